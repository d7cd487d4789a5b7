package io.zhengwen.bench.measure;

import io.zhengwen.text.Tokens;
import java.util.List;

/**
 * The agreement of a title with the gold title.
 *
 * @param exact whether the tokens are the same in the same order; case, white space and punctuation
 *     are ignored
 * @param f1 F1 of the tokens by multiset overlap
 */
public record TitleMatch(boolean exact, double f1) {
  /** Compares two titles. */
  public static TitleMatch of(String extracted, String gold) {
    List<String> e = Tokens.of(extracted);
    List<String> g = Tokens.of(gold);
    return new TitleMatch(e.equals(g), Overlap.ofMultisets(e, g).f1());
  }
}
