package io.zhengwen.studio.service;

/** Says that what a change was decided on is no longer so. */
public final class ConflictException extends RuntimeException {
  ConflictException(String message) {
    this(message, null);
  }

  ConflictException(String message, Throwable cause) {
    super(message, cause);
  }
}
