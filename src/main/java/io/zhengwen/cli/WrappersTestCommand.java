package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.ExitCode;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.input.PageInput;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.TemplateKind;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Says on how many pages a template finds each of its fields. */
@Command(
    name = "test",
    description =
        "Says on how many pages a wrapper template finds each field, by which rules, and on how many"
            + " all required ones. The exit code is 1 if required fields are missing somewhere.")
final class WrappersTestCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;
  @Mixin private PageInput input;
  @Mixin private TemplateArgument template;

  private final Map<String, Map<String, Integer>> rules = new LinkedHashMap<>();
  private int tried;
  private int complete;

  WrappersTestCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws CommandFailedException {
    input.check();
    Wrapper wrapper = template.wrapper();
    List<FieldTemplate> fields = wrapper.template().fields();
    fields.forEach(field -> rules.put(field.name(), new LinkedHashMap<>()));
    try (Progress progress = new Progress(streams, "testing", input::share)) {
      ReadPage.readAll(wrapper, input, streams, progress, read -> count(wrapper, read.page()));
      print(wrapper.template().kind());
      return complete == tried ? progress.exitCode() : ExitCode.SOME_FAILED;
    }
  }

  private void count(Wrapper wrapper, ReadPage page) {
    boolean list = wrapper.template().kind() == TemplateKind.LIST;
    if (!list) {
      count(wrapper, page.rules());
    } else if (page.records().isEmpty()) {
      tried++;
    } else {
      page.records().forEach(record -> count(wrapper, record.rules()));
    }
  }

  private void count(Wrapper wrapper, Map<String, String> found) {
    tried++;
    found.forEach((field, rule) -> rules.get(field).merge(rule, 1, Integer::sum));
    boolean all =
        wrapper.template().fields().stream()
            .filter(FieldTemplate::required)
            .allMatch(field -> found.containsKey(field.name()));
    complete += all ? 1 : 0;
  }

  private void print(TemplateKind kind) {
    PrintWriter out = spec.commandLine().getOut();
    String what = kind == TemplateKind.LIST ? "record" : "page";
    rules.forEach(
        (field, counts) -> {
          int found = counts.values().stream().mapToInt(n -> n).sum();
          out.printf(Locale.ROOT, "%s: on %d of %d%n", field, found, tried);
          counts.forEach((rule, n) -> out.printf(Locale.ROOT, "  %s: %d%n", rule, n));
        });
    out.printf(
        Locale.ROOT,
        "%s with all required fields: %d of %s%n",
        kind == TemplateKind.LIST ? "records" : "pages",
        complete,
        Progress.count(tried, what));
    out.flush();
  }
}
