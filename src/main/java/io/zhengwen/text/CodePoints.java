package io.zhengwen.text;

/** Classifies Unicode code points: space, word, CJK, punctuation, invisible. */
public final class CodePoints {
  static final int SPACE = 1;
  static final int WORD = 2;
  static final int CJK = 4;
  static final int PUNCTUATION = 8;
  static final int INVISIBLE = 16;
  private static final int SENTENCE_END = 32;
  private static final int CURRENCY = 64;
  static final int DIGIT = 128;

  /**
   * Marks that separate or end clauses and sentences, in Latin, CJK, Arabic, Devanagari and other
   * scripts.
   */
  private static final String CLAUSE_MARKS = ".,;:!?。，、；：！？．…،؛؟।॥።፣፤¿¡｡､";

  private static final String END_MARKS = ".!?。！？．…؟।॥።｡";

  /** Format characters that are shown: Unicode's property Prepended_Concatenation_Mark. */
  private static final String PREPENDED_MARKS =
      "\u0600\u0601\u0602\u0603\u0604\u0605\u06DD\u070F\u0890\u0891\u08E2\uD804\uDCBD\uD804\uDCCD";

  private static final int FIRST_MARK = 0x300;

  private static final byte[] BMP = classify();

  private CodePoints() {}

  private static byte[] classify() {
    byte[] table = new byte[Character.MAX_VALUE + 1];
    for (int cp = 0; cp < table.length; cp++) {
      table[cp] = (byte) classOf(cp);
    }
    for (int i = 0; i < CLAUSE_MARKS.length(); i++) {
      table[CLAUSE_MARKS.charAt(i)] |= PUNCTUATION;
    }
    for (int i = 0; i < END_MARKS.length(); i++) {
      table[END_MARKS.charAt(i)] |= SENTENCE_END;
    }
    return table;
  }

  private static int classOf(int cp) {
    if (Character.isWhitespace(cp) || Character.isSpaceChar(cp) || cp == 0x85) {
      return SPACE;
    }
    int type = Character.getType(cp);
    if (type == Character.CONTROL || type == Character.SURROGATE || isNoncharacter(cp)) {
      return INVISIBLE;
    }
    if (type == Character.FORMAT) {
      return isShownOrSpelling(cp) ? 0 : INVISIBLE;
    }
    if (isCjkLetter(cp)) {
      return CJK | WORD;
    }
    boolean word =
        Character.isLetterOrDigit(cp)
            || type == Character.LETTER_NUMBER
            || type == Character.OTHER_NUMBER
            || cp == '_';
    if (type == Character.CURRENCY_SYMBOL) {
      return CURRENCY;
    }
    if (type == Character.DECIMAL_DIGIT_NUMBER) {
      return WORD | DIGIT;
    }
    return word ? WORD : 0;
  }

  /** Whether a format character is shown, like the Arabic end of ayah, or part of the spelling. */
  private static boolean isShownOrSpelling(int cp) {
    return cp == ZERO_WIDTH_JOINER
        || cp == ZERO_WIDTH_NON_JOINER
        || cp == MONGOLIAN_VOWEL_SEPARATOR
        || PREPENDED_MARKS.indexOf(cp) >= 0
        || cp >= 0xE0000;
  }

  private static boolean isNoncharacter(int cp) {
    return (cp & 0xFFFE) == 0xFFFE || (cp >= 0xFDD0 && cp <= 0xFDEF);
  }

  private static boolean isCjkLetter(int cp) {
    return (cp >= 0x3040 && cp <= 0x30FF && cp != 0x30FB)
        || (cp >= 0x3400 && cp <= 0x4DBF)
        || (cp >= 0x4E00 && cp <= 0x9FFF)
        || (cp >= 0xF900 && cp <= 0xFAFF)
        || (cp >= 0xAC00 && cp <= 0xD7AF)
        || (cp >= 0x20000 && cp <= 0x3FFFD);
  }

  /** Zero-width non-joiner: part of the orthography of Persian and some Indic languages. */
  static final int ZERO_WIDTH_NON_JOINER = 0x200C;

  /** Zero-width joiner: used like the non-joiner, and to join emoji into one. */
  static final int ZERO_WIDTH_JOINER = 0x200D;

  /** Separates a final vowel in Mongolian, which makes another word of what precedes it. */
  private static final int MONGOLIAN_VOWEL_SEPARATOR = 0x180E;

  /** Returns the classes of a code point, one bit each. */
  static int flags(int cp) {
    return cp < BMP.length ? BMP[cp] : classOf(cp);
  }

  /** Returns 1 if {@code flags} contains the flag, else 0. */
  static int bit(int flags, int flag) {
    return flags >>> Integer.numberOfTrailingZeros(flag) & 1;
  }

  /** Returns whether a code point is white space, including no-break and ideographic space. */
  public static boolean isSpace(int cp) {
    return (flags(cp) & SPACE) != 0;
  }

  /**
   * Returns whether a code point is a letter, digit or underscore of any script. Unlike the regular
   * expression {@code \w} in Unicode mode, this excludes combining marks and joiners.
   */
  public static boolean isWord(int cp) {
    return (flags(cp) & WORD) != 0;
  }

  /**
   * Returns whether a code point is a Han, Kana or Hangul letter, each of which counts as a word.
   */
  public static boolean isCjk(int cp) {
    return (flags(cp) & CJK) != 0;
  }

  /** Returns whether a code point is a combining mark, such as a vowel sign of Indic scripts. */
  public static boolean isMark(int cp) {
    int type = cp < FIRST_MARK ? Character.UNASSIGNED : Character.getType(cp);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }

  /**
   * Returns whether a code point is in Thai, Lao, Burmese or Khmer script, which are written
   * without spaces between words.
   */
  public static boolean isSoutheastAsian(int cp) {
    return cp >= 0xE00
        && (cp < 0xF00 || cp >= 0x1000 && cp < 0x10A0 || cp >= 0x1780 && cp < 0x1800);
  }

  /** Returns whether a code point is a mark that separates or ends clauses, in any script. */
  public static boolean isPunctuation(int cp) {
    return (flags(cp) & PUNCTUATION) != 0;
  }

  /** Returns whether a code point is a mark that ends a sentence, in any script. */
  public static boolean isSentenceEnd(int cp) {
    return (flags(cp) & SENTENCE_END) != 0;
  }

  /** Returns whether a code point is a currency sign. */
  public static boolean isCurrency(int cp) {
    return (flags(cp) & CURRENCY) != 0;
  }

  /**
   * Returns whether a code point is neither shown nor meaningful to readers: a control character
   * other than white space, zero-width space, byte order mark, soft hyphen, direction mark,
   * unpaired surrogate or noncharacter. Joiners are not invisible in this sense.
   */
  public static boolean isInvisible(int cp) {
    return (flags(cp) & INVISIBLE) != 0;
  }
}
