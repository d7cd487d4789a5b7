package io.zhengwen.cli;

import io.zhengwen.bench.train.combined.BoostingParams;
import io.zhengwen.bench.train.combined.CombinedTraining;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Trains the combined method on labelled sets, cross-validated by site. */
@Command(
    name = "combined",
    description =
        "Trains the combined method: report on standard output, progress on standard error.")
final class TrainCombinedCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private TrainingSets sets;

  @Mixin private final TrainingArguments arguments = new TrainingArguments(3);

  @Option(
      names = "--leave-out",
      paramLabel = "SET[+SET]",
      split = ",",
      description = "Also measure each set (or sets joined by +) with a model trained without it.")
  private List<String> leaveOut = List.of();

  @Option(
      names = "--leave-site-out",
      paramLabel = "SET",
      split = ",",
      description =
          "Also measure each site of the set with a model trained without it: one training for each site.")
  private List<String> leaveSiteOut = List.of();

  @Option(names = "--trees", description = "Number of trees (default: ${DEFAULT-VALUE}).")
  private int trees = BoostingParams.DEFAULT.trees();

  @Option(names = "--leaves", description = "Most leaves of a tree (default: ${DEFAULT-VALUE}).")
  private int leaves = BoostingParams.DEFAULT.leaves();

  @Option(names = "--depth", description = "Greatest depth of a tree (default: ${DEFAULT-VALUE}).")
  private int depth = BoostingParams.DEFAULT.depth();

  @Option(
      names = "--every",
      defaultValue = "1",
      paramLabel = "N",
      description = "Use only every N-th page of large sets, for quick trials.")
  private int everyNth;

  @Override
  public Integer call() throws IOException {
    arguments.check();
    if (everyNth < 1 || trees < 1 || leaves < 2 || depth < 1) {
      throw arguments.wrong("--every, --trees and --depth must be at least 1, --leaves at least 2");
    }
    List<Set<String>> left =
        leaveOut.stream().map(names -> Set.copyOf(List.of(names.split("\\+")))).toList();
    left.forEach(names -> sets.requireGiven("--leave-out", names));
    sets.requireGiven("--leave-site-out", Set.copyOf(leaveSiteOut));
    CombinedTraining training =
        new CombinedTraining(
            sets.read(),
            everyNth,
            BoostingParams.DEFAULT.withTrees(trees, leaves, depth).withSeed(sets.seed()),
            sets.weights(),
            spec.commandLine().getErr());
    arguments.validate(training);
    left.forEach(names -> training.leaveOut(names, spec.commandLine().getOut()));
    leaveSiteOut.forEach(set -> training.leaveSitesOut(set, spec.commandLine().getOut()));
    arguments.write(training);
    return 0;
  }
}
