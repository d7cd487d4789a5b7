package io.zhengwen.solr.document;

/** A source value that no page can be read from; the message says why, in words fit for a user. */
public final class UnusablePageException extends Exception {
  public UnusablePageException(String message) {
    super(message);
  }
}
