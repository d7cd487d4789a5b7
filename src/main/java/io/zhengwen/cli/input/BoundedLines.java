package io.zhengwen.cli.input;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * The lines of a text in UTF-8, each of at most a given length, as bytes: without their line feeds
 * and carriage returns, and without a byte order mark.
 */
final class BoundedLines {
  private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final InputStream in;
  private final int mostBytes;
  private final byte[] buffer = new byte[65536];
  private int at;
  private int end;
  private boolean tooLong;
  private boolean begun;

  BoundedLines(InputStream in, int mostBytes) {
    this.in = in;
    this.mostBytes = mostBytes;
  }

  /**
   * Reads the next line.
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
    return any ? plain(line.toByteArray()) : null;
  }

  private byte[] plain(byte[] line) {
    boolean marked =
        !begun
            && line.length >= MARK.length
            && Arrays.equals(line, 0, MARK.length, MARK, 0, MARK.length);
    begun = true;
    int from = marked ? MARK.length : 0;
    int to = line.length > from && line[line.length - 1] == '\r' ? line.length - 1 : line.length;
    return Arrays.copyOfRange(line, from, to);
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
