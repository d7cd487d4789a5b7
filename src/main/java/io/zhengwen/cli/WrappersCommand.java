package io.zhengwen.cli;

import io.zhengwen.cli.console.Streams;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes wrapper templates from annotated pages, applies and measures them. */
@Command(
    name = "wrappers",
    description = "Makes wrapper templates from annotated pages, applies and measures them.")
final class WrappersCommand implements Runnable {
  @Spec private CommandSpec spec;

  private WrappersCommand() {}

  static CommandLine commandLine(Streams streams) {
    return new CommandLine(new WrappersCommand())
        .addSubcommand(new WrappersInduceCommand(streams))
        .addSubcommand(new WrappersApplyCommand(streams))
        .addSubcommand(new WrappersTestCommand(streams))
        .addSubcommand(new WrappersWatchCommand(streams))
        .addSubcommand(new WrappersEvaluateCommand());
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "induce, apply, test, watch or evaluate is missing");
  }
}
