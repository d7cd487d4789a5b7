package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.ExitCode;
import io.zhengwen.cli.console.OutputFailedException;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.console.WatchedOutput;
import io.zhengwen.cli.input.FileNames;
import io.zhengwen.text.ControlCharacters;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line's entry. */
@Command(
    name = "zhengwen",
    description = "Extracts main text, title and noise-stripped body from HTML pages.",
    versionProvider = Main.ManifestVersion.class,
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    usageHelpAutoWidth = true,
    sortOptions = false,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:success",
      "1:some pages failed; each is named on standard error",
      "2:wrong usage",
      "3:nothing was done",
      "130:interrupted, as by Ctrl-C; 143 as by kill",
      "141:whoever read standard output did not read on, as with | head"
    })
public final class Main implements Runnable {
  @Spec private CommandSpec spec;

  private Main() {}

  /** Runs a command and ends the process with its exit code. */
  public static void main(String[] args) {
    System.exit(run(Streams.ofProcess(), args));
  }

  /** Runs a command and returns its exit code. */
  static int run(Streams streams, String... args) {
    WatchedOutput out = new WatchedOutput(streams.out());
    CommandLine command =
        commandLine(new Streams(streams.in(), out, streams.err(), streams.columns()));
    int exitCode = command.execute(args);
    command.getOut().flush();
    boolean done = exitCode == ExitCode.DONE || exitCode == ExitCode.SOME_FAILED;
    return done && out.failure().isPresent()
        ? failure(OutputFailedException.of(null, out.failure().get()), command)
        : exitCode;
  }

  /** All commands. */
  static CommandLine commandLine(Streams streams) {
    return new CommandLine(new Main())
        .addSubcommand(new ExtractCommand(streams))
        .addSubcommand(new MethodsCommand())
        .addSubcommand(new IndexCommand(streams))
        .addSubcommand(new EvaluateCommand(streams))
        .addSubcommand(new GateCommand(streams))
        .addSubcommand(new TrainCommand())
        .addSubcommand(TemplatesCommand.commandLine(streams))
        .addSubcommand(WrappersCommand.commandLine(streams))
        .addSubcommand(new StudioCommand(streams))
        .addSubcommand(new HelpCommand())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .registerConverter(Path.class, Main::path)
        .setOut(writer(streams.out()))
        .setErr(writer(streams.err()))
        .setParameterExceptionHandler(Main::usageError)
        .setExecutionExceptionHandler(
            (e, command, parsed) -> {
              if (e instanceof CommandFailedException failed) {
                return failure(failed, command);
              }
              throw e;
            });
  }

  private static Path path(String argument) {
    try {
      return FileNames.ofArgument(argument);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  private static PrintWriter writer(OutputStream out) {
    return new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), true);
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }

  private static int usageError(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    command.getErr().println(prefix(command) + ControlCharacters.replaced(message(e)));
    if (command.getParent() == null) {
      command.usage(command.getErr());
    } else {
      command.getErr().println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
    }
    return ExitCode.USAGE;
  }

  /** What is wrong; picocli says "option" twice where a map's entry is malformed. */
  private static String message(ParameterException e) {
    return e instanceof UnmatchedArgumentException unmatched
        ? unmatched(unmatched)
        : e.getMessage().replace("option option", "option");
  }

  private static String unmatched(UnmatchedArgumentException e) {
    boolean command = !e.isUnknownOption() && !e.getCommandLine().getSubcommands().isEmpty();
    String message = command ? "unknown command '" + e.getUnmatched().get(0) + "'" : e.getMessage();
    return e.getSuggestions().stream()
        .findFirst()
        .map(nearest -> message + "; did you mean '" + nearest + "'?")
        .orElse(message);
  }

  private static int failure(CommandFailedException e, CommandLine command) {
    if (e instanceof OutputFailedException failed && failed.isReaderGone()) {
      return ExitCode.READER_GONE;
    }
    command.getErr().println(prefix(command) + ControlCharacters.replaced(e.getMessage()));
    return ExitCode.NOTHING_DONE;
  }

  private static String prefix(CommandLine command) {
    return command.getCommandSpec().qualifiedName() + ": ";
  }

  /** The version as the jar's manifest has it. */
  static final class ManifestVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"zhengwen " + (version == null ? "(not packaged)" : version)};
    }
  }
}
