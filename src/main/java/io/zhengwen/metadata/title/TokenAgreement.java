package io.zhengwen.metadata.title;

import io.zhengwen.text.Tokens;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Compares short texts by F1 over their {@linkplain Tokens tokens}. */
public final class TokenAgreement {
  private final Map<String, Integer> counts = new HashMap<>();
  private final int total;

  /** Counts the tokens of a text. */
  public TokenAgreement(String text) {
    List<String> tokens = Tokens.of(text);
    for (String token : tokens) {
      counts.merge(token, 1, Integer::sum);
    }
    total = tokens.size();
  }

  /** F1, from 0 (no token in common) to 1 (the same tokens). */
  public double f1(TokenAgreement other) {
    int all = total + other.total;
    return all == 0 ? 0 : 2.0 * common(other) / all;
  }

  /** Whether this text has tokens and all of them, as often, are the other's too. */
  boolean isWithin(TokenAgreement other) {
    return total > 0 && common(other) == total;
  }

  private int common(TokenAgreement other) {
    int common = 0;
    for (Map.Entry<String, Integer> e : counts.entrySet()) {
      common += Math.min(e.getValue(), other.counts.getOrDefault(e.getKey(), 0));
    }
    return common;
  }
}
