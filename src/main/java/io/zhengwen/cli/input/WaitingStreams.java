package io.zhengwen.cli.input;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/** The streams that may keep their reader waiting: standard input, named pipes and devices. */
@FunctionalInterface
public interface WaitingStreams {
  /** Returns standard input, always the same stream. */
  InputStream standardInput();

  /** Opens a named pipe or a device, which may also wait for a writer. */
  default InputStream open(Path file) throws IOException {
    // Streams of NIO ask for their position, which a pipe does not have.
    return new FileInputStream(file.toFile());
  }
}
