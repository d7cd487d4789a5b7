package io.zhengwen.solr.config;

/** What becomes of a document whose page cannot be used. */
public enum OnError {
  /** It is indexed without main text. */
  KEEP,
  /** It is left out with its whole family of nested documents; the batch goes on. */
  SKIP,
  /** The client gets an error 400. */
  FAIL
}
