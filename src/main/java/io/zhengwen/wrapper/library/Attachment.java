package io.zhengwen.wrapper.library;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A template and a seed, tried or in use together.
 *
 * @param template the template's name
 * @param state whether the template is used
 * @param version the template's version that was tried
 * @param pages the kept pages that it was tried on
 * @param complete those of them that it read
 */
public record Attachment(String template, State state, int version, int pages, int complete) {
  /** Whether a template is used for a seed. */
  public enum State {
    /** It was tried, and read too few pages. */
    @JsonProperty("unfit")
    UNFIT,
    /** It read enough pages and is used. */
    @JsonProperty("attached")
    ATTACHED,
    /** A person decided that it is used. */
    @JsonProperty("confirmed")
    CONFIRMED,
    /** A person decided that it is not used. */
    @JsonProperty("refused")
    REFUSED
  }

  /** Whether the template is used. */
  public boolean isUsed() {
    return state == State.ATTACHED || state == State.CONFIRMED;
  }

  /** The share of the pages that the template read, from 0 to 1. */
  public double rate() {
    return pages == 0 ? 0 : (double) complete / pages;
  }

  Attachment with(State other) {
    return new Attachment(template, other, version, pages, complete);
  }
}
