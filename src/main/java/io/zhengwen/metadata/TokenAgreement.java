package io.zhengwen.metadata;

import io.zhengwen.text.CodePoints;
import java.util.HashMap;
import java.util.Map;

/** How far two short texts say the same: F1 over their words, CJK letters being words. */
final class TokenAgreement {
  private TokenAgreement() {}

  /** From 0, no word in common, to 1, the same words. */
  static double f1(String a, String b) {
    Map<String, Integer> left = tokens(a);
    Map<String, Integer> right = tokens(b);
    int common = 0;
    for (Map.Entry<String, Integer> e : left.entrySet()) {
      common += Math.min(e.getValue(), right.getOrDefault(e.getKey(), 0));
    }
    int all = total(left) + total(right);
    return all == 0 ? 0 : 2.0 * common / all;
  }

  private static int total(Map<String, Integer> counts) {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  private static Map<String, Integer> tokens(String text) {
    Map<String, Integer> counts = new HashMap<>();
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < text.length(); ) {
      int cp = text.codePointAt(i);
      i += Character.charCount(cp);
      boolean cjk = CodePoints.isCjk(cp);
      if (cjk || !CodePoints.isWord(cp)) {
        flush(word, counts);
      }
      if (CodePoints.isWord(cp)) {
        word.appendCodePoint(Character.toLowerCase(cp));
      }
      if (cjk) {
        flush(word, counts);
      }
    }
    flush(word, counts);
    return counts;
  }

  private static void flush(StringBuilder word, Map<String, Integer> counts) {
    if (!word.isEmpty()) {
      counts.merge(word.toString(), 1, Integer::sum);
      word.setLength(0);
    }
  }
}
