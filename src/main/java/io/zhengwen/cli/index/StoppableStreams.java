package io.zhengwen.cli.index;

import io.zhengwen.cli.input.WaitingStreams;
import java.io.InputStream;
import java.nio.file.Path;

/** Streams whose reads end when the run is asked to stop. */
public final class StoppableStreams implements WaitingStreams {
  private final InputStream standardInput;
  private final Stop stop;

  /** Wraps standard input, and what will be opened. */
  public StoppableStreams(InputStream standardInput, Stop stop) {
    this.standardInput = new StoppableInput(() -> standardInput, stop);
    this.stop = stop;
  }

  @Override
  public InputStream standardInput() {
    return standardInput;
  }

  @Override
  public InputStream open(Path file) {
    return new StoppableInput(() -> WaitingStreams.super.open(file), stop);
  }
}
