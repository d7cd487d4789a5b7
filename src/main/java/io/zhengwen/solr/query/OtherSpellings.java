package io.zhengwen.solr.query;

import io.zhengwen.solr.analysis.InnerSigns;
import io.zhengwen.solr.analysis.Umlauts;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How others write a word: without its hyphens, dots or {@linkplain InnerSigns inner signs},
 * without the article of {@code l'école}, with the apostrophe of {@code women's} or without it,
 * with {@linkplain Umlauts umlauts in two letters}, or, if it is a number with decimals, with the
 * thousands apart. But for the article and this apostrophe, the index has the other ways back.
 */
final class OtherSpellings {
  private static final String LETTERS = "[\\p{L}\\p{M}\\p{Nd}]++";
  private static final Pattern HYPHENED =
      Pattern.compile("\\p{P}*+(" + LETTERS + "(?:[-‐‑.]" + LETTERS + ")++)\\p{P}*+");

  /** Shorter ones without a digit are mostly other words: French {@code t-on} is no {@code ton}. */
  private static final Pattern LONG_ENOUGH = Pattern.compile(".*\\p{Nd}.*|.{4,}");

  private static final Pattern HYPHEN = Pattern.compile("[-‐‑.]");
  private static final Pattern NUMBERS = Pattern.compile("\\p{Nd}[-‐‑.]\\p{Nd}");

  /**
   * What French, Italian and Catalan write before a vowel. Words of three letters and fewer would
   * be found in other languages.
   */
  private static final Pattern ELIDED =
      Pattern.compile(
          "(?iu)\\P{L}*+(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu"
              + "|all|dall|dell|nell|sull|coll|un|gl|quell|quest)"
              + "['’ʼ‘＇]([\\p{L}\\p{M}]{4,}+.*)");

  /**
   * A Latin word in {@code 's} or {@code s}, as in {@code McDonald's} and {@code fotos}; none in
   * {@code ss}, nor one of two letters before it ({@code it's} is not {@code its}).
   */
  private static final Pattern ENDS_IN_S =
      Pattern.compile(
          "(?i)([^\\p{L}\\p{Nd}]*+[\\p{IsLatin}\\p{M}]{2,}[\\p{IsLatin}\\p{M}&&[^s]])"
              + "(['’ʼ‘＇]?)(s[^\\p{L}\\p{Nd}]*+)");

  private static final Pattern DECIMAL =
      Pattern.compile("(\\P{Nd}*+)(\\p{Nd}{4,15})([.,]\\p{Nd}{1,2}(?!\\p{Nd})\\P{Nd}*+)");
  private static final Pattern THOUSANDS = Pattern.compile("(?<=\\p{Nd})(?=(\\p{Nd}{3})+$)");

  private OtherSpellings() {}

  /** Other spellings of a word; none for most words. */
  static List<String> of(String word) {
    return Stream.of(
            withoutHyphens(word),
            InnerSigns.without(word),
            withoutArticle(word),
            withOrWithoutApostrophe(word),
            Umlauts.apart(word),
            withThousandsApart(word))
        .filter(Objects::nonNull)
        .toList();
  }

  private static String withoutHyphens(String word) {
    Matcher hyphened = HYPHENED.matcher(word);
    if (!hyphened.matches() || NUMBERS.matcher(word).find()) {
      return null;
    }
    String joined = HYPHEN.matcher(hyphened.group(1)).replaceAll("");
    return isLongEnough(joined) ? joined : null;
  }

  /** Whether a word in one is the same with hyphens, and not mostly another. */
  static boolean isLongEnough(String joined) {
    return LONG_ENOUGH.matcher(joined).matches();
  }

  private static String withoutArticle(String word) {
    Matcher elided = ELIDED.matcher(word);
    return elided.matches() ? elided.group(1) : null;
  }

  private static String withOrWithoutApostrophe(String word) {
    Matcher ends = ENDS_IN_S.matcher(word);
    return ends.matches()
        ? ends.group(1) + (ends.group(2).isEmpty() ? "'" : "") + ends.group(3)
        : null;
  }

  private static String withThousandsApart(String word) {
    Matcher decimal = DECIMAL.matcher(word);
    return decimal.matches()
        ? decimal.group(1) + THOUSANDS.matcher(decimal.group(2)).replaceAll(" ") + decimal.group(3)
        : null;
  }
}
