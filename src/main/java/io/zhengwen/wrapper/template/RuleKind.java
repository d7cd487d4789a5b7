package io.zhengwen.wrapper.template;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a rule finds a value by, the most stable first. */
public enum RuleKind {
  /** Structured data of the page: JSON-LD or microdata. */
  @JsonProperty("data")
  DATA(4.5),
  /** The text of a label near the value, which survives most redesigns. */
  @JsonProperty("label")
  LABEL(4),
  /** An {@code id} of the value's element or of one around it. */
  @JsonProperty("id")
  ID(2.2),
  /** A class of the value's element or of one around it. */
  @JsonProperty("class")
  CLASS(1.5),
  /** The path of tags and positions from the page's or the record's root. */
  @JsonProperty("position")
  POSITION(.25);

  private final double weight;

  RuleKind(double weight) {
    this.weight = weight;
  }

  /**
   * What a rule of this kind weighs when the rules of a field disagree. Ids, classes and positions
   * often name the same place in a list, so together they weigh less than a label.
   */
  public double weight() {
    return weight;
  }
}
