package io.zhengwen.metadata.title;

import java.util.BitSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The separators between headline, section and site name in a document title, one after another.
 * Guillemets around a quotation are none. Not thread-safe.
 */
final class TitleSeparators {
  private static final String CJK =
      "[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}！？。”》）)]";

  /**
   * Bars, guillemets and bullets anywhere; double colons beside a space; dashes, colons, slashes,
   * angles and middle dots between spaces (others join names and nouns); underscores, dashes and
   * double colons after CJK.
   */
  static final Pattern SEPARATOR =
      Pattern.compile(
          "(?:(?<!\\s)\\s++)?+[|｜丨ㅣ»«›•‹→⋆]\\s*+|(?<!\\s)\\s++::++\\s*+|(?<!:)::++\\s++"
              + "|(?<!\\s)\\s++[-–—~:/<>·]++\\s++|(?<="
              + CJK
              + ")\\s*+(?:[-_–—]++|::++)\\s*+|(?<!_)_++(?=[\\p{IsHan}])");

  /** The characters of separators, spaces apart: those that always separate, and the others. */
  private static final String MARKS = "|｜丨ㅣ»«›•‹→⋆_";

  private static final String OTHER_MARKS = "-–—~:/<>·";

  /** A separator without a part behind it. */
  private static final Pattern LOOSE_END =
      Pattern.compile("(?<=\\S)\\s+[|｜丨ㅣ»«›·•‹→⋆:/–—~-]+\\s*$");

  /** {@code «word»}, {@code »Wort«}, and {@code « mot »} as in French. */
  private static final Pattern QUOTATION =
      Pattern.compile(
          "(?<![^\\s(\\p{Pd}])(?:«[^«»]{0,200}»|»(?=\\S)[^«»]{0,200}(?<=\\S)«|‹(?=\\S)[^‹›]{0,200}(?<=\\S)›)(?![\\p{L}\\p{N}])");

  private static final Pattern QUOTATION_AT_END =
      Pattern.compile("(?:" + QUOTATION.pattern() + ")\\s*$");

  private final String title;
  private final BitSet quotes;
  private final Matcher separator;
  private int from;

  /** Starts before the first separator of a title. */
  TitleSeparators(String title) {
    this.title = title;
    quotes = quotes(title);
    separator = SEPARATOR.matcher(title).useTransparentBounds(true).useAnchoringBounds(false);
  }

  /** Moves to the next separator, and returns whether there is one. */
  boolean next() {
    // The pattern is tried only where a separator may begin.
    int mark = from;
    for (int i = from; i < title.length(); i++) {
      mark = Math.max(mark, i);
      while (mark < title.length() && Character.isWhitespace(title.charAt(mark))) {
        mark++;
      }
      if (mark < title.length()
          && isMark(title.charAt(mark))
          && !quotes.get(mark)
          && separator.region(i, title.length()).lookingAt()) {
        from = separator.end();
        return true;
      }
    }
    return false;
  }

  /** Where the separator begins. */
  int start() {
    return separator.start();
  }

  /** One past the separator's last character. */
  int end() {
    return separator.end();
  }

  /** The separator with the white space around it. */
  String text() {
    return separator.group();
  }

  /** A title without a separator at its end that no part follows. */
  static String withoutLooseEnd(String title) {
    return endsInMark(title) && !QUOTATION_AT_END.matcher(title).find()
        ? LOOSE_END.matcher(title).replaceFirst("")
        : title;
  }

  /** Whether a text may hold a separator; if not, it certainly holds none. */
  static boolean mayBeIn(String title) {
    for (int i = 0; i < title.length(); i++) {
      char c = title.charAt(i);
      if (MARKS.indexOf(c) >= 0) {
        return true;
      }
      // Between letters of an alphabet they join words.
      if (i > 0 && OTHER_MARKS.indexOf(c) >= 0) {
        char before = title.charAt(i - 1);
        boolean joins = Character.isLetterOrDigit(before) && before < 0x2E80;
        if (!joins || title.startsWith("::", i)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the last character that is neither white space nor control is one of separators. */
  private static boolean endsInMark(String title) {
    int last = title.length() - 1;
    while (last >= 0
        && (Character.isWhitespace(title.charAt(last))
            || Character.isISOControl(title.charAt(last)))) {
      last--;
    }
    return last >= 0 && isMark(title.charAt(last));
  }

  private static boolean isMark(char c) {
    return MARKS.indexOf(c) >= 0 || OTHER_MARKS.indexOf(c) >= 0;
  }

  /**
   * The guillemets around quotations: of a pair, the first begins a word and the other ends one.
   */
  private static BitSet quotes(String title) {
    BitSet quotes = new BitSet();
    if (title.indexOf('«') < 0 && title.indexOf('»') < 0 && title.indexOf('‹') < 0) {
      return quotes;
    }
    Matcher m = QUOTATION.matcher(title);
    while (m.find()) {
      quotes.set(m.start());
      quotes.set(m.end() - 1);
    }
    return quotes;
  }
}
