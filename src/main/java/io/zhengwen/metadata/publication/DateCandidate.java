package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.date.DayOrder;

/**
 * A date that markup or the address states.
 *
 * @param order what it says of which comes first, the day or the month
 * @param modified whether it is stated as the date of a change
 */
record DateCandidate(DateKind kind, PageDate date, DayOrder order, boolean modified) {
  DateCandidate(DateKind kind, PageDate date, boolean modified) {
    this(kind, date, DayOrder.CLEAR, modified);
  }
}
