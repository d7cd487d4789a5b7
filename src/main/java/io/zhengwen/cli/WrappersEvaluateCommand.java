package io.zhengwen.cli;

import io.zhengwen.bench.corpus.CorpusException;
import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.wrapper.AlarmEvaluation;
import io.zhengwen.bench.wrapper.FieldCounts;
import io.zhengwen.bench.wrapper.FieldPage;
import io.zhengwen.bench.wrapper.ListEvaluation;
import io.zhengwen.bench.wrapper.Redesign;
import io.zhengwen.bench.wrapper.RobustnessEvaluation;
import io.zhengwen.bench.wrapper.WrapperEvaluation;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.ExitCode;
import io.zhengwen.wrapper.template.RuleKind;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures wrapper templates on pages whose fields are known. */
@Command(
    name = "evaluate",
    description =
        "Measures wrapper templates: marks the fields of some pages of a set, makes a template, and"
            + " compares what it reads from the other pages with what they hold.")
final class WrappersEvaluateCommand implements Callable<Integer> {
  private static final int REDESIGNED = 20;
  private static final int SEEDS = 3;
  private static final double[] STRENGTHS = {.1, .3, 1};

  @Spec private CommandSpec spec;

  @Option(
      names = "--data",
      required = true,
      split = ",",
      paramLabel = "SET",
      description =
          "Sets of one site each: directories, or names of sets, with fields.jsonl and pages. Pages with records are list pages.")
  private List<String> sets;

  @Option(
      names = "--pages",
      split = ",",
      paramLabel = "N",
      description =
          "How many pages are marked (default: 1,3,5), or records of a list page (default: 1,2).")
  private List<Integer> marked;

  @Option(
      names = "--draws",
      paramLabel = "N",
      description = "How often pages are drawn (default: ${DEFAULT-VALUE}).")
  private int draws = 10;

  @Option(
      names = "--marked-only",
      description = "Do not look at further pages when the template is made.")
  private boolean markedOnly;

  @Option(
      names = "--redesign",
      description =
          "Also redesign the pages, and say which share of the fields is still right, and which wrong, by all rules and by those of each kind.")
  private boolean redesign;

  @Option(
      names = "--alarms",
      description =
          "Also redesign the pages in the middle of a crawl, and say how often alarms are right, and what repairs read.")
  private boolean alarms;

  @Override
  public Integer call() throws CommandFailedException {
    if (draws < 1 || marked != null && marked.stream().anyMatch(n -> n < 1)) {
      throw new ParameterException(spec.commandLine(), "--draws and --pages must be at least 1");
    }
    PrintWriter out = spec.commandLine().getOut();
    for (String set : sets) {
      List<FieldPage> pages = pages(set);
      if (pages.stream().anyMatch(page -> !page.records().isEmpty())) {
        lists(out, set, pages.stream().filter(page -> !page.records().isEmpty()).toList());
      } else {
        details(out, set, pages.stream().filter(page -> !page.fields().isEmpty()).toList());
      }
    }
    return ExitCode.DONE;
  }

  private void details(PrintWriter out, String set, List<FieldPage> pages)
      throws CommandFailedException {
    WrapperEvaluation evaluation = new WrapperEvaluation(pages, !markedOnly);
    for (int n : marked == null ? List.of(1, 3, 5) : marked) {
      if (n >= pages.size()) {
        throw new CommandFailedException(set + " has only " + pages.size() + " pages");
      }
      print(out, set, n, d -> evaluation.draw(n, d).counts());
    }
    if (alarms) {
      printAlarms(out, set, new AlarmEvaluation(pages));
    }
    if (redesign) {
      printRedesigns(out, new RobustnessEvaluation(pages, REDESIGNED));
    }
  }

  private void lists(PrintWriter out, String set, List<FieldPage> pages)
      throws CommandFailedException {
    ListEvaluation evaluation = listEvaluation(set, pages);
    int fewest = pages.stream().mapToInt(page -> page.records().size()).min().orElse(0);
    for (int n : marked == null ? List.of(1, 2) : marked) {
      if (n >= fewest) {
        throw new CommandFailedException(set + " has a page with only " + fewest + " records");
      }
      print(out, set, n, d -> evaluation.draw(n, d));
      if (redesign) {
        printRedesigns(out, n, evaluation);
      }
    }
  }

  private static ListEvaluation listEvaluation(String set, List<FieldPage> pages)
      throws CommandFailedException {
    try {
      return new ListEvaluation(pages);
    } catch (CorpusException e) {
      throw new CommandFailedException(set + ": " + e.getMessage());
    }
  }

