package io.zhengwen.bench.measure;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers distinct tokens from 0 in order of their first occurrence. Not thread-safe. */
public final class Symbols {
  private final Map<String, Integer> numbers = new HashMap<>();

  /** Returns the number of each token. */
  public int[] of(List<String> tokens) {
    int[] symbols = new int[tokens.size()];
    for (int i = 0; i < symbols.length; i++) {
      Integer next = numbers.size();
      Integer known = numbers.putIfAbsent(tokens.get(i), next);
      symbols[i] = known == null ? next : known;
    }
    return symbols;
  }
}
