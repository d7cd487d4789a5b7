package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.io.Reader;
import org.apache.lucene.analysis.charfilter.BaseCharFilter;

/** A filter that reads one character after the other and may look at those ahead. */
abstract class PeekingCharFilter extends BaseCharFilter {
  /** What is read and peeked at behind the last character. */
  static final int END = -1;

  private final char[] buffer = new char[1024];
  private int at;
  private int filled;

  PeekingCharFilter(Reader input) {
    super(input);
  }

  @Override
  public final int read(char[] out, int offset, int length) throws IOException {
    int count = 0;
    for (int c; count < length && (c = read()) != END; count++) {
      out[offset + count] = (char) c;
    }
    return count == 0 && length > 0 ? END : count;
  }

  @Override
  public abstract int read() throws IOException;

  /** The next character that is not read yet. */
  final int peek() throws IOException {
    return peek(0);
  }

  /** The character so many behind the next, {@link #END} if there is none. */
  final int peek(int ahead) throws IOException {
    if (at + ahead >= filled) {
      fill(ahead);
    }
    return at + ahead < filled ? buffer[at + ahead] : END;
  }

  private void fill(int ahead) throws IOException {
    System.arraycopy(buffer, at, buffer, 0, filled - at);
    filled -= at;
    at = 0;
    int read = 0;
    while (read >= 0 && filled <= ahead) {
      read = input.read(buffer, filled, buffer.length - filled);
      filled += Math.max(0, read);
    }
  }

  /** Goes on by characters that were peeked at. */
  final void skip(int characters) {
    at += characters;
  }
}
