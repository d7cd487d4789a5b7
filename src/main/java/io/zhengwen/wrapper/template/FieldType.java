package io.zhengwen.wrapper.template;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a field's values are, and so how they are normalised. */
public enum FieldType {
  /** Text, with white space collapsed. */
  @JsonProperty("text")
  TEXT,
  /** A number, with or without a unit: {@code 1.2万}, {@code 89㎡}, {@code 3k}. */
  @JsonProperty("number")
  NUMBER,
  /** An amount of money. */
  @JsonProperty("price")
  PRICE,
  /** A date or date-time. */
  @JsonProperty("date")
  DATE,
  /** A telephone number. */
  @JsonProperty("phone")
  PHONE,
  /** One of a few values. */
  @JsonProperty("enumeration")
  ENUMERATION,
  /** A postal address. */
  @JsonProperty("address")
  ADDRESS,
  /** The address of a page or image. */
  @JsonProperty("link")
  LINK
}
