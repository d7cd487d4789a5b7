package io.zhengwen.eval.measure;

import java.util.ArrayList;
import java.util.List;

/**
 * Precision, recall and F1 of rows, the measure of Zhou et al. 2019.
 *
 * <p>A row is a line with at least one token. An extracted row is right when its tokens stand in
 * the gold in the same order without a gap; a gold row is found when they stand so in the
 * extraction. So texts that break their lines at different places still compare.
 */
public final class RowOverlap {
  private RowOverlap() {}

  /** The overlap of two texts' rows. */
  public static Overlap of(String extracted, String gold) {
    List<String> extractedRows = rows(extracted);
    List<String> goldRows = rows(gold);
    return Overlap.of(
        contained(extractedRows, goldRows),
        extractedRows.size(),
        contained(goldRows, extractedRows),
        goldRows.size());
  }

  private static long contained(List<String> rows, List<String> text) {
    String whole = " " + String.join(" ", text) + " ";
    return rows.stream().filter(row -> whole.contains(" " + row + " ")).count();
  }

  private static List<String> rows(String text) {
    List<String> rows = new ArrayList<>();
    text.lines()
        .map(line -> String.join(" ", Tokens.of(line)))
        .filter(row -> !row.isEmpty())
        .forEach(rows::add);
    return rows;
  }
}
