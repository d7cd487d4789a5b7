package io.zhengwen.page;

/** A page that was not parsed because it exceeds a limit or is no HTML; the message says which. */
public final class PageRefusedException extends RuntimeException {
  /** With the reason, in words fit for a user. */
  public PageRefusedException(String message) {
    super(message);
  }
}
