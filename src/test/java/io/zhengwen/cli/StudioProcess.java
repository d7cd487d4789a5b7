package io.zhengwen.cli;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The command line jar's {@code studio} in a process of its own, while it serves pages. */
public final class StudioProcess implements AutoCloseable {
  private final Process process;
  private final String address;

  private StudioProcess(Process process, String address) {
    this.process = process;
    this.address = address;
  }

  /**
   * Starts the command; returns once it has printed its address.
   *
   * @param errors a file for what it writes to standard error
   */
  public static StudioProcess of(File errors, Object... args) throws IOException {
    List<String> command = CommandLineJar.command("studio");
    for (Object arg : args) {
      command.add(arg.toString());
    }
    Process process = new ProcessBuilder(command).redirectError(errors).start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String address = out.readLine();
    if (address == null) {
      throw new IOException("no address; see " + errors);
    }
    return new StudioProcess(process, address.strip());
  }

  /** The address of the studio. */
  public String address() {
    return address;
  }

  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }
}
