package io.zhengwen.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Trains the models of the learned methods. */
@Command(
    name = "train",
    description = "Trains the model of a learned method on labelled sets.",
    subcommands = {
      TrainCombinedCommand.class,
      TrainSvmCommand.class,
      TrainSiteTemplateCommand.class,
      TrainDatesCommand.class,
      TrainAuthorsCommand.class
    })
final class TrainCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a method is missing");
  }
}
