package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.io.Reader;
import java.util.Map;

/**
 * Leaves out the spaces that pad short Chinese and Japanese words to the width of longer ones:
 * {@code 联 系 人}, {@code 王　明}, {@code 日　時}. These are the spaces between two characters one of which
 * stands alone; other words keep apart.
 */
public final class PaddedWordsCharFilterFactory extends PlainCharFilterFactory {
  /** Creates a factory; there are no arguments. */
  public PaddedWordsCharFilterFactory(Map<String, String> args) {
    super(args);
  }

  @Override
  public Reader create(Reader input) {
    return new PaddedWordsFilter(input);
  }

  private static final class PaddedWordsFilter extends PeekingCharFilter {
    /** More spaces stand between columns. */
    private static final int MOST_SPACES = 4;

    private int written;

    /** The number of ideographs and kana in a row up to the last character, padding left out. */
    private int row;

    PaddedWordsFilter(Reader input) {
      super(input);
    }

    @Override
    public int read() throws IOException {
      int c = peek();
      if (row > 0 && isSpace(c)) {
        int spaces = padding();
        if (spaces > 0) {
          skip(spaces);
          row = 0;
          addOffCorrectMap(written, getLastCumulativeDiff() + spaces);
          c = peek();
        }
      }
      if (c == END) {
        return END;
      }
      skip(1);
      written++;
      row = isUnspaced(c) ? row + 1 : 0;
      return c;
    }

    /** The number of spaces from here on that pad a word; 0 if there are none. */
    private int padding() throws IOException {
      int spaces = 1;
      while (spaces <= MOST_SPACES && isSpace(peek(spaces))) {
        spaces++;
      }
      boolean pads =
          spaces <= MOST_SPACES
              && isUnspaced(peek(spaces))
              && (row == 1 || !isUnspaced(peek(spaces + 1)));
      return pads ? spaces : 0;
    }

    private static boolean isSpace(int c) {
      return c == ' ' || c == '\u3000' || c == '\u00A0';
    }

    /** Whether a character is an ideograph or kana, of which words consist without spaces. */
    private static boolean isUnspaced(int c) {
      return c >= 0x3400 && c <= 0x9FFF || c >= 0x3041 && c <= 0x30FF && c != '・' || c == '々';
    }
  }
}
