package io.zhengwen.bench.measure;

import io.zhengwen.text.Tokens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Pairs extracted posts with the gold's, one to one, the pair of greatest word F1 first. */
public final class PostMatch {
  private PostMatch() {}

  private record Pair(int gold, int found, double f1) {}

  /**
   * A gold post's match.
   *
   * @param found the number of the extracted post, -1 if none is left that shares a word
   * @param f1 word F1 of both texts, 0 without a match
   */
  public record Match(int found, double f1) {}

  /** The match of each gold text. */
  public static List<Match> of(List<String> gold, List<String> found) {
    List<List<String>> foundTokens = found.stream().map(Tokens::of).toList();
    List<Pair> pairs = new ArrayList<>();
    for (int g = 0; g < gold.size(); g++) {
      List<String> tokens = Tokens.of(gold.get(g));
      for (int f = 0; f < found.size(); f++) {
        double f1 = WordOverlap.of(foundTokens.get(f), tokens).f1();
        if (f1 > 0) {
          pairs.add(new Pair(g, f, f1));
        }
      }
    }
    pairs.sort(Comparator.comparingDouble(pair -> -pair.f1));
    Match[] matches = new Match[gold.size()];
    Arrays.fill(matches, new Match(-1, 0));
    boolean[] taken = new boolean[found.size()];
    for (Pair pair : pairs) {
      if (matches[pair.gold].found < 0 && !taken[pair.found]) {
        matches[pair.gold] = new Match(pair.found, pair.f1);
        taken[pair.found] = true;
      }
    }
    return Arrays.asList(matches);
  }
}
