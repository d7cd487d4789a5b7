package io.zhengwen.cli;

import io.zhengwen.bench.train.Folds;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** How many folds a cross-validation by site has. */
final class SiteFolds {
  private SiteFolds() {}

  /**
   * The folds of {@code --folds}, or, where it was not given, at most as many as there are sites.
   *
   * @param folds the option's value, at least 2
   * @throws ParameterException if there are fewer sites than folds were asked for, or none are left
   *     to train on
   */
  static int of(CommandSpec spec, int folds, Folds of) {
    int sites = of.sites().size();
    boolean isGiven = spec.commandLine().getParseResult().hasMatchedOption("--folds");
    if (folds > sites && isGiven) {
      throw wrong(spec, "--folds must be at most the number of sites, " + sites + ", was " + folds);
    }
    if (sites < 2) {
      throw wrong(spec, "pages of at least 2 sites are cross-validated, there are " + sites);
    }
    int most = Math.min(folds, sites);
    if (!of.leaveSites(most)) {
      throw wrong(
          spec,
          "--seed " + of.seed() + " puts all sites into one of " + most + " folds, try others");
    }
    if (most < folds) {
      spec.commandLine()
          .getErr()
          .println("cross-validation in " + most + " folds, as many as there are sites");
    }
    return most;
  }

  private static ParameterException wrong(CommandSpec spec, String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
