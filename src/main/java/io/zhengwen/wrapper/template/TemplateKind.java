package io.zhengwen.wrapper.template;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What the pages of a template hold. */
public enum TemplateKind {
  /** Several records, each with a link to its own page. */
  @JsonProperty("list")
  LIST,
  /** All fields of one record. */
  @JsonProperty("detail")
  DETAIL
}
