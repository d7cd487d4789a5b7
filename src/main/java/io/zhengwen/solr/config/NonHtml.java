package io.zhengwen.solr.config;

/** What becomes of a document whose source is no HTML. */
public enum NonHtml {
  /** It is indexed without main text. */
  PASS,
  /** It is an error, handled as {@link OnError} says. */
  FAIL
}
