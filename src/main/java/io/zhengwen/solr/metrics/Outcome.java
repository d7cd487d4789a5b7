package io.zhengwen.solr.metrics;

import java.util.Locale;

/** What became of a document; every document, nested ones too, has exactly one. */
public enum Outcome {
  /** Main text was found. */
  EXTRACTED,
  /** The page was read and has no main text. */
  EMPTY,
  /** The source is not HTML; the document went on without main text. */
  NON_HTML,
  /** The page could not be used; the document went on without main text (onError=keep). */
  KEPT,
  /**
   * Its page, or that of a document nested with it, could not be used; it was left out
   * (onError=skip).
   */
  SKIPPED,
  /**
   * Its page, or that of a document nested with it, could not be used; the client got an error
   * (onError=fail, or a malformed request).
   */
  FAILED,
  /**
   * It was not indexed for a reason that is not the page's: another version, a field that does not
   * fit, a shard or a store of templates that is away; the client got an error.
   */
  REFUSED,
  /** It is in the index with the same main text and metadata; it was left out (unchanged=skip). */
  UNCHANGED,
  /** An atomic update removed the source, so what was extracted from it was removed too. */
  CLEARED,
  /** The document has no source field. */
  NO_SOURCE,
  /** The request asked for no extraction (zhengwen.skip=true). */
  BYPASSED;

  /** The name in metrics, logs and the outcome field. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
