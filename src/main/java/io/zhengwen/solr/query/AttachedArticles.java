package io.zhengwen.solr.query;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Articles, and prepositions with them, that Arabic and Hebrew write together with the next word:
 * {@code الساعات} and {@code بالساعات} for {@code ساعات}, {@code הכביש} and {@code בכביש} for
 * {@code כביש}.
 */
final class AttachedArticles {
  private static final List<String> ARABIC = List.of("", "ال", "وال", "بال", "كال", "فال", "لل");
  private static final List<String> HEBREW =
      List.of("", "ה", "ו", "ב", "כ", "ל", "מ", "ש", "וה", "מה", "שה");

  private static final Pattern ARABIC_WORD =
      word("(?:[وبكف]?ال|لل)", "[\\p{IsArabic}&&[\\p{L}\\p{M}]]", 3);

  private static final Pattern HEBREW_WORD = word("ה", "[\\p{IsHebrew}&&[\\p{L}\\p{M}]]", 4);

  private AttachedArticles() {}

  /** A word with and without them, but as it is; none if it is of another script or too short. */
  static List<String> otherwise(String word) {
    Matcher arabic = ARABIC_WORD.matcher(word);
    if (arabic.matches()) {
      return others(word, ARABIC, arabic.group(1));
    }
    Matcher hebrew = HEBREW_WORD.matcher(word);
    return hebrew.matches() ? others(word, HEBREW, hebrew.group(1)) : List.of();
  }

  private static List<String> others(String word, List<String> attached, String alone) {
    return attached.stream()
        .map(before -> before + alone)
        .filter(form -> !form.equals(word))
        .toList();
  }

  /** Of four letters at least behind an article, since others may begin like it. */
  private static Pattern word(String article, String letter, int fewest) {
    return Pattern.compile(
        "\\P{L}*+(?:"
            + article
            + "(?="
            + letter
            + "{4}))?+("
            + letter
            + "{"
            + fewest
            + ",}+)\\P{L}*+");
  }
}
