package io.zhengwen.store;

/** What a template is used for. */
public enum TemplateState {
  /**
   * Learned from pages; removes text unless it is {@linkplain StoredTemplate#disputed disputed}.
   */
  LEARNED,
  /** A person decided that it removes text, whatever a method says. Does not fade. */
  PINNED,
  /** A person decided that it removes no text. Does not fade, so that it is not learned again. */
  BLOCKED
}
