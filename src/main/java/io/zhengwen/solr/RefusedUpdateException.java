package io.zhengwen.solr;

/** An update of a source field that is an error whatever {@link OnError} says. */
final class RefusedUpdateException extends Exception {
  RefusedUpdateException(String message) {
    super(message);
  }
}
