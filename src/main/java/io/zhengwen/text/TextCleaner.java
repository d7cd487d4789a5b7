package io.zhengwen.text;

import java.util.Arrays;

/**
 * Concatenates texts with white space collapsed to single spaces, {@linkplain LineJoins line breaks
 * in East Asian text} and {@linkplain CodePoints#isInvisible invisible} characters dropped, and
 * counts the characters and words of each. Not thread-safe.
 */
public final class TextCleaner {
  private static final int ROOM = 4096;

  private final TextCounter counter = new TextCounter();
  private char[] text;
  private int length;
  private boolean spaceBefore;
  private boolean spaceAfter;

  /** Prepares for many texts. */
  public TextCleaner() {
    this(ROOM);
  }

  private TextCleaner(int room) {
    text = new char[room];
  }

  /** Returns a text with white space collapsed and trimmed, and invisible characters dropped. */
  public static String clean(String raw) {
    TextCleaner cleaner = new TextCleaner(raw.length());
    cleaner.appendCollapsed(raw);
    return cleaner.toString();
  }

  /**
   * Appends a text with white space collapsed, and trimmed at both ends.
   *
   * @return the number of UTF-16 units appended
   */
  public int appendCollapsed(String raw) {
    return appendCollapsed(raw, false);
  }

  /**
   * Appends a text with white space collapsed, and trimmed at both ends.
   *
   * @param goesOn whether the text goes on from the one before, so that a joiner at its beginning
   *     joins the two
   * @return the number of UTF-16 units appended
   */
  public int appendCollapsed(String source, boolean goesOn) {
    int from = keptFrom(source, goesOn && joins(text, 0, length));
    int to = keptTo(source, from);
    String raw = source;
    int lineBreak = source.indexOf('\n', from);
    if (lineBreak >= 0 && lineBreak < to) {
      raw = LineJoins.joined(source);
      to -= source.length() - raw.length();
    }
    reserve(to - from);
    raw.getChars(from, to, text, length);
    int start = length;
    collapse(start + to - from);
    return length - start;
  }

  /** Collapses the white space of the characters from the end of all texts up to {@code end}. */
  private void collapse(int end) {
    char[] out = text;
    int start = length;
    int to = start;
    int afterSpace = 1;
    int pairs = 0;
    int words = 0;
    int cjk = 0;
    int punctuation = 0;
    int inWord = 0;
    int seen = 0;
    for (int i = start; i < end; i++) {
      int flags = CodePoints.flags(out[i]);
      if (flags == CodePoints.WORD) {
        // Most characters are letters; of a run of them, only the last is left to what follows.
        int run = i;
        while (i + 1 < end && CodePoints.flags(out[i + 1]) == CodePoints.WORD) {
          i++;
        }
        if (i > run) {
          move(out, run, to, i - run);
          to += i - run;
          words += 1 - inWord;
          inWord = 1;
        }
      }
      char c = out[i];
      if ((flags & CodePoints.INVISIBLE) != 0) {
        if (i + 1 == end || !Character.isSurrogatePair(c, out[i + 1])) {
          continue;
        }
        flags = CodePoints.flags(Character.toCodePoint(c, out[++i]));
        if ((flags & CodePoints.INVISIBLE) != 0) {
          continue;
        }
        pairs++;
        out[to++] = c;
        c = out[i];
      } else if (isJoiner(c) && i > start && !joins(out, start, to - afterSpace)) {
        continue;
      }
      seen |= flags;
      words += TextCounter.begins(flags, inWord);
      inWord = TextCounter.goesOn(flags);
      cjk += CodePoints.bit(flags, CodePoints.CJK);
      punctuation += CodePoints.bit(flags, CodePoints.PUNCTUATION);
      // A space after a space is overwritten, without a branch: word ends are hard to predict.
      int space = CodePoints.bit(flags, CodePoints.SPACE);
      out[to] = space == 0 ? c : ' ';
      to += 1 - (space & afterSpace);
      afterSpace = space;
    }
    if (to > start) {
      to -= afterSpace;
      spaceAfter |= afterSpace != 0;
    }
    length = to;
    counter.set(to - start - pairs, words, cjk, punctuation, seen);
  }

  /** Moves characters towards the start, unless they stay: most texts have nothing to collapse. */
  private static void move(char[] text, int from, int to, int count) {
    if (to < from) {
      System.arraycopy(text, from, text, to, count);
    }
  }

