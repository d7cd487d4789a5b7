package io.zhengwen.extract.markup;

import java.util.Comparator;

/** Text between two marks of emphasis in Markdown, from {@code start} to {@code end}. */
record Emphasis(String mark, int start, int end) {
  /** Each after those around it. */
  static final Comparator<Emphasis> OUTER_FIRST =
      Comparator.comparingInt(Emphasis::start)
          .thenComparing(Comparator.comparingInt(Emphasis::end).reversed());

  static Emphasis of(Kind kind, int start, int end) {
    String mark =
        switch (kind) {
          case STRONG -> "**";
          case DELETED -> "~~";
          default -> "*";
        };
    return new Emphasis(mark, start, end);
  }

  boolean isStruckOut() {
    return mark.equals("~~");
  }
}
