package io.zhengwen.cli.index;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/**
 * A stream whose reads end when the run is asked to stop, also while the stream behind it, such as
 * standard input, has nothing to give. Bytes are read ahead on a thread of its own.
 */
public final class StoppableInput extends InputStream {
  private static final int AHEAD = 1 << 16;

  private final InputStream source;
  private final PipedInputStream ahead = new PipedInputStream(AHEAD);
  private final PipedOutputStream pipe = new PipedOutputStream();
  private final Stop stop;
  private volatile IOException fault;
  private boolean started;

  /** Wraps a stream, of which nothing is read before the first read of this one. */
  public StoppableInput(InputStream source, Stop stop) {
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
    try {
      for (int n = source.read(bytes); n >= 0; n = source.read(bytes)) {
        pipe.write(bytes, 0, n);
        pipe.flush();
      }
    } catch (IOException e) {
      fault = e;
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
