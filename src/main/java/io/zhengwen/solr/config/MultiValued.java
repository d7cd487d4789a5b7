package io.zhengwen.solr.config;

/** How a source field with several values is read. */
public enum MultiValued {
  /** As one page, the values in order, separated by line breaks. */
  JOIN,
  /** Not at all; it is an error, handled as {@link OnError} says. */
  REFUSE
}
