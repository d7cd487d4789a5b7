package io.zhengwen.solr.config;

/** What becomes of the source field. */
public enum SourceAction {
  /** It stays as it was sent. */
  KEEP,
  /** It is removed from the document. */
  DROP,
  /** Bytes and base64 become the decoded text; text stays. */
  DECODE
}
