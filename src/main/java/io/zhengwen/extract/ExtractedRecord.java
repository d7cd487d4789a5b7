package io.zhengwen.extract;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A record of a list page, such as a search result, a product or a post.
 *
 * @param text the text nodes of the record
 * @param fields its typed fields
 * @param link the address of the page with the record's details; empty if it links to none
 */
public record ExtractedRecord(Selection text, List<ExtractedField> fields, Optional<String> link) {
  /** Copies the fields and checks that nothing is missing. */
  public ExtractedRecord {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(link, "link");
    fields = List.copyOf(fields);
  }
}
