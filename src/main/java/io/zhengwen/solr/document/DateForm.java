package io.zhengwen.solr.document;

import io.zhengwen.metadata.PageDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.Date;

/** How a field takes dates. */
public enum DateForm {
  /** As a point in time: the first that the date may mean, in UTC where the page says no offset. */
  INSTANT {
    @Override
    public Object of(PageDate date) {
      return Date.from(date.firstInstant());
    }
  },
  /** As a span of time: the month, the day, or the second. */
  SPAN {
    @Override
    public Object of(PageDate date) {
      boolean timed =
          date.value() instanceof LocalDateTime || date.value() instanceof OffsetDateTime;
      return timed ? date.firstInstant().toString() : date.toString();
    }
  },
  /** As text in ISO 8601, as exact as it is known. */
  TEXT {
    @Override
    public Object of(PageDate date) {
      return date.toString();
    }
  };

  /** The value to write. */
  public abstract Object of(PageDate date);
}
