package io.zhengwen.method.combined.features;

import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;

/** The text of a block as one string. */
public final class BlockText {
  private BlockText() {}

  /** Appends block {@code b}: text nodes with the white space between them as it stands. */
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
}
