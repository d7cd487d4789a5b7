package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.ExitCode;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.input.Page;
import io.zhengwen.cli.input.PageInput;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.wrapper.induce.Example;
import io.zhengwen.wrapper.induce.Inducer;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.TemplateFile;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Makes a template from annotated pages. */
@Command(
    name = "induce",
    description = "Makes a wrapper template from pages on which values were marked.",
    footer = {
      "",
      "A line of annotations: {\"page\": \"0001\", \"fields\": {\"title\": [\"…\"], \"price\": []}}. Values are as they stand in the page; an empty list says that the page lacks the field.",
      "Of a list page: {\"page\": \"0001\", \"records\": [{\"title\": [\"…\"]}, {\"title\": [\"…\"]}], \"next\": \"/p2/\"} with two or more of its records, and the address of the next page if it has one.",
      "Further pages of the input are of the same template: rules that contradict each other on them are dropped.",
    })
final class WrappersInduceCommand implements Callable<Integer> {
  private final Streams streams;
  private final PageReader reader = new PageReader();

  @Spec private CommandSpec spec;
  @Mixin private PageInput input;

  @Option(
      names = "--annotations",
      required = true,
      paramLabel = "FILE",
      description = "JSON lines with page and fields, or records (also .gz).")
  private Path annotations;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "FILE",
      description = "Write the template here, as JSON.")
  private Path output;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The template's name (default: the output's, without its ending).")
  private String name;

  WrappersInduceCommand(Streams streams) {
    this.streams = streams;
  }

  private record Read(Page source, Scope scope, String problem) {}

  @Override
  public Integer call() throws CommandFailedException {
    input.check();
    input.refuseAsOutput(output, annotations);
    Map<String, Annotations> marked = Annotations.read(annotations);
    Map<String, Scope> pages = new LinkedHashMap<>();
    List<Scope> others = new ArrayList<>();
    try (Progress progress = new Progress(streams, "reading", input::share)) {
      InTurn.run(
          input,
          streams,
          progress,
          (page, several) -> read(page),
          read -> {
            if (read.problem != null) {
              progress.failed(read.problem);
            } else if (marked.containsKey(read.source.id())) {
              pages.put(read.source.id(), read.scope);
            } else if (others.size() < Inducer.MOST_OTHERS) {
              others.add(read.scope);
            }
          });
    }
    Set<String> missing = new TreeSet<>(marked.keySet());
    missing.removeAll(pages.keySet());
    if (!missing.isEmpty()) {
      throw new CommandFailedException(
          annotations + ": there is no page with the id " + String.join(", ", missing));
    }
    return write(induce(marked, pages, others));
  }

  private Read read(Page source) {
    try {
      return new Read(
          source,
          Scope.of(new PageTexts(PageModelBuilder.build(source.load().parse(reader)))),
          null);
    } catch (IOException | PageRefusedException e) {
      return new Read(source, null, Problems.describe(source.place(), e));
    } catch (RuntimeException | StackOverflowError e) {
      return new Read(source, null, source.place() + ": internal error: " + e);
    }
  }

  private WrapperTemplate induce(
      Map<String, Annotations> marked, Map<String, Scope> pages, List<Scope> others)
      throws CommandFailedException {
    String named = name == null ? nameOf(output) : name;
    try {
      Annotations first = marked.values().iterator().next();
      if (!first.records().isEmpty()) {
        return Inducer.list(
            named, pages.get(first.page()), first.records(), Optional.ofNullable(first.next()));
      }
      List<Example> examples = new ArrayList<>();
      marked.forEach((id, page) -> examples.add(new Example(id, pages.get(id), page.fields())));
      return Inducer.detail(named, examples, others);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage());
    }
  }

  private static String nameOf(Path file) {
    String base = file.getFileName().toString();
    int dot = base.indexOf('.');
    return (dot > 0 ? base.substring(0, dot) : base).replaceAll("[^\\pL\\pN._-]", "-");
  }

  private int write(WrapperTemplate template) throws CommandFailedException {
    if (template.fields().stream().allMatch(field -> field.rules().isEmpty())) {
      String names =
          template.fields().stream().map(FieldTemplate::name).collect(Collectors.joining(", "));
      throw new CommandFailedException(
          "no rule found for " + names + "; " + output + " is not written");
    }
    try {
      byte[] json = TemplateFile.write(template);
      TemplateFile.read(json);
      Files.write(output, json);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage());
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe(output.toString(), e));
    }
    PrintWriter out = spec.commandLine().getOut();
    boolean complete = true;
    if (template.records() != null) {
      out.println("records  " + template.records());
    }
    for (FieldTemplate field : template.fields()) {
      out.println(field.name() + (field.rules().isEmpty() ? ": no rule found" : ""));
      complete &= !field.rules().isEmpty();
      for (Rule rule : field.rules()) {
        Rule.Evidence seen = rule.evidence();
        out.printf(
            Locale.ROOT,
            "  %s%s: on %d of %d pages, e.g. %s%n",
            rule.name(),
            rule.pattern() == null ? "" : " /" + rule.pattern() + "/",
            seen.matches(),
            seen.pages(),
            seen.sample());
      }
    }
    out.flush();
    return complete ? ExitCode.DONE : ExitCode.SOME_FAILED;
  }
}
