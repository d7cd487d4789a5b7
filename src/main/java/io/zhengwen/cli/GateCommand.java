package io.zhengwen.cli;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.gate.Floors;
import io.zhengwen.bench.gate.Floors.Level;
import io.zhengwen.bench.gate.Floors.SetFloors;
import io.zhengwen.bench.gate.GateScores;
import io.zhengwen.bench.gate.QualityGate;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.registry.Resources;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Checks that no method has become worse, or raises the floors of their scores. */
@Command(
    name = "gate",
    description = "Checks that no method has become worse, or raises the floors of their scores.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:no score is below its floor",
      "1:some scores are below their floors",
      "2:wrong usage, or a set has no floors",
      "3:the floors' file cannot be read or written"
    })
final class GateCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;

  @Option(
      names = "--floors",
      paramLabel = "FILE",
      description = "the floors' file (default: ${DEFAULT-VALUE})",
      defaultValue = "src/test/resources/io/zhengwen/bench/gate/quality-floors.json")
  private Path file;

  @Option(
      names = "--data",
      split = ",",
      paramLabel = "SET",
      description = "labelled sets (default: those in the floors' file)")
  private List<String> sets;

  @Option(names = "--full", description = "checks whole sets instead of samples")
  private boolean full;

  @Option(
      names = "--raise",
      description = "raises the floors to the scores, on samples and whole sets; adds new ones")
  private boolean raise;

  @Option(
      names = "--allow-lower",
      description = "with --raise: lets floors fall, vanish, or be of changed pages")
  private boolean allowLower;

  @Option(
      names = "--sample",
      paramLabel = "N",
      description = "with --raise: pages in the sample of a set that is new (default: 120)")
  private int sample = 120;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "threads (default: one per processor)")
  private int threads = Runtime.getRuntime().availableProcessors();

  GateCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws CommandFailedException, InterruptedException {
    check();
    Floors floors = floors();
    GateScores gate = new GateScores(Resources.inMemory(), threads);
    List<String> names = sets == null ? List.copyOf(floors.sets().keySet()) : sets;
    if (names.isEmpty()) {
      throw usage("" + file + " has no floors yet; name sets by --data");
    }
    return raise ? raise(gate, floors, names) : check(gate, floors, names);
  }

  private Floors floors() throws CommandFailedException {
    try {
      return Floors.read(file);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private CommandFailedException failed(IOException e) {
    return new CommandFailedException(Problems.describe(file.toString(), e));
  }

  private void check() {
    if (allowLower && !raise) {
      throw usage("--allow-lower requires --raise");
    }
    if (threads < 1 || sample < 1) {
      throw usage("--threads and --sample must be at least 1");
    }
  }

  private int check(GateScores gate, Floors floors, List<String> names)
      throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    boolean held = true;
    for (String name : names) {
      Corpus all = LabelledSets.read(spec, name);
      SetFloors set = floors.sets().get(all.name());
      if (set == null) {
        throw usage("set " + all.name() + " has no floors in " + file);
      }
      Level level = set.level(full);
      Corpus corpus = full ? all : all.sample(level.pages());
      SortedMap<String, Double> scores = scores(gate, corpus);
      List<String> violations = QualityGate.violations(corpus, scores, level);
      violations.forEach(out::println);
      if (violations.isEmpty()) {
        out.println(corpus.name() + ": " + corpus.pages().size() + " pages, all floors hold");
      }
      out.flush();
      held &= violations.isEmpty();
    }
    return held ? 0 : 1;
  }

  private int raise(GateScores gate, Floors floors, List<String> names)
      throws CommandFailedException, InterruptedException {
    Floors raised = floors;
    for (String name : names) {
      Corpus all = LabelledSets.read(spec, name);
      SetFloors old = floors.sets().get(all.name());
      Corpus some = all.sample(old == null ? sample : old.sample().pages());
      SetFloors now =
          new SetFloors(
              raise(gate, some, old == null ? null : old.sample()),
              raise(gate, all, old == null ? null : old.full()));
      raised = raised.with(all.name(), now);
    }
    try {
      raised.write(file);
    } catch (IOException e) {
      throw failed(e);
    }
    spec.commandLine().getOut().println("Written to " + file);
    return 0;
  }

  private Level raise(GateScores gate, Corpus corpus, Level old) throws InterruptedException {
    SortedMap<String, Double> scores = scores(gate, corpus);
    Level level;
    try {
      level = QualityGate.raise(corpus, scores, old, allowLower);
    } catch (IllegalArgumentException e) {
      throw usage(e.getMessage() + "; --allow-lower replaces them");
    }
    PrintWriter out = spec.commandLine().getOut();
    level
        .floors()
        .forEach(
            (name, floor) -> {
              Double before = old == null ? null : old.floors().get(name);
              if (!floor.equals(before)) {
                out.printf(
                    Locale.ROOT,
                    "%s, %d pages, %s: %s -> %.3f%n",
                    corpus.name(),
                    corpus.pages().size(),
                    name,
                    before == null ? "none" : String.format(Locale.ROOT, "%.3f", before),
                    floor);
              }
            });
    out.flush();
    return level;
  }

  private SortedMap<String, Double> scores(GateScores gate, Corpus corpus)
      throws InterruptedException {
    try (Progress progress = new Progress(streams, corpus.name(), corpus.pages().size())) {
      return gate.of(corpus, progress::done);
    }
  }

  private ParameterException usage(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
