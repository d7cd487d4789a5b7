package io.zhengwen.method.combined.features;

import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;

/** Joins the text nodes of a block. */
public final class BlockText {
  private BlockText() {}

  /** Appends the text of block {@code b}, with the white space that stands between its nodes. */
  public static void append(PageModel page, Blocks blocks, int b, StringBuilder out) {
    int start = out.length();
    for (int i = blocks.start(b); i < blocks.end(b); i++) {
      if (page.isText(i)) {
        if (out.length() > start) {
          switch (page.gapBefore(i)) {
            case NONE -> {}
            case SPACE -> out.append(' ');
            default -> out.append('\n');
          }
        }
        page.appendText(i, out);
      }
    }
  }

  /** The most characters that {@link #copy} copies. */
  static int room(PageModel page, Blocks blocks, int b) {
    int room = 0;
    for (int i = blocks.start(b); i < blocks.end(b); i++) {
      room += page.textLength(i) + 1;
    }
    return room;
  }

  /** Copies the text that {@link #append} appends to an array; returns its length. */
  static int copy(PageModel page, Blocks blocks, int b, char[] to) {
    int length = 0;
    for (int i = blocks.start(b); i < blocks.end(b); i++) {
      if (page.isText(i)) {
        if (length > 0) {
          switch (page.gapBefore(i)) {
            case NONE -> {}
            case SPACE -> to[length++] = ' ';
            default -> to[length++] = '\n';
          }
        }
        page.copyText(i, to, length);
        length += page.textLength(i);
      }
    }
    return length;
  }
}
