package io.zhengwen.solr.config;

import io.zhengwen.extract.passage.PassageCutter;
import java.util.Optional;

/**
 * The option {@code passages}: how the main text is cut into passages, and where they go.
 * Immutable.
 *
 * @param as what a passage becomes
 * @param field the field with a passage's text, of the page's document or of nested ones
 * @param size the greatest length of a passage, in UTF-16 units
 * @param label the name under which nested documents are nested
 * @param headings the field of nested documents with the headings that a passage stands under;
 *     empty for none
 */
public record PassageConfig(
    As as, String field, int size, String label, Optional<String> headings) {
  private static final int DEFAULT_SIZE = 1000;
  private static final String DEFAULT_LABEL = "passages";

  /** What a passage becomes. */
  public enum As {
    /** A value of a field of the page's document. */
    VALUES,
    /** A document nested in the page's. */
    DOCUMENTS
  }

  /**
   * Reads and checks the options of the list {@code passages}.
   *
   * @throws IllegalArgumentException naming option, value and what it must be
   */
  static PassageConfig parse(OptionReader options) {
    As as = options.word("as", As.VALUES);
    String field = options.string("field");
    int size =
        options.integer("size", DEFAULT_SIZE, PassageCutter.LEAST_SIZE, PassageCutter.MOST_SIZE);
    String label = options.label("label");
    Optional<String> headings = Optional.ofNullable(options.string("headings"));
    options.rejectLeftovers();
    if (field == null) {
      throw new IllegalArgumentException(
          "option 'passages.field' is missing, must be the name of a field for a passage's text");
    }
    if (as == As.VALUES && (label != null || headings.isPresent())) {
      throw new IllegalArgumentException(
          "options 'passages.label' and 'passages.headings' are for passages.as=documents");
    }
    if (headings.filter(field::equals).isPresent()) {
      throw new IllegalArgumentException(
          "options 'passages.field' and 'passages.headings' both have the value '"
              + field
              + "', must be different fields");
    }
    return new PassageConfig(as, field, size, label == null ? DEFAULT_LABEL : label, headings);
  }

  /** The field of the page's document that holds the passages, as values or nested documents. */
  public String destination() {
    return as == As.VALUES ? field : label;
  }
}
