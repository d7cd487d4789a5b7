package io.zhengwen.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The journal of {@code index}: a line about the run, and one for each page acknowledged. */
public final class JournalFile {
  private JournalFile() {}

  /** How many pages a journal has; 0 where there is none yet. */
  public static long acknowledged(Path journal) throws IOException {
    if (!Files.exists(journal)) {
      return 0;
    }
    try (Stream<String> lines = Files.lines(journal)) {
      return Math.max(0, lines.count() - 1);
    }
  }
}
