package io.zhengwen.metadata;

import io.zhengwen.metadata.DateSurroundings.Around;
import java.time.LocalDate;

/**
 * A date that readers see.
 *
 * @param lunar whether it is written in the lunar Hijri calendar
 * @param node where it stands
 * @param label what the text by it says it is
 * @param gap characters between the headline and the date, negative before it; the greatest int
 *     without a headline
 * @param length characters of the line or text that it stands in
 */
record SeenDate(
    DateKind kind,
    PageDate date,
    boolean lunar,
    int node,
    DateLabel label,
    Around around,
    int gap,
    int length) {

  LocalDate day() {
    return date.firstDay();
  }
}