  private void printRedesigns(PrintWriter out, int n, ListEvaluation evaluation) {
    out.printf(Locale.ROOT, "%-26s %8s %8s %8s %8s%n", "redesigned", "strength", "P", "R", "wrong");
    List<List<Redesign>> changes = changes();
    changes.add(List.of(Redesign.values()));
    for (List<Redesign> change : changes) {
      for (double strength : STRENGTHS) {
        List<FieldCounts> counts = new ArrayList<>();
        for (int d = 0; d < draws; d++) {
          counts.addAll(evaluation.read(n, d, change, strength).values());
        }
        out.printf(
            Locale.ROOT,
            "%-26s %8.1f %8.4f %8.4f %8d%n",
            name(change),
            strength,
            mean(counts, FieldCounts::precision),
            mean(counts, FieldCounts::recall),
            counts.stream().mapToInt(FieldCounts::wrong).sum());
      }
    }
    out.println();
    out.flush();
  }

  private static List<FieldPage> pages(String set) throws CommandFailedException {
    Path directory =
        Files.isDirectory(Path.of(set)) ? Path.of(set) : DataSets.directory().resolve(set);
    try {
      return FieldPage.read(directory);
    } catch (CorpusException e) {
      throw new CommandFailedException(e.getMessage());
    }
  }

  private void print(
      PrintWriter out, String set, int n, IntFunction<Map<String, FieldCounts>> drawn) {
    Map<String, List<FieldCounts>> byField = new LinkedHashMap<>();
    for (int d = 0; d < draws; d++) {
      drawn
          .apply(d)
          .forEach((field, c) -> byField.computeIfAbsent(field, f -> new ArrayList<>()).add(c));
    }
    out.printf(
        Locale.ROOT,
        "%s, %d marked, %d draws%n%-20s %7s %7s %7s %7s %7s %6s%n",
        set,
        n,
        draws,
        "field",
        "P",
        "R",
        "F1",
        "worst",
        "pages",
        "draws");
    byField.forEach(
        (field, counts) ->
            out.printf(
                Locale.ROOT,
                "%-20s %7.4f %7.4f %7.4f %7.4f %7.4f %6d%n",
                field,
                mean(counts, FieldCounts::precision),
                mean(counts, FieldCounts::recall),
                mean(counts, FieldCounts::f1),
                counts.stream().mapToDouble(FieldCounts::f1).min().orElse(0),
                mean(counts, FieldCounts::pageSuccess),
                counts.size()));
    long perfect =
        byField.values().stream().flatMap(List::stream).filter(c -> c.pageSuccess() == 1).count();
    long all = byField.values().stream().mapToLong(List::size).sum();
    out.printf(Locale.ROOT, "wrappers of a field without a fault: %d of %d%n%n", perfect, all);
    out.flush();
  }

  private static double mean(List<FieldCounts> counts, ToDoubleFunction<FieldCounts> measure) {
    return counts.stream().mapToDouble(measure).average().orElse(0);
  }

  private static void printAlarms(PrintWriter out, String set, AlarmEvaluation evaluation) {
    AlarmEvaluation.Result result = new AlarmEvaluation.Result();
    List<List<Redesign>> changes = new ArrayList<>();
    for (Redesign change : Redesign.values()) {
      changes.add(List.of(change));
    }
    changes.add(List.copyOf(Redesign.LAYOUT));
    changes.add(List.of(Redesign.values()));
    for (List<Redesign> change : changes) {
      for (double strength : STRENGTHS) {
        for (int seed = 1; seed <= SEEDS; seed++) {
          evaluation.crawl(change, strength, seed, result);
        }
      }
    }
    out.println(set);
    result.lines().forEach(out::println);
    out.println();
    out.flush();
  }

  private static void printRedesigns(PrintWriter out, RobustnessEvaluation evaluation) {
    List<Optional<RuleKind>> kinds = new ArrayList<>(List.of(Optional.empty()));
    for (RuleKind kind : RuleKind.values()) {
      kinds.add(Optional.of(kind));
    }
    out.printf(Locale.ROOT, "%-20s %8s", "right/wrong", "strength");
    kinds.forEach(k -> out.printf(Locale.ROOT, " %13s", k.map(RuleKind::name).orElse("ALL")));
    out.println();
    for (List<Redesign> change : changes()) {
      for (double strength : STRENGTHS) {
        String name = name(change);
        out.printf(Locale.ROOT, "%-20s %8.1f", name, strength);
        for (Optional<RuleKind> kind : kinds) {
          int values = 0;
          int right = 0;
          int wrong = 0;
          for (int seed = 1; seed <= SEEDS; seed++) {
            RobustnessEvaluation.Result result = evaluation.read(change, strength, seed, kind);
            values += result.values();
            right += result.right();
            wrong += result.wrong();
          }
          out.printf(Locale.ROOT, "   %.3f/%.3f", (double) right / values, (double) wrong / values);
        }
        out.println();
      }
    }
    out.println();
    out.flush();
  }

  private static List<List<Redesign>> changes() {
    List<List<Redesign>> changes = new ArrayList<>();
    for (Redesign change : Redesign.LAYOUT) {
      changes.add(List.of(change));
    }
    changes.add(List.copyOf(Redesign.LAYOUT));
    return changes;
  }

  private static String name(List<Redesign> change) {
    return change.size() == 1
        ? change.get(0).name()
        : change.size() == Redesign.LAYOUT.size() ? "all of them" : "all of them, other words";
  }
}
