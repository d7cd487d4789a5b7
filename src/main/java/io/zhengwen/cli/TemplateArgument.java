package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.template.TemplateFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The argument that names a wrapper template. */
final class TemplateArgument {
  @Option(
      names = "--template",
      required = true,
      paramLabel = "FILE",
      description = "A wrapper template, as 'wrappers induce' writes it.")
  private Path file;

  Path file() {
    return file;
  }

  /** Reads the template. */
  Wrapper wrapper() throws CommandFailedException {
    try {
      return new Wrapper(TemplateFile.read(Files.readAllBytes(file)));
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(file + ": " + e.getMessage());
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe(file.toString(), e));
    }
  }
}
