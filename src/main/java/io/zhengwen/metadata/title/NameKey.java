package io.zhengwen.metadata.title;

import io.zhengwen.text.CodePoints;
import io.zhengwen.text.LowerCase;

/** The key by which names of sites, places and headings are compared: letters and digits alone. */
final class NameKey {
  private NameKey() {}

  /** The letters and digits of a text in lower case. */
  static String of(String text) {
    String lower = LowerCase.of(text);
    StringBuilder key = new StringBuilder(lower.length());
    int cp;
    for (int i = 0; i < lower.length(); i += Character.charCount(cp)) {
      cp = lower.codePointAt(i);
      if (isPart(cp)) {
        key.appendCodePoint(cp);
      }
    }
    return key.toString();
  }

  /** Whether a code point counts in a name. */
  static boolean isPart(int cp) {
    return CodePoints.isWord(cp) && cp != '_';
  }
}
