package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.ExitCode;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.input.PageInput;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.induce.Example;
import io.zhengwen.wrapper.induce.Repair;
import io.zhengwen.wrapper.library.TemplateReading;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.monitor.Alarm;
import io.zhengwen.wrapper.monitor.TemplateMonitor;
import io.zhengwen.wrapper.template.TemplateFile;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Says where a template stops to fit the pages of a crawl, and proposes a repair. */
@Command(
    name = "watch",
    description =
        "Reads the pages of a crawl in their order, and says where a wrapper template stops to fit"
            + " them. The exit code is 1 if it does, also if no repair is found then.",
    footer = {
      "",
      "With --repair, the template is repaired by the failing pages: its labels are looked for where they stand now, and with --known, the values that pages had when they were read last (a line of annotations for each), new rules are found from them. Records of list pages are found again by their links, on whichever page they are now.",
    })
final class WrappersWatchCommand implements Callable<Integer> {
  private static final int MOST_FAILING = 50;
  private static final int MOST_NAMED = 5;

  private final Streams streams;

  @Spec private CommandSpec spec;
  @Mixin private PageInput input;
  @Mixin private TemplateArgument template;

  @Option(
      names = "--window",
      paramLabel = "N",
      description =
          "The latest pages that are compared with those before (default: ${DEFAULT-VALUE}).")
  private int window = TemplateMonitor.DEFAULT_WINDOW;

  @Option(
      names = "--known",
      paramLabel = "FILE",
      description = "Values that pages had before: JSON lines with page and fields, or records.")
  private Path known;

  @Option(
      names = "--repair",
      paramLabel = "FILE",
      description = "Write the repaired template here.")
  private Path repair;

  private final Deque<ReadPage.Read> failing = new ArrayDeque<>();
  private int alarms;

  WrappersWatchCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws CommandFailedException {
    input.check();
    if (window < 10) {
      throw new ParameterException(spec.commandLine(), "--window must be at least 10");
    }
    if (known != null && repair == null) {
      throw new ParameterException(spec.commandLine(), "--known requires --repair");
    }
    if (repair != null) {
      input.refuseAsOutput(repair, template.file(), known);
    }
    Wrapper wrapper = template.wrapper();
    TemplateMonitor monitor = new TemplateMonitor(wrapper.template(), window);
    try (Progress progress = new Progress(streams, "watching", input::share)) {
      ReadPage.readAll(wrapper, input, streams, progress, read -> watch(monitor, read));
      if (repair != null && !failing.isEmpty()) {
        repair(wrapper.template());
      }
      return alarms == 0 ? progress.exitCode() : ExitCode.SOME_FAILED;
    }
  }

  private void watch(TemplateMonitor monitor, ReadPage.Read read) {
    for (Alarm alarm : monitor.add(read.page().id(), read.reading())) {
      alarms++;
      print(alarm);
    }
    if (!read.complete()) {
      failing.addLast(read);
      if (failing.size() > MOST_FAILING) {
        failing.removeFirst();
      }
    }
  }

  private void print(Alarm alarm) {
    List<String> pages = alarm.failing();
    PrintWriter out = spec.commandLine().getOut();
    out.println(
        alarm.page()
            + ": "
            + alarm.describe()
            + (pages.isEmpty()
                ? ""
                : "; without: "
                    + String.join(
                        ", ",
                        pages.subList(Math.max(0, pages.size() - MOST_NAMED), pages.size()))));
    out.flush();
  }

  private void repair(WrapperTemplate old) throws CommandFailedException {
    Map<String, Annotations> values = known == null ? Map.of() : Annotations.read(known);
    boolean lists = old.kind() == TemplateKind.LIST;
    Optional<WrapperTemplate> found = lists ? ofLists(old, values) : ofDetails(old, values);
    if (found.isEmpty()) {
      String problem = "no rule was found that reads the failing pages";
      if (alarms == 0) {
        throw new CommandFailedException(problem);
      }
      spec.commandLine().getErr().println(problem);
      return;
    }
    WrapperTemplate repaired = found.get();
    Wrapper wrapper = new Wrapper(repaired);
    long mended =
        failing.stream()
            .filter(read -> TemplateReading.of(wrapper, read.scope().texts()).complete())
            .count();
    try {
      Files.write(repair, TemplateFile.write(repaired));
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe(repair.toString(), e));
    }
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        Locale.ROOT,
        "repaired from the values of %s: reads %d of %d failing pages%n",
        lists
            ? Progress.count(records(values).size(), "record")
            : Progress.count(examples(values).size(), "page"),
        mended,
        failing.size());
    out.flush();
  }

  private Optional<WrapperTemplate> ofDetails(
      WrapperTemplate old, Map<String, Annotations> values) {
    return Repair.of(old, examples(values), failing.stream().map(ReadPage.Read::scope).toList());
  }

  private List<Example> examples(Map<String, Annotations> values) {
    List<Example> examples = new ArrayList<>();
    for (ReadPage.Read read : failing) {
      Annotations before = values.get(read.page().id());
      if (before != null) {
        examples.add(new Example(read.page().id(), read.scope(), before.fields()));
      }
    }
    return examples;
  }

  private Optional<WrapperTemplate> ofLists(WrapperTemplate old, Map<String, Annotations> values) {
    Map<Scope, String> nexts = new LinkedHashMap<>();
    for (ReadPage.Read read : failing) {
      Annotations before = values.get(read.page().id());
      if (before != null && before.next() != null) {
        nexts.put(read.scope(), before.next());
      }
    }
    return Repair.ofLists(
        old, records(values), nexts, failing.stream().map(ReadPage.Read::scope).toList());
  }

  private static List<Map<String, List<String>>> records(Map<String, Annotations> values) {
    return values.values().stream().flatMap(page -> page.records().stream()).toList();
  }
}
