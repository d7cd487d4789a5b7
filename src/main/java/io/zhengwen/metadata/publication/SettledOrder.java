package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.date.DayOrder;
import java.time.LocalDate;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Settles which number is the day in dates that can be read either way, such as {@code 5/6/2026}:
 * as another date of the page has it that cannot, or else in the order of the other dates in
 * numbers, or else by the habits of the page's language.
 */
final class SettledOrder {
  private final Set<LocalDate> clear = new HashSet<>();

  /** Whether the dates in numbers have the order that the language lacks. */
  private final boolean againstHabit;

  /**
   * Collects the dates that can be read one way only. What readers write in their comments is not
   * the page's.
   *
   * @param monthFirst whether the month comes first in the page's language
   */
  SettledOrder(List<DateCandidate> declared, List<SeenDate> seen, boolean monthFirst) {
    Set<DayOrder> orders = EnumSet.noneOf(DayOrder.class);
    for (DateCandidate date : declared) {
      add(date.date(), date.order(), orders);
    }
    for (SeenDate date : seen) {
      if (!date.around().comment()) {
        add(date.date(), date.order(), orders);
      }
    }
    DayOrder habit = monthFirst ? DayOrder.MONTH_FIRST : DayOrder.DAY_FIRST;
    DayOrder other = monthFirst ? DayOrder.DAY_FIRST : DayOrder.MONTH_FIRST;
    againstHabit = orders.contains(other) && !orders.contains(habit);
  }

  private void add(PageDate date, DayOrder order, Set<DayOrder> orders) {
    orders.add(order);
    if (order != DayOrder.EITHER && date.hasDay()) {
      clear.add(date.firstDay());
    }
  }

  DateCandidate of(DateCandidate date) {
    return isOtherWayRound(date.date(), date.order())
        ? new DateCandidate(date.kind(), swapped(date.date()), date.modified())
        : date;
  }

  SeenDate of(SeenDate date) {
    return isOtherWayRound(date.date(), date.order()) ? date.swapped() : date;
  }

  private boolean isOtherWayRound(PageDate date, DayOrder order) {
    if (order != DayOrder.EITHER || clear.contains(date.firstDay())) {
      return false;
    }
    return againstHabit || clear.contains(swapped(date).firstDay());
  }

  /** The same date with day and month the other way round; a day of the month up to 12. */
  static PageDate swapped(PageDate date) {
    TemporalAccessor value = date.value();
    Temporal first = ((Temporal) value).with(ChronoField.DAY_OF_MONTH, 1);
    return new PageDate(
        first
            .with(ChronoField.MONTH_OF_YEAR, value.get(ChronoField.DAY_OF_MONTH))
            .with(ChronoField.DAY_OF_MONTH, value.get(ChronoField.MONTH_OF_YEAR)));
  }
}
