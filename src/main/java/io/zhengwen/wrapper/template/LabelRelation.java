package io.zhengwen.wrapper.template;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Where a value stands in relation to its label. */
public enum LabelRelation {
  /** The value is the next text after the label. */
  @JsonProperty("after")
  AFTER,
  /** The label begins the text that holds the value: {@code Price: $12}. */
  @JsonProperty("inside")
  INSIDE,
  /**
   * The label begins an element, as a text of its own, and the value is all text behind it there:
   * {@code <p><b>Price:</b> <i>12</i> million</p>}.
   */
  @JsonProperty("rest")
  REST,
  /** The label heads a column of a table, and the value is in the next row. */
  @JsonProperty("below")
  BELOW,
  /** The label follows the value: {@code 3 rooms}. */
  @JsonProperty("before")
  BEFORE
}
