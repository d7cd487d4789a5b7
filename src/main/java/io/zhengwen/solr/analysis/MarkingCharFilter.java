package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.io.Reader;

/**
 * A filter that writes one character for each as those behind it are, such as a sign for a hyphen
 * between letters.
 */
abstract class MarkingCharFilter extends PeekingCharFilter {
  MarkingCharFilter(Reader input) {
    super(input);
  }

  @Override
  public final int read() throws IOException {
    int c = peek();
    if (c == END) {
      return END;
    }
    skip(1);
    return written(c);
  }

  /** What is written for a character; the next to {@linkplain #peek peek} at is that behind it. */
  abstract int written(int c) throws IOException;

  @Override
  protected final int correct(int currentOff) {
    return currentOff;
  }
}