  /**
   * Returns the index of the first character kept, and notes white space before it.
   *
   * @param joinable whether a joiner is kept where no white space is before it
   */
  private int keptFrom(String raw, boolean joinable) {
    boolean space = false;
    int from = 0;
    while (from < raw.length()) {
      char c = raw.charAt(from);
      if ((CodePoints.flags(c) & CodePoints.SPACE) != 0) {
        space = true;
        from++;
      } else if (isJoiner(c)) {
        if (joinable && !space) {
          break;
        }
        from++;
      } else if ((CodePoints.flags(c) & CodePoints.INVISIBLE) != 0
          && CodePoints.isInvisible(raw.codePointAt(from))) {
        from += Character.charCount(raw.codePointAt(from));
      } else {
        break;
      }
    }
    spaceBefore = space;
    return from;
  }

  /**
   * Returns the index after the last character that may be kept, and notes white space after it.
   */
  private int keptTo(String raw, int from) {
    boolean space = from == raw.length() && spaceBefore;
    int to = raw.length();
    while (to > from) {
      char c = raw.charAt(to - 1);
      if ((CodePoints.flags(c) & CodePoints.SPACE) != 0) {
        space = true;
        to--;
      } else if ((CodePoints.flags(c) & CodePoints.INVISIBLE) != 0
          && CodePoints.isInvisible(raw.codePointBefore(to))) {
        to -= Character.charCount(raw.codePointBefore(to));
      } else {
        break;
      }
    }
    spaceAfter = space;
    return to;
  }

  /**
   * Appends a text with its line breaks, tabs and runs of spaces; line breaks become {@code \n}.
   *
   * @return the number of UTF-16 units appended
   */
  public int appendPreformatted(String raw) {
    counter.reset();
    spaceBefore = false;
    spaceAfter = false;
    int start = length;
    reserve(raw.length());
    for (int i = 0; i < raw.length(); ) {
      int cp = raw.codePointAt(i);
      i += Character.charCount(cp);
      if (cp == '\r') {
        if (i < raw.length() && raw.charAt(i) == '\n') {
          continue;
        }
        cp = '\n';
      }
      if (CodePoints.isSpace(cp)) {
        put(cp == '\n' || cp == '\t' ? cp : ' ');
      } else if (isJoiner(cp) ? joins(text, start, length) : !CodePoints.isInvisible(cp)) {
        put(cp);
      }
    }
    counter.addAll(text, start, length);
    return length - start;
  }

  /** Makes room for a text; cleaning never makes it longer. */
  private void reserve(int more) {
    if (text.length - length < more) {
      text = Arrays.copyOf(text, Math.max(2 * text.length, Math.addExact(length, more)));
    }
  }

  private void put(int cp) {
    if (cp < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
      text[length++] = (char) cp;
    } else {
      text[length++] = Character.highSurrogate(cp);
      text[length++] = Character.lowSurrogate(cp);
    }
  }

  private static boolean isJoiner(int cp) {
    return cp == CodePoints.ZERO_WIDTH_JOINER || cp == CodePoints.ZERO_WIDTH_NON_JOINER;
  }

  /**
   * Returns whether a joiner at index {@code at} is kept: it is after Arabic and Indic letters and
   * emoji.
   */
  private static boolean joins(char[] text, int start, int at) {
    int previous = at > start ? Character.codePointBefore(text, at, start) : -1;
    return previous >= 0x0600 && !CodePoints.isCjk(previous);
  }

  /** Returns the counts of the last appended text. */
  public TextCounter counter() {
    return counter;
  }

  /** Returns whether white space was dropped at the start of the last appended text. */
  public boolean spaceBefore() {
    return spaceBefore;
  }

  /** Returns whether white space was dropped at the end of the last appended text. */
  public boolean spaceAfter() {
    return spaceAfter;
  }

  /** Returns the length of all texts in UTF-16 units. */
  public int length() {
    return length;
  }

  /** Drops everything after the first {@code n} units. */
  public void truncate(int n) {
    length = n;
  }

  /** Returns the code point that starts at index {@code i}. */
  public int codePointAt(int i) {
    return Character.codePointAt(text, i, length);
  }

  /** Returns the code point that ends before index {@code i}. */
  public int codePointBefore(int i) {
    return Character.codePointBefore(text, i);
  }

  /** The concatenated texts. */
  @Override
  public String toString() {
    return new String(text, 0, length);
  }
}
