package io.zhengwen.bench.measure;

import java.util.List;

/**
 * Precision, recall and F1 of {@linkplain io.zhengwen.text.Tokens words} by multiset overlap: the
 * main measure of the WCXB benchmark (Foley 2026).
 */
public final class WordOverlap {
  private WordOverlap() {}

  /** The overlap of two texts' tokens. */
  public static Overlap of(List<String> extracted, List<String> gold) {
    return Overlap.ofMultisets(extracted, gold);
  }
}
