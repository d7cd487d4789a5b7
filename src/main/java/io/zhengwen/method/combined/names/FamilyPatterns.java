package io.zhengwen.method.combined.names;

import io.zhengwen.text.PatternTable;
import java.util.HashMap;
import java.util.Map;

/** The patterns of all {@link NameFamilies}, a bit each. */
final class FamilyPatterns {
  /** Finds them; the boundary of two words is a space. */
  static final PatternTable TABLE = new PatternTable(patterns());

  private FamilyPatterns() {}

  private static Map<String, Integer> patterns() {
    Map<String, Integer> bits = new HashMap<>();
    for (int f = 0; f < NameFamilies.COUNT; f++) {
      for (String pattern : NameFamilies.patterns(f)) {
        bits.merge(pattern, 1 << f, (a, b) -> a | b);
      }
    }
    return bits;
  }
}
