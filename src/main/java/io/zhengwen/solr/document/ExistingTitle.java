package io.zhengwen.solr.document;

/** Which title wins where the document brings one. */
public enum ExistingTitle {
  /** The document's, even a blank one. */
  KEEP,
  /** The document's, unless it is blank. */
  FILL,
  /** The page's, if it has one. */
  OVERWRITE
}
