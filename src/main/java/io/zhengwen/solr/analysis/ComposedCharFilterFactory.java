package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.io.Reader;
import java.text.Normalizer;
import java.util.BitSet;
import java.util.Map;

/**
 * Writes a letter and the marks directly behind it as one letter where Unicode has that (form C),
 * as in the decomposed Korean and Japanese of files from macOS, and as several where it has only
 * these, as for the letters with a dot of Hindi, Bengali and Punjabi. Marks are not brought into
 * order, which takes time that grows with the square of their number.
 */
public final class ComposedCharFilterFactory extends PlainCharFilterFactory {
  /** Creates a factory; there are no arguments. */
  public ComposedCharFilterFactory(Map<String, String> args) {
    super(args);
  }

  @Override
  public Reader create(Reader input) {
    return new ComposedFilter(input);
  }

  private static final class ComposedFilter extends PeekingCharFilter {
    private static final char FIRST_MARK = '\u0300';
    private static final char FIRST_VOWEL = '\u1161';
    private static final char LAST_FINAL = '\u11C2';
    private static final BitSet WRITTEN_OTHERWISE = writtenOtherwise();

    private int written;
    private String parts = "";

    ComposedFilter(Reader input) {
      super(input);
    }

    @Override
    public int read() throws IOException {
      int c = next();
      if (c == END || !parts.isEmpty()) {
        return c;
      }
      for (int mark; isMark(mark = peek()); skip(1)) {
        String composed = composed(new String(new char[] {(char) c, (char) mark}));
        if (composed.length() > 1) {
          break;
        }
        c = composed.charAt(0);
        addOffCorrectMap(written, getLastCumulativeDiff() + 1);
      }
      return c;
    }

    /** The next character, or the next of those that stand for it. */
    private int next() throws IOException {
      if (parts.isEmpty()) {
        int c = peek();
        if (c == END) {
          return END;
        }
        skip(1);
        written++;
        if (!WRITTEN_OTHERWISE.get(c)) {
          return c;
        }
        parts = composed(String.valueOf((char) c));
      } else {
        addOffCorrectMap(written, getLastCumulativeDiff() - 1);
        written++;
      }
      char part = parts.charAt(0);
      parts = parts.substring(1);
      return part;
    }

    private static BitSet writtenOtherwise() {
      BitSet characters = new BitSet();
      for (char c = FIRST_MARK; c < Character.MAX_VALUE; c++) {
        if (!Normalizer.isNormalized(String.valueOf(c), Normalizer.Form.NFC)) {
          characters.set(c);
        }
      }
      return characters;
    }

    private static String composed(String text) {
      return Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    /** Whether a character may be a part of that before it: marks, vowels and finals of Korean. */
    private static boolean isMark(int c) {
      if (c < FIRST_MARK) {
        return false;
      }
      int type = Character.getType(c);
      return type == Character.NON_SPACING_MARK
          || type == Character.COMBINING_SPACING_MARK
          || c >= FIRST_VOWEL && c <= LAST_FINAL;
    }
  }
}
