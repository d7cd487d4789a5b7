package io.zhengwen.extract;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A record of a page: a post of a thread, a comment on an article, or an entry of a list, such as a
 * search result or a product.
 *
 * @param kind what it is
 * @param text the text nodes of the record
 * @param fields its typed fields; of posts and comments {@value #AUTHOR}, {@value #AUTHOR_LINK}
 *     (the address of the author's profile) and {@value #DATE}, of entries {@value #TITLE}, {@value
 *     #PRICE}, {@value #DATE} and {@value #IMAGE}, as far as the page shows them
 * @param link the address of the record, or of the page with its details; empty if there is none
 */
public record ExtractedRecord(
    Kind kind, Selection text, List<ExtractedField> fields, Optional<String> link) {
  /** The name of the field that holds who wrote a post or comment. */
  public static final String AUTHOR = "author";

  /** The name of the field that holds the address of the author's profile. */
  public static final String AUTHOR_LINK = "authorLink";

  /**
   * The name of the field that holds when a post, comment or entry was written: a {@code java.time}
   * value as exact as the page is, or the text where it cannot be read, such as {@code 3 days ago}.
   */
  public static final String DATE = "date";

  /** The name of the field that holds what an entry of a list is called. */
  public static final String TITLE = "title";

  /**
   * The name of the field that holds what an entry costs: a {@code BigDecimal} without its
   * currency, which the text has.
   */
  public static final String PRICE = "price";

  /** The name of the field that holds the address of an entry's image. */
  public static final String IMAGE = "image";

  /** What a record is. */
  public enum Kind {
    /** A post of a thread. */
    POST,
    /** A reader's comment. */
    COMMENT,
    /** An entry of a list. */
    ENTRY
  }

  /** Copies the fields and checks that nothing is missing. */
  public ExtractedRecord {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(link, "link");
    fields = List.copyOf(fields);
  }

  /** The field of a name; empty if the record has none. */
  public Optional<ExtractedField> field(String name) {
    return fields.stream().filter(field -> field.name().equals(name)).findFirst();
  }
}
