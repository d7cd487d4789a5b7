package io.zhengwen.cli;

import io.zhengwen.cli.console.Streams;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Learns site templates offline, and shows those that are known. */
@Command(
    name = "templates",
    description = "Learns site templates from pages, and shows those that are known.")
final class TemplatesCommand implements Runnable {
  @Spec private CommandSpec spec;

  private TemplatesCommand() {}

  static CommandLine commandLine(Streams streams) {
    return new CommandLine(new TemplatesCommand())
        .addSubcommand(new TemplatesLearnCommand(streams))
        .addSubcommand(new TemplatesListCommand())
        .addSubcommand(new TemplatesShowCommand());
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "learn, list or show is missing");
  }
}
