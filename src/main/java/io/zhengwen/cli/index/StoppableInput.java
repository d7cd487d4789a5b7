package io.zhengwen.cli.index;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/**
 * A stream whose reads end when the run is asked to stop, also while the stream behind it, such as
 * standard input, has nothing to give, or waits to be opened, as a named pipe without a writer
 * does. It is opened, and its bytes are read ahead, on a thread of its own.
 */
final class StoppableInput extends InputStream {
  private static final int AHEAD = 1 << 16;

  private final Source source;
  private final PipedInputStream ahead = new PipedInputStream(AHEAD);
  private final PipedOutputStream pipe = new PipedOutputStream();
  private final Stop stop;
  private volatile IOException fault;
  private boolean started;

  /** Opens the stream that is read, which is closed at its end. */
  @FunctionalInterface
  interface Source {
    InputStream open() throws IOException;
  }

  /** Wraps a stream, which is opened at the first read of this one. */
  StoppableInput(Source source, Stop stop) {
    this.source = source;
    this.stop = stop;
  }

  private void start() throws IOException {
    if (!started) {
      started = true;
      pipe.connect(ahead);
      stop.whenAsked(this::end);
      Thread pump = new Thread(this::pump, "read ahead");
      pump.setDaemon(true);
      pump.start();
    }
  }

  private void pump() {
    byte[] bytes = new byte[AHEAD / 4];
    try (InputStream in = source.open()) {
      for (int n = in.read(bytes); n >= 0; n = in.read(bytes)) {
        pipe.write(bytes, 0, n);
        pipe.flush();
      }
    } catch (IOException e) {
      fault = e;
    } catch (RuntimeException | Error e) {
      fault = new IOException(e);
    } finally {
      end();
    }
  }

  /** Has the reader see the end. */
  private void end() {
    try {
      pipe.close();
    } catch (IOException e) {
      throw new IllegalStateException("a pipe in memory is closed", e);
    }
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    start();
    int n = ahead.read(bytes, from, length);
    if (n < 0 && stop.isAsked()) {
      throw new InterruptedIOException("stopped");
    }
    if (n < 0 && fault != null) {
      throw fault;
    }
    return n;
  }

  @Override
  public int available() throws IOException {
    return ahead.available();
  }

  @Override
  public void close() throws IOException {
    ahead.close();
  }
}
