package io.zhengwen.extract;

import io.zhengwen.page.PageModel;
import java.time.temporal.TemporalAccessor;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * An {@link ExtractedRecord} with its text, independent of the page.
 *
 * @param kind what it is
 * @param text its text, a line for each paragraph
 * @param fields its typed fields
 * @param link its address; empty if there is none
 */
public record RenderedRecord(
    ExtractedRecord.Kind kind, String text, List<ExtractedField> fields, Optional<String> link) {
  /** Copies the fields and checks that nothing is missing. */
  public RenderedRecord {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(link, "link");
    fields = List.copyOf(fields);
  }

  /** Renders a record of a page. */
  public static RenderedRecord of(PageModel page, ExtractedRecord record) {
    return new RenderedRecord(
        record.kind(),
        withoutMark(TextRenderer.render(page, record.text())),
        record.fields(),
        record.link());
  }

  /** A text without the colon behind its writer, or the mark of the only item that it is. */
  private static String withoutMark(String text) {
    boolean item = text.startsWith("- ") && text.indexOf("\n- ") < 0;
    boolean colon = text.startsWith(": ") || text.startsWith("：");
    return item || colon ? text.substring(text.startsWith("：") ? 1 : 2).stripLeading() : text;
  }

  /** The field of a name; empty if the record has none. */
  public Optional<ExtractedField> field(String name) {
    return fields.stream().filter(field -> field.name().equals(name)).findFirst();
  }

  /** The name of who wrote it; empty if the page does not show it. */
  public Optional<String> author() {
    return field(ExtractedRecord.AUTHOR).map(ExtractedField::text);
  }

  /**
   * When it was written, in ISO 8601 and as exact as the page is; empty if the page does not show
   * it, or only in words that depend on the day of the visit.
   */
  public Optional<String> date() {
    return field(ExtractedRecord.DATE)
        .map(ExtractedField::value)
        .filter(value -> value instanceof TemporalAccessor)
        .map(Object::toString);
  }
}
