package io.zhengwen.cli.console;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** An output that remembers that it failed, since a print writer does not tell. */
public final class WatchedOutput extends OutputStream {
  private final OutputStream out;
  private IOException failure;

  public WatchedOutput(OutputStream out) {
    this.out = out;
  }

  /** The first failure; empty as long as everything was written. */
  public synchronized Optional<IOException> failure() {
    return Optional.ofNullable(failure);
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw remembered(e);
    }
  }

  @Override
  public synchronized void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException e) {
      throw remembered(e);
    }
  }

  private IOException remembered(IOException e) {
    failure = failure == null ? e : failure;
    return e;
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
