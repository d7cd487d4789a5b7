package io.zhengwen.store;

/** A store cannot be read or written; the message names it and the reason. */
public final class TemplateStoreException extends RuntimeException {
  /** With a message for the user. */
  public TemplateStoreException(String message) {
    super(message);
  }

  /** With a message for the user and what caused it. */
  public TemplateStoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
