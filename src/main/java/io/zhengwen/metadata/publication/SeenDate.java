package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.date.DayOrder;
import io.zhengwen.metadata.publication.DateSurroundings.Around;
import java.time.LocalDate;

/**
 * A date that readers see.
 *
 * @param order what it says of which comes first, the day or the month
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
    DayOrder order,
    boolean lunar,
    int node,
    DateLabel label,
    Around around,
    int gap,
    int length) {

  /** The same with day and month the other way round. */
  SeenDate swapped() {
    return with(SettledOrder.swapped(date), DayOrder.CLEAR);
  }

  /** The same in another form. */
  SeenDate with(PageDate other) {
    return with(other, order);
  }

  private SeenDate with(PageDate other, DayOrder otherOrder) {
    return new SeenDate(kind, other, otherOrder, lunar, node, label, around, gap, length);
  }

  /** Whether its label or its element's name says that it is that of a change. */
  boolean isOfChange() {
    return label == DateLabel.MODIFIED || around.update();
  }

  LocalDate day() {
    return date.firstDay();
  }
}
