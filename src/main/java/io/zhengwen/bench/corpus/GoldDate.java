package io.zhengwen.bench.corpus;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.metadata.date.DateText;
import java.time.LocalDate;
import java.time.temporal.ChronoField;
import java.util.Optional;

/** The day of publication in a page's gold annotations. */
final class GoldDate {
  private static final DateText READER = new DateText("");

  private GoldDate() {}

  /** The day; empty if the gold has none or does not know it. */
  static Optional<LocalDate> of(JsonNode gold) {
    JsonNode date = gold.path("date");
    return date.isTextual()
        ? READER
            .declared(date.asText())
            .filter(value -> value.isSupported(ChronoField.DAY_OF_MONTH))
            .map(LocalDate::from)
        : Optional.empty();
  }
}
