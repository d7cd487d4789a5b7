package io.zhengwen.page;

/**
 * Thrown for input that is not read as a page: it exceeds a limit, or it is {@linkplain
 * io.zhengwen.page.read.NotHtmlException not HTML}. The message gives the reason in words fit for a
 * user.
 */
public class PageRefusedException extends RuntimeException {
  /** Creates an exception with the reason as its message. */
  public PageRefusedException(String message) {
    super(message);
  }
}
