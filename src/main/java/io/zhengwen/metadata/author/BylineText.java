package io.zhengwen.metadata.author;

import io.zhengwen.metadata.names.AbuttingTexts;
import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;

/** The text of bylines, bars where something else than a name begins. */
final class BylineText {
  private static final int LONGEST = 200;
  private static final int LONGEST_NAME = 60;
  private static final int MOST_NODES = 40;

  private BylineText() {}

  /** The text of a small element, visible or not, bars between its lines. */
  static String of(PageModel page, int i) {
    return read(page, i, page.end(i), false);
  }

  /** The line that begins with a text node. */
  static String line(PageModel page, int i) {
    return read(page, i, Math.min(page.size(), i + MOST_NODES), true);
  }

  private static String read(PageModel page, int from, int end, boolean oneLine) {
    int first = nextText(page, from, end);
    if (first == end) {
      return "";
    }
    int next = nextText(page, first + 1, end);
    String alone = page.text(first);
    return next < end && alone.length() <= LONGEST
        ? joined(page, alone, first, next, end, oneLine)
        : alone;
  }

  private static int nextText(PageModel page, int from, int end) {
    int i = from;
    while (i < end && !page.isText(i)) {
      i++;
    }
    return i;
  }

  /** The first text and those that follow, up to the next line if only one is read. */
  private static String joined(
      PageModel page, String start, int first, int next, int end, boolean oneLine) {
    StringBuilder out = new StringBuilder(start);
    int before = first;
    for (int i = next; i < end && out.length() <= LONGEST; i = nextText(page, i + 1, end)) {
      if (oneLine && page.gapBefore(i).compareTo(Gap.LINE) >= 0) {
        break;
      }
      append(page, i, before, out);
      before = i;
    }
    return out.toString();
  }

  private static void append(PageModel page, int text, int before, StringBuilder out) {
    Gap gap = page.gapBefore(text);
    if (gap != Gap.NONE || AbuttingTexts.areApart(page, before, text)) {
      boolean apart = gap.compareTo(Gap.LINE) >= 0 || isBehindName(page, text, before);
      out.append(apart ? " | " : " ");
    }
    page.appendText(text, out);
  }

  /**
   * Whether a text stands behind a full name and under another class than it, as what the person is
   * does: {@code <i class="name">By Ann Lee</i> <i class="role">BBC News, Oslo</i>}.
   */
  private static boolean isBehindName(PageModel page, int text, int before) {
    int own = page.classOf(page.parent(text));
    int others = page.classOf(page.parent(before));
    return own != others
        && own != 0
        && others != 0
        && Character.isUpperCase(page.charAt(text, 0))
        && page.textLength(before) <= LONGEST_NAME
        && isFullName(page.text(before));
  }

  private static boolean isFullName(String text) {
    return PersonNames.isFullName(text.substring(Announcements.end(text)));
  }
}
