package io.zhengwen.extract.markup;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.TextCleaner;
import io.zhengwen.text.TextStart;

/** The replacement text of an image. */
final class ImageText {
  private static final int LONGEST = 500;

  private ImageText() {}

  /** The text of the attribute {@code alt}, cleaned and of bounded length. */
  static String of(PageModel page, int image) {
    return TextCleaner.clean(TextStart.of(page.attr(image, "alt"), LONGEST));
  }
}
