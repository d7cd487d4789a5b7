package io.zhengwen.posts;

import io.zhengwen.metadata.date.DateMatch;
import io.zhengwen.metadata.date.DateText;
import io.zhengwen.metadata.date.Tooltips;
import io.zhengwen.page.PageModel;
import java.time.temporal.TemporalAccessor;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The dates that elements and short texts of a page hold, read when asked for. Not thread-safe. */
final class DateMarks {
  /** Longer texts are prose, in which a date is not that of the post. */
  static final int LONGEST = 120;

  private static final List<String> ATTRIBUTES =
      Stream.of(
              List.of("datetime"),
              Tooltips.ATTRIBUTES,
              List.of(
                  "content",
                  "data-time",
                  "data-timestamp",
                  "data-date",
                  "data-datetime",
                  "data-utime"))
          .flatMap(List::stream)
          .toList();

  private static final int ATTRIBUTE_SET =
      PageModel.attributeSet(ATTRIBUTES.toArray(String[]::new));

  private final PageModel page;
  private final DateText reader;

  /** The last text that was read, as elements around one text are read after each other. */
  private String last = "";

  private Optional<DateMatch> ofLast = Optional.empty();

  DateMarks(PageModel page, DateText reader) {
    this.page = page;
    this.reader = reader;
  }

  /** A date that an attribute states; {@code text} is the attribute's value. */
  record Stated(String text, TemporalAccessor value) {}

  /** The date that the attributes of an element state. */
  Optional<Stated> ofAttributes(int i) {
    if (!page.mayHaveAny(i, ATTRIBUTE_SET)) {
      return Optional.empty();
    }
    for (String name : ATTRIBUTES) {
      String value = page.attr(i, name);
      if (value.length() >= 6 && value.length() <= LONGEST && hasDigit(value)) {
        Optional<TemporalAccessor> date =
            Tooltips.ATTRIBUTES.contains(name)
                ? reader.first(value).map(DateMatch::value)
                : reader.declared(value);
        if (date.isPresent()) {
          return Optional.of(new Stated(value, date.get()));
        }
      }
    }
    return Optional.empty();
  }

  /** The date that a value of markup states. */
  Optional<TemporalAccessor> ofDeclared(String value) {
    return value.length() >= 6 && value.length() <= LONGEST
        ? reader.declared(value)
        : Optional.empty();
  }

  /** The first date in a text that is short. */
  Optional<DateMatch> ofText(String text) {
    if (text.length() < 6 || text.length() > LONGEST || !hasDigit(text)) {
      return Optional.empty();
    }
    if (!text.equals(last)) {
      ofLast = reader.first(text);
      last = text;
    }
    return ofLast;
  }

  static boolean hasDigit(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isDigit(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }
}
