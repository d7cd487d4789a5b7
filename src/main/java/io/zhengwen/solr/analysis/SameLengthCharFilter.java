package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.io.Reader;
import org.apache.lucene.analysis.CharFilter;

/** A filter that writes one character for each. */
abstract class SameLengthCharFilter extends CharFilter {
  SameLengthCharFilter(Reader input) {
    super(input);
  }

  /** What stands for the next character. */
  abstract char written(char c);

  @Override
  public final int read(char[] buffer, int offset, int length) throws IOException {
    int read = input.read(buffer, offset, length);
    for (int i = offset; i < offset + read; i++) {
      buffer[i] = written(buffer[i]);
    }
    return read;
  }

  @Override
  public final int read() throws IOException {
    int c = input.read();
    return c < 0 ? c : written((char) c);
  }

  @Override
  protected final int correct(int currentOff) {
    return currentOff;
  }
}
