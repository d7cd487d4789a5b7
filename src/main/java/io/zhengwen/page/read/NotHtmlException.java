package io.zhengwen.page.read;

import io.zhengwen.page.PageRefusedException;

/** Thrown for content that is certainly not HTML, such as a PDF; the message names its format. */
public final class NotHtmlException extends PageRefusedException {
  private final String format;

  NotHtmlException(String format) {
    super(messageFor(format));
    this.format = format;
  }

  /** The message for a format: {@code not HTML: PDF}. */
  public static String messageFor(String format) {
    return "not HTML: " + format;
  }

  /** What the content is instead: a format such as {@code PDF}, or a media type. */
  public String format() {
    return format;
  }
}
