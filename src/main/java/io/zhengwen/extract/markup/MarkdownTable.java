package io.zhengwen.extract.markup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A table of GitHub's Markdown. The first row is the head if it has a head cell; otherwise the head
 * is empty, since a table must have one. A cell that covers several columns or rows is followed by
 * empty ones.
 */
final class MarkdownTable {
  private static final int MOST_COLUMNS = 50;

  private final List<List<String>> rows = new ArrayList<>();

  /** The number of further rows in which each column is covered by a cell above. */
  private final int[] covered = new int[MOST_COLUMNS];

  private final StringBuilder cell = new StringBuilder();
  private Element open;
  private boolean headed;
  private int columns = 1;

  void beginRow() {
    rows.add(new ArrayList<>());
  }

  /** Columns behind the last cell may be covered, too. */
  void endRow() {
    for (int i = rows.get(rows.size() - 1).size(); i < MOST_COLUMNS; i++) {
      covered[i] = Math.max(0, covered[i] - 1);
    }
  }

  void beginCell(Element element) {
    open = element;
    cell.setLength(0);
    headed |= element.kind() == Kind.HEADER_CELL && rows.size() == 1;
  }

  /** Appends a line to the cell. */
  void text(String text) {
    if (!cell.isEmpty()) {
      cell.append("<br>");
    }
    cell.append(text.replace("|", "\\|"));
  }

  void endCell() {
    List<String> row = rows.get(rows.size() - 1);
    skipCovered(row);
    String text = cell.toString();
    for (int i = 0; i < open.number() && row.size() < MOST_COLUMNS; i++) {
      covered[row.size()] = open.span() - 1;
      row.add(i == 0 ? text : "");
    }
    columns = Math.max(columns, row.size());
  }

  private void skipCovered(List<String> row) {
    while (row.size() < MOST_COLUMNS && covered[row.size()] > 0) {
      covered[row.size()]--;
      row.add("");
    }
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (!headed) {
      lines.add(head(List.of()));
    }
    for (List<String> row : rows) {
      lines.add(lines.isEmpty() ? head(row) : line(row));
      if (lines.size() == 1) {
        lines.add(rule());
      }
    }
    if (!headed) {
      lines.add(1, rule());
    }
    return lines;
  }

  /** The head must have all columns. */
  private String head(List<String> row) {
    String[] all = new String[columns];
    Arrays.fill(all, "");
    for (int i = 0; i < row.size(); i++) {
      all[i] = row.get(i);
    }
    return line(Arrays.asList(all));
  }

  private String rule() {
    return "|" + " --- |".repeat(columns);
  }

  private static String line(List<String> row) {
    StringBuilder line = new StringBuilder("|");
    for (String cell : row) {
      line.append(' ').append(cell).append(cell.isEmpty() ? "|" : " |");
    }
    return line.toString();
  }
}
