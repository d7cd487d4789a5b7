package io.zhengwen.cli;

import io.zhengwen.bench.train.combined.BoostingParams;
import io.zhengwen.bench.train.combined.CombinedTraining;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Trains the combined method on labelled sets, cross-validated by site. */
@Command(
    name = "combined",
    description =
        "Trains the combined method: report on standard output, progress on standard error.")
final class TrainCombinedCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private TrainingSets sets;

  @Option(
      names = "--folds",
      defaultValue = "3",
      description = "Folds of the cross-validation, 0 for none (default: ${DEFAULT-VALUE}).")
  private int folds;

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

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Write a model trained on all pages.")
  private Path output;

  @Override
  public Integer call() throws IOException {
    if (folds < 0 || folds == 1) {
      throw illegal("--folds must be 0 or at least 2, was " + folds);
    }
    if (everyNth < 1 || trees < 1 || leaves < 2 || depth < 1) {
      throw illegal("--every, --trees and --depth must be at least 1, --leaves at least 2");
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
    if (folds > 0) {
      training.crossValidate(folds, spec.commandLine().getOut());
    }
    left.forEach(names -> training.leaveOut(names, spec.commandLine().getOut()));
    leaveSiteOut.forEach(set -> training.leaveSitesOut(set, spec.commandLine().getOut()));
    if (output != null) {
      training.writeModel(output);
    }
    return 0;
  }

  private ParameterException illegal(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
