package io.zhengwen.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** Shows the help of a command, or of a command within one. */
@Command(
    name = "help",
    description = "Shows the help of a command, as in 'help train svm'.",
    helpCommand = true)
final class HelpCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "COMMAND",
      arity = "0..*",
      description = "The command; without one, the commands are listed.")
  private List<String> path = List.of();

  @Override
  public void run() {
    CommandLine command = spec.commandLine().getParent();
    for (String name : path) {
      CommandLine next = command.getSubcommands().get(name);
      if (next == null) {
        throw new UnmatchedArgumentException(command, List.of(name));
      }
      command = next;
    }
    command.usage(spec.commandLine().getOut());
  }
}
