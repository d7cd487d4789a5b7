package io.zhengwen.solr.document;

import java.util.Arrays;
import java.util.Optional;

/** A value that can be written to a field, named as in {@code <lst name="fields">}. */
public enum Destination {
  TITLE("title"),
  CONTENT("content"),
  BODY("body"),
  CONTENT_HTML("contentHtml"),
  METHOD("method"),
  CONFIDENCE("confidence"),
  PAGE_LENGTH("pageLength"),
  CHARSET("charset"),
  OUTCOME("outcome"),
  REASON("reason");

  private final String option;

  Destination(String option) {
    this.option = option;
  }

  public String option() {
    return option;
  }

  /** Whether the value may be as long as a page. */
  public boolean isLong() {
    return this == CONTENT || this == BODY || this == CONTENT_HTML;
  }

  static Optional<Destination> of(String option) {
    return Arrays.stream(values()).filter(d -> d.option.equals(option)).findFirst();
  }

  public static String legal() {
    return String.join(", ", Arrays.stream(values()).map(Destination::option).toList());
  }
}
