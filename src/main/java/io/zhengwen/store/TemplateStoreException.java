package io.zhengwen.store;

/** Thrown if a store cannot be read or written; the message names the store and the reason. */
public sealed class TemplateStoreException extends RuntimeException permits RecordRefusedException {
  /** Creates an exception with a message for the user. */
  public TemplateStoreException(String message) {
    super(message);
  }

  /** Creates an exception with a message for the user and its cause. */
  public TemplateStoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
