package io.zhengwen.bench.measure;

import io.zhengwen.text.Tokens;
import java.util.List;

/**
 * The agreement of a title with the gold title.
 *
 * @param exact whether the tokens are the same in the same order; case, white space and punctuation
 *     are ignored
 * @param f1 F1 of the tokens by multiset overlap
 * @param longer whether the title is the whole gold title with more before or behind it, as where
 *     the site's name was left in
 */
public record TitleMatch(boolean exact, double f1, boolean longer) {
  /** Compares two titles. */
  public static TitleMatch of(String extracted, String gold) {
    List<String> e = Tokens.of(extracted);
    List<String> g = Tokens.of(gold);
    return new TitleMatch(e.equals(g), Overlap.ofMultisets(e, g).f1(), isLonger(e, g));
  }

  private static boolean isLonger(List<String> extracted, List<String> gold) {
    int more = extracted.size() - gold.size();
    return more > 0
        && !gold.isEmpty()
        && (extracted.subList(0, gold.size()).equals(gold)
            || extracted.subList(more, extracted.size()).equals(gold));
  }
}
