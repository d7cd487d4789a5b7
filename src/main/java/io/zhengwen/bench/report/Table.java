package io.zhengwen.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A table of text: the first column left-aligned, the others right-aligned. Not thread-safe. */
public final class Table {
  private final List<String> head;
  private final List<List<String>> rows = new ArrayList<>();

  /** Creates an empty table with the given column heads. */
  public Table(List<String> head) {
    this.head = List.copyOf(head);
  }

  /** Adds a row of as many cells as there are heads. */
  public void add(List<String> row) {
    if (row.size() != head.size()) {
      throw new IllegalArgumentException(row.size() + " cells under " + head.size() + " heads");
    }
    rows.add(List.copyOf(row));
  }

  List<String> head() {
    return head;
  }

  List<List<String>> rows() {
    return rows;
  }

  /** Returns the table as text with columns aligned by spaces. */
  public String toConsole() {
    int[] width = widths();
    StringBuilder out = new StringBuilder();
    line(out, head, width, "  ", "", "\n");
    int total = -2;
    for (int w : width) {
      total += w + 2;
    }
    out.append("-".repeat(total)).append('\n');
    rows.forEach(row -> line(out, row, width, "  ", "", "\n"));
    return out.toString();
  }

  /** Returns the table as GitHub-flavoured Markdown. */
  public String toMarkdown() {
    int[] width = widths();
    StringBuilder out = new StringBuilder();
    line(out, head, width, " | ", "| ", " |\n");
    out.append('|');
    for (int i = 0; i < width.length; i++) {
      out.append(i == 0 ? " " + "-".repeat(width[i]) : " " + "-".repeat(width[i] - 1) + ":")
          .append(" |");
    }
    out.append('\n');
    rows.forEach(row -> line(out, row, width, " | ", "| ", " |\n"));
    return out.toString();
  }

  private int[] widths() {
    int[] width = new int[head.size()];
    for (int i = 0; i < width.length; i++) {
      width[i] = Math.max(2, head.get(i).length());
      for (List<String> row : rows) {
        width[i] = Math.max(width[i], row.get(i).length());
      }
    }
    return width;
  }

  private static void line(
      StringBuilder out, List<String> cells, int[] width, String between, String open, String end) {
    out.append(open);
    for (int i = 0; i < width.length; i++) {
      String pad = " ".repeat(width[i] - cells.get(i).length());
      out.append(i == 0 ? "" : between);
      boolean last = i == width.length - 1 && open.isEmpty();
      out.append(i == 0 ? cells.get(i) + (last ? "" : pad) : pad + cells.get(i));
    }
    out.append(end);
  }

  /** Formats a share with three decimals and no leading zero; {@code -} for NaN. */
  static String share(double value) {
    if (Double.isNaN(value)) {
      return "-";
    }
    String text = String.format(Locale.ROOT, "%.3f", value);
    return text.startsWith("0.") ? text.substring(1) : text;
  }

  /** Formats a number with the given number of decimals; {@code -} for NaN. */
  public static String number(double value, int decimals) {
    return Double.isNaN(value) ? "-" : String.format(Locale.ROOT, "%." + decimals + "f", value);
  }
}
