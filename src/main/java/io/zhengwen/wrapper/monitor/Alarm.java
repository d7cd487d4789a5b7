package io.zhengwen.wrapper.monitor;

import java.util.List;

/**
 * Something that a template read from earlier pages and does not read from the latest ones.
 *
 * @param kind what fell
 * @param field the field; empty for all required ones together
 * @param rule the rule that stopped matching; empty unless the kind is {@link Kind#DRIFT}
 * @param before the share of earlier pages, from 0 to 1
 * @param now the share of the latest pages
 * @param page the page with which it was noticed
 * @param failing the latest pages on which it is missing
 */
public record Alarm(
    Kind kind,
    String field,
    String rule,
    double before,
    double now,
    String page,
    List<String> failing) {

  /** What fell. */
  public enum Kind {
    /** The share of pages with all required fields. */
    SUCCESS,
    /** The share of pages with a field. */
    FIELD,
    /** The share of a field's values that look like earlier ones, or differ from page to page. */
    VALUES,
    /**
     * The share of pages on which a rule matches, while rules of lower rank still find the field.
     */
    DRIFT
  }

  /** What fell, in English, with both shares. */
  public String describe() {
    String what =
        switch (kind) {
          case SUCCESS -> "pages with all required fields";
          case FIELD -> "pages with " + field;
          case VALUES -> "values of " + field + " that are like earlier ones";
          case DRIFT -> "pages on which " + rule + " finds " + field;
        };
    return what + " fell from " + Math.round(100 * before) + "% to " + Math.round(100 * now) + "%";
  }

  /** Copies the list. */
  public Alarm {
    failing = List.copyOf(failing);
  }
}
