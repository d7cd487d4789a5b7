package io.zhengwen.solr.highlight;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells where a text can be cut. An offset is the place before the character there. */
final class TextBreaks {
  private static final String ENDS_OF_CJK_SENTENCES = "。！？｡…";
  private static final String ENDS_OF_SENTENCES = ".!?؟۔।";
  private static final String CLOSING = "\"')]}»”’」』）】》〉";
  private static final String ENDS_OF_CLAUSES = ",;:，、；：،؛–—";

  /** Vowels that are written before the consonant behind which they are spoken. */
  private static final String LEADING_VOWELS = "เแโใไເແໂໃໄ";

  /** Vowels and signs that are letters by Unicode, and belong to the consonant before them. */
  private static final String TRAILING_VOWELS = "ะาๅฯๆະາຽໆ";

  /** Signs that put the next consonant below the one before. */
  private static final String STACKING = "\u17D2\u1039";

  /** A character with its marks, those of Burmese among them that UAX #29 has apart. */
  private static final Pattern GRAPHEME = Pattern.compile("\\X\\p{M}*+");

  /** Ways to cut within a sentence, the best first. */
  enum Kind {
    /** Behind a comma or the like. */
    CLAUSE,
    /** At a space, or between characters of scripts without spaces. */
    WORD
  }

  private TextBreaks() {}

  /** Whether a sentence or a line begins at an offset, or the space before it. */
  static boolean isSentence(String text, int at) {
    if (at == 0 || at == text.length()) {
      return true;
    }
    if (text.charAt(at - 1) == '\n') {
      return true;
    }
    int last = at - 1;
    boolean spaced = Character.isWhitespace(text.charAt(last));
    if (Character.isWhitespace(text.charAt(at))) {
      return false; // the place behind the space is one
    }
    while (last > 0 && Character.isWhitespace(text.charAt(last))) {
      last--;
    }
    while (last > 0 && CLOSING.indexOf(text.charAt(last)) >= 0) {
      last--;
    }
    char end = text.charAt(last);
    if (ENDS_OF_CJK_SENTENCES.indexOf(end) >= 0) {
      return CLOSING.indexOf(text.charAt(at)) < 0
          && ENDS_OF_CJK_SENTENCES.indexOf(text.charAt(at)) < 0;
    }
    return spaced
        && ENDS_OF_SENTENCES.indexOf(end) >= 0
        && !Character.isLowerCase(text.charAt(at))
        && !(end == '.' && isAbbreviation(text, last));
  }

  /** A number or a single letter before a full stop, as in <i>3. Mai</i> and <i>J. Smith</i>. */
  private static boolean isAbbreviation(String text, int stop) {
    int start = stop;
    while (start > 0 && stop - start <= 2 && Character.isLetterOrDigit(text.charAt(start - 1))) {
      start--;
    }
    int length = stop - start;
    return length == 1 || length == 2 && Character.isDigit(text.charAt(start));
  }

  static boolean is(Kind kind, String text, int at) {
    if (at <= 0 || at >= text.length()) {
      return false;
    }
    char before = text.charAt(at - 1);
    char after = text.charAt(at);
    return switch (kind) {
      case CLAUSE -> ENDS_OF_CLAUSES.indexOf(before) >= 0 && !Character.isDigit(after);
      case WORD ->
          Character.isWhitespace(after)
              || Character.isWhitespace(before)
              || isUnspaced(before) && isUnspaced(after) && !splitsCharacter(text, at);
    };
  }

  private static boolean isUnspaced(char c) {
    Character.UnicodeScript script = Character.UnicodeScript.of(c);
    return switch (script) {
      case HAN, HIRAGANA, KATAKANA, THAI, LAO, KHMER, MYANMAR -> true;
      default -> false;
    };
  }

  /** Whether an offset is within what a reader takes for one character, such as letter and mark. */
  static boolean splitsCharacter(String text, int at) {
    if (at <= 0 || at >= text.length()) {
      return false;
    }
    char before = text.charAt(at - 1);
    char after = text.charAt(at);
    return Character.isSurrogatePair(before, after)
        || LEADING_VOWELS.indexOf(before) >= 0
        || TRAILING_VOWELS.indexOf(after) >= 0
        || STACKING.indexOf(before) >= 0
        || isWithinGrapheme(text, at);
  }

  private static boolean isWithinGrapheme(String text, int at) {
    int start = text.offsetByCodePoints(at, -1);
    int end = text.offsetByCodePoints(at, 1);
    Matcher grapheme = GRAPHEME.matcher(text).region(start, end);
    return grapheme.lookingAt() && grapheme.end() > at;
  }

  /** The best place to cut, from one offset towards another. */
  static int best(String text, int from, int to, int otherwise) {
    int step = from < to ? 1 : -1;
    for (Kind kind : Kind.values()) {
      for (int i = from; i != to; i += step) {
        if (is(kind, text, i)) {
          return i;
        }
      }
    }
    int whole = otherwise;
    while (whole > Math.min(from, to) && splitsCharacter(text, whole)) {
      whole--;
    }
    return splitsCharacter(text, whole) ? otherwise : whole;
  }
}
