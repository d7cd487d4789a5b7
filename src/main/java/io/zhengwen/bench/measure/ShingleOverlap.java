package io.zhengwen.bench.measure;

import java.util.ArrayList;
import java.util.List;

/**
 * Overlap of shingles, runs of four successive tokens, as multisets. It sees order, which {@link
 * WordOverlap} does not. A text of one to three tokens is one shingle.
 */
public final class ShingleOverlap {
  /** Tokens in a shingle. */
  public static final int SIZE = 4;

  private ShingleOverlap() {}

  /** The overlap of two texts' shingles, given their tokens. */
  public static Overlap of(List<String> extracted, List<String> gold) {
    return Overlap.ofMultisets(shingles(extracted), shingles(gold));
  }

  private static List<List<String>> shingles(List<String> tokens) {
    if (tokens.isEmpty()) {
      return List.of();
    }
    if (tokens.size() < SIZE) {
      return List.of(tokens);
    }
    List<List<String>> shingles = new ArrayList<>(tokens.size());
    for (int i = 0; i + SIZE <= tokens.size(); i++) {
      shingles.add(tokens.subList(i, i + SIZE));
    }
    return shingles;
  }
}
