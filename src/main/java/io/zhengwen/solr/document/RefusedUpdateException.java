package io.zhengwen.solr.document;

/** An update of a source field that is an error whatever {@code onError} says. */
public final class RefusedUpdateException extends Exception {
  RefusedUpdateException(String message) {
    super(message);
  }
}
