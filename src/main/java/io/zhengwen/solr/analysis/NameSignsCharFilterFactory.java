package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.io.Reader;
import java.util.Map;

/**
 * Writes the signs that end names such as {@code C++}, {@code Notepad++}, {@code C#} and {@code F#}
 * as letters, which tokenizers keep: {@code ++} behind a letter as one letter and a space, and
 * {@code #} behind a single letter if no other letter or digit of the name follows. {@link
 * NameSignsFilterFactory} adds the words without signs.
 */
public final class NameSignsCharFilterFactory extends PlainCharFilterFactory {
  /** Stands for {@code ++}: a letter that looks like one of them and is hardly used in pages. */
  static final char PLUSES = '\u1429';

  /** Stands for {@code #}, likewise. */
  static final char SHARP = '\u2D4C';

  /** Creates a factory; there are no arguments. */
  public NameSignsCharFilterFactory(Map<String, String> args) {
    super(args);
  }

  @Override
  public Reader create(Reader input) {
    return new NameSignsFilter(input);
  }

  private static final class NameSignsFilter extends MarkingCharFilter {
    private static final char FIRST_UNSPACED = '\u2E80';

    /** The number of letters and digits in a row up to the last character. */
    private int row;

    private boolean afterLetter;
    private boolean inPluses;

    NameSignsFilter(Reader input) {
      super(input);
    }

    @Override
    int written(int c) throws IOException {
      int written = c;
      if (c == '+') {
        written = inPluses ? ' ' : afterLetter && isPair() ? PLUSES : c;
        inPluses = written == PLUSES;
      } else if (c == '#' && afterLetter && row == 1 && !continuesName(peek())) {
        written = SHARP;
      }
      afterLetter = isName(c) && Character.isLetter(c);
      row = isName(c) ? row + 1 : 0;
      return written;
    }

    /** Whether exactly one more plus follows. */
    private boolean isPair() throws IOException {
      return peek() == '+' && peek(1) != '+';
    }

    private static boolean continuesName(int c) {
      return isName(c) || c == '#';
    }

    /** Whether a character may be part of such a name; ideographs and kana stand beside it. */
    private static boolean isName(int c) {
      return c != END && c < FIRST_UNSPACED && Character.isLetterOrDigit(c);
    }
  }
}
