package io.zhengwen.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * A stream that keeps the last bytes read from it, at most 32 million, so that they can be searched
 * and read again. Positions are counted from its beginning.
 */
final class ReplayStream extends InputStream {
  private static final int MOST_KEPT = 32_000_000;
  private static final int STEP = 8192;

  private final InputStream in;
  private byte[] kept = new byte[4 * STEP];
  private long keptFrom;
  private int length;
  private int at;

  ReplayStream(InputStream in) {
    this.in = in;
  }

  /** Forgets what stands before a position; that is no longer needed. */
  void forgetBefore(long position) {
    int count = (int) Math.max(0, Math.min(length, position - keptFrom));
    drop(count);
  }

  private void drop(int count) {
    System.arraycopy(kept, count, kept, 0, length - count);
    keptFrom += count;
    length -= count;
    at = Math.max(0, at - count);
  }

  /** Reads from a position again, or from the first byte kept if that is later. */
  void seek(long position) {
    at = (int) Math.max(0, Math.min(length, position - keptFrom));
  }

  long position() {
    return keptFrom + at;
  }

  @Override
  public int read() throws IOException {
    return at < length || fill() ? kept[at++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] out, int offset, int count) throws IOException {
    if (count == 0) {
      return 0;
    }
    if (at == length && !fill()) {
      return -1;
    }
    int n = Math.min(count, length - at);
    System.arraycopy(kept, at, out, offset, n);
    at += n;
    return n;
  }

  private boolean fill() throws IOException {
    if (kept.length - length < STEP) {
      if (kept.length < MOST_KEPT) {
        kept = Arrays.copyOf(kept, Math.min(MOST_KEPT, 2 * kept.length));
      } else {
        drop(length / 2);
      }
    }
    int n = in.read(kept, length, STEP);
    if (n < 0) {
      return false;
    }
    length += n;
    return true;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
