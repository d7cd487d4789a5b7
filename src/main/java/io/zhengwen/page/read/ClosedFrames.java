package io.zhengwen.page.read;

/**
 * Frames of pages that were written as XML: {@code <iframe src=a />}. To a parser of HTML such a
 * frame is open, and everything up to the next end tag of a frame, or up to the end of the page, is
 * its text.
 */
final class ClosedFrames {
  private static final String START = "<iframe";
  private static final String END = "</iframe";

  private ClosedFrames() {}

  /**
   * Returns a page with an end tag for each such frame that has none before the next frame. Start
   * tags are found in small letters, as writers of XML leave them; attribute values must not hold
   * {@code >}.
   */
  static String withEndTags(String html) {
    int start = html.indexOf(START);
    if (start < 0) {
      return html;
    }
    StringBuilder closed = null;
    int copied = 0;
    int end = start;
    int close = -1;
    while (start >= 0) {
      int next = html.indexOf(START, start + START.length());
      if (end >= 0 && end <= start) {
        end = html.indexOf(END, start);
      }
      if (close < start) {
        close = html.indexOf('>', start);
      }
      if (close < 0) {
        break;
      }
      boolean ended = end >= 0 && (next < 0 || end < next);
      boolean whole = next < 0 || close < next;
      if (whole && !ended && html.charAt(close - 1) == '/') {
        closed = closed == null ? new StringBuilder(html.length() + 100) : closed;
        closed.append(html, copied, close + 1).append("</iframe>");
        copied = close + 1;
      }
      start = next;
    }
    return closed == null ? html : closed.append(html, copied, html.length()).toString();
  }
}
