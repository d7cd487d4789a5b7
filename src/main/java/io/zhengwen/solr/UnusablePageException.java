package io.zhengwen.solr;

/** A source value that no page can be read from; the message says why, in words fit for a user. */
final class UnusablePageException extends Exception {
  UnusablePageException(String message) {
    super(message);
  }
}
