package io.zhengwen.page.read;

import io.zhengwen.text.LowerCase;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The language that a page names before its bytes are decoded. */
final class PageLanguage {
  private static final int SCAN = 8192;

  private static final Pattern LANG =
      Pattern.compile(
          "<html\\b[^>]{0,1000}?\\s(?:xml:)?lang\\s*+=\\s*+[\"']?+\\s*+([a-z]{2,3})(?![a-z])",
          Pattern.CASE_INSENSITIVE);

  private PageLanguage() {}

  /**
   * The primary code of the attribute {@code lang} of the element {@code html}, in small letters;
   * empty if there is none.
   */
  static String declared(byte[] bytes) {
    String head = new String(bytes, 0, Math.min(bytes.length, SCAN), StandardCharsets.ISO_8859_1);
    Matcher lang = LANG.matcher(head);
    return lang.find() ? LowerCase.of(lang.group(1)) : "";
  }
}
