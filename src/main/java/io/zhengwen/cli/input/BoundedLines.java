package io.zhengwen.cli.input;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** The lines of a stream of bytes, each of at most a given length. */
final class BoundedLines {
  private final InputStream in;
  private final int mostBytes;
  private final byte[] buffer = new byte[65536];
  private int at;
  private int end;
  private boolean tooLong;

  BoundedLines(InputStream in, int mostBytes) {
    this.in = in;
    this.mostBytes = mostBytes;
  }

  /**
   * Reads the next line without its line feed.
   *
   * @return null at the end; an empty line in place of one that is too long, see {@link #tooLong}
   */
  byte[] next() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    tooLong = false;
    boolean any = false;
    while (at < end || fill()) {
      any = true;
      int stop = at;
      while (stop < end && buffer[stop] != '\n') {
        stop++;
      }
      tooLong |= line.size() + stop - at > mostBytes;
      if (tooLong) {
        line.reset();
      } else {
        line.write(buffer, at, stop - at);
      }
      boolean ended = stop < end;
      at = ended ? stop + 1 : stop;
      if (ended) {
        break;
      }
    }
    return any ? line.toByteArray() : null;
  }

  /** Whether the line read last is longer than allowed. */
  boolean tooLong() {
    return tooLong;
  }

  private boolean fill() throws IOException {
    at = 0;
    end = Math.max(0, in.read(buffer));
    return end > 0;
  }
}
