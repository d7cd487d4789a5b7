package io.zhengwen.cli.console;

import java.io.IOException;
import java.nio.file.Path;

/** Thrown if the results of a command cannot be written. */
public final class OutputFailedException extends CommandFailedException {
  private final boolean readerGone;

  private OutputFailedException(String message, boolean readerGone) {
    super(message);
    this.readerGone = readerGone;
  }

  /**
   * Names the output that failed.
   *
   * @param output the file; null for standard output
   */
  public static OutputFailedException of(Path output, IOException e) {
    String name = output == null ? "standard output" : output.toString();
    return new OutputFailedException(
        Problems.describe(name, e), e instanceof StandardOutput.ReaderGoneException);
  }

  /** Whether whoever read standard output does not read on, as {@code head} does. */
  public boolean isReaderGone() {
    return readerGone;
  }
}
