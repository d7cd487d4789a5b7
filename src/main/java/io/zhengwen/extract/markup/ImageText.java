package io.zhengwen.extract.markup;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.TextCleaner;

/** The replacement text of an image. */
final class ImageText {
  private static final int LONGEST = 500;

  private ImageText() {}

  /** The text of the attribute {@code alt}, cleaned and of bounded length. */
  static String of(PageModel page, int image) {
    String text = page.attr(image, "alt");
    if (text.length() > LONGEST) {
      boolean inPair = Character.isHighSurrogate(text.charAt(LONGEST - 1));
      text = text.substring(0, inPair ? LONGEST - 1 : LONGEST);
    }
    return TextCleaner.clean(text);
  }
}
