package io.zhengwen.bench.measure;

import io.zhengwen.text.CodePoints;
import io.zhengwen.text.TextCleaner;
import java.util.List;
import java.util.Locale;

/**
 * The share of phrases that occur in a text. Case is ignored, white space is collapsed, and ignored
 * altogether for phrases with a CJK letter.
 */
public final class PhraseShare {
  private PhraseShare() {}

  /** The share of {@code phrases} contained in {@code text}; NaN if there is no phrase. */
  public static double of(String text, List<String> phrases) {
    if (phrases.isEmpty()) {
      return Double.NaN;
    }
    String collapsed = normalise(text);
    String unspaced = null;
    int found = 0;
    for (String raw : phrases) {
      String phrase = normalise(raw);
      if (phrase.codePoints().anyMatch(CodePoints::isCjk)) {
        unspaced = unspaced == null ? collapsed.replace(" ", "") : unspaced;
        found += unspaced.contains(phrase.replace(" ", "")) ? 1 : 0;
      } else {
        found += collapsed.contains(phrase) ? 1 : 0;
      }
    }
    return (double) found / phrases.size();
  }

  private static String normalise(String text) {
    return TextCleaner.clean(text).toLowerCase(Locale.ROOT);
  }
}
