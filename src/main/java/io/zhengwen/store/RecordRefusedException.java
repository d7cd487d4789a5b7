package io.zhengwen.store;

/**
 * Thrown if a store does not take a change of one record, whenever it is tried, while it takes
 * those of others: there is no room for it, or what is stored of it cannot be read.
 */
public final class RecordRefusedException extends TemplateStoreException {
  /** Creates an exception with a message for the user. */
  public RecordRefusedException(String message) {
    super(message);
  }

  /** Creates an exception with a message for the user and its cause. */
  public RecordRefusedException(String message, Throwable cause) {
    super(message, cause);
  }
}
