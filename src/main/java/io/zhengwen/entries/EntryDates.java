package io.zhengwen.entries;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.metadata.date.DateMatch;
import io.zhengwen.metadata.date.DateText;
import io.zhengwen.metadata.publication.PageDates;
import io.zhengwen.page.PageModel;
import java.util.Optional;

/** Finds the date of an entry: that of a {@code time} element, or else of the first short text. */
final class EntryDates {
  private static final int LONGEST = 60;
  private static final int SHORTEST = 6;

  private final PageModel page;
  private final DateText reader;

  EntryDates(PageModel page) {
    this.page = page;
    reader = PageDates.reader(page);
  }

  /** The date among the nodes of an entry; empty if it shows none. */
  Optional<EntryPart> find(int from, int to) {
    Optional<EntryPart> first = Optional.empty();
    for (int i = from; i < to; i++) {
      if (!page.isText(i) && page.tag(i).equals("time")) {
        Optional<EntryPart> stated = ofTime(i);
        if (stated.isPresent()) {
          return stated;
        }
      }
      if (first.isEmpty() && page.isText(i)) {
        first = ofText(i);
      }
    }
    return first;
  }

  private Optional<EntryPart> ofTime(int i) {
    String stated = page.attr(i, "datetime").strip();
    String shown = page.text(i, page.end(i), j -> true).strip();
    String text = shown.isEmpty() ? stated : shown;
    return reader
        .declared(stated)
        .or(() -> reader.first(shown).map(DateMatch::value))
        .map(value -> part(i, text, value));
  }

  private Optional<EntryPart> ofText(int i) {
    int length = page.textLength(i);
    if (!page.hasDigit(i) || length < SHORTEST || length > LONGEST || !page.isVisible(i)) {
      return Optional.empty();
    }
    String text = page.text(i).strip();
    return reader.first(text).map(match -> part(i, text, match.value()));
  }

  private static EntryPart part(int node, String text, Object value) {
    return new EntryPart(node, new ExtractedField(ExtractedRecord.DATE, text, value));
  }
}
