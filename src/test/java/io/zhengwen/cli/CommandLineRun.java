package io.zhengwen.cli;

import io.zhengwen.cli.console.Streams;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** A command run in this process, and what it wrote. */
public record CommandLineRun(int exitCode, String out, String err) {
  /** Runs a command without input. */
  public static CommandLineRun of(Object... args) {
    return withInput(new byte[0], args);
  }

  static CommandLineRun withInput(byte[] input, Object... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode =
        Main.run(
            Streams.of(new ByteArrayInputStream(input), out, err),
            Arrays.stream(args).map(Object::toString).toArray(String[]::new));
    return new CommandLineRun(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  List<String> lines() {
    return out.lines().toList();
  }
}
