package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The packaged command line, run as a user does. */
public final class CommandLineJar {
  static final Path JAR =
      Path.of(System.getProperty("zhengwen.basedir", ""), "target", "zhengwen-cli.jar");
  private static final int DEADLINE_SECONDS = 120;

  private CommandLineJar() {}

  /**
   * Runs a command to its end, without input.
   *
   * @param dir for its outputs
   */
  public static CommandLineRun run(Path dir, Object... args)
      throws IOException, InterruptedException {
    return runWithInput(dir, Pages.write(dir, "run/empty-input", new byte[0]), args);
  }

  static CommandLineRun runWithInput(Path dir, Path input, Object... args)
      throws IOException, InterruptedException {
    return run(dir, input, Map.of(), command(args));
  }

  /** Runs a command in an environment that differs in some variables. */
  static CommandLineRun run(
      Path dir, Path input, Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    Path out = Files.createDirectories(dir.resolve("run")).resolve("stdout");
    Path err = dir.resolve("run/stderr");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectInput(input.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().putAll(environment);
    Process process = builder.start();
    assertThat(process.waitFor(DEADLINE_SECONDS, TimeUnit.SECONDS)).isTrue();
    return new CommandLineRun(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  static List<String> command(Object... args) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-jar", JAR.toString()));
    for (Object arg : args) {
      command.add(arg.toString());
    }
    return command;
  }
}
