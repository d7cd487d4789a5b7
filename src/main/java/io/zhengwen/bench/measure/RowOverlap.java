package io.zhengwen.bench.measure;

import io.zhengwen.text.Tokens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Precision, recall and F1 of rows, the measure of Zhou et al. 2019.
 *
 * <p>A row is a line with at least one token. An extracted row is right if its tokens occur in the
 * gold in the same order without a gap; a gold row is found if its tokens occur so in the
 * extraction. Thus texts with different line breaks can be compared.
 */
public final class RowOverlap {
  private static final long BASE = 0x9E3779B97F4A7C15L;

  private RowOverlap() {}

  /** The overlap of two texts' rows. */
  public static Overlap of(String extracted, String gold) {
    Symbols symbols = new Symbols();
    List<int[]> extractedRows = rows(extracted, symbols);
    List<int[]> goldRows = rows(gold, symbols);
    return Overlap.of(
        contained(extractedRows, goldRows),
        extractedRows.size(),
        contained(goldRows, extractedRows),
        goldRows.size());
  }

  /** The rows as numbers of their tokens. */
  private static List<int[]> rows(String text, Symbols symbols) {
    return text.lines()
        .map(line -> symbols.of(Tokens.of(line)))
        .filter(row -> row.length > 0)
        .toList();
  }

  private static long contained(List<int[]> rows, List<int[]> text) {
    int[] whole = text.stream().flatMapToInt(Arrays::stream).toArray();
    Map<Integer, List<int[]>> byLength =
        rows.stream().collect(Collectors.groupingBy(row -> row.length));
    return byLength.values().stream().mapToLong(same -> containedOfOneLength(same, whole)).sum();
  }

  /** Counts the rows that occur in a text, by a rolling hash (Karp, Rabin 1987). */
  private static long containedOfOneLength(List<int[]> rows, int[] whole) {
    int length = rows.get(0).length;
    Map<Long, List<int[]>> sought = new HashMap<>();
    for (int[] row : rows) {
      long hash = 0;
      for (int token : row) {
        hash = hash * BASE + token;
      }
      sought.computeIfAbsent(hash, h -> new ArrayList<>()).add(row);
    }
    long ofOldest = 1;
    for (int i = 0; i < length; i++) {
      ofOldest *= BASE;
    }
    long found = 0;
    long hash = 0;
    for (int end = 1; end <= whole.length; end++) {
      int start = end - length;
      hash = hash * BASE + whole[end - 1] - (start > 0 ? ofOldest * whole[start - 1] : 0);
      List<int[]> here = start < 0 ? null : sought.get(hash);
      if (here != null) {
        int left = here.size();
        here.removeIf(row -> Arrays.equals(row, 0, length, whole, start, start + length));
        found += left - here.size();
        if (here.isEmpty()) {
          sought.remove(hash);
        }
      }
    }
    return found;
  }
}
