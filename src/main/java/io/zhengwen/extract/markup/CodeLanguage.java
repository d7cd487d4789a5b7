package io.zhengwen.extract.markup;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;

/** The programming language of preformatted text. */
final class CodeLanguage {
  private static final int LONGEST_CLASS = 500;
  private static final int LONGEST = 20;

  private static final String[] PREFIXES = {"language-", "lang-", "highlight-source-"};

  private CodeLanguage() {}

  /** The language that the class of the element, of the code in it or around it names, or empty. */
  static String of(PageModel page, int pre) {
    int code = page.firstChild(pre);
    while (code >= 0 && !page.tag(code).equals("code")) {
      code = page.nextSibling(code);
    }
    String ofCode = code >= 0 ? named(page.attr(code, "class")) : "";
    if (!ofCode.isEmpty()) {
      return ofCode;
    }
    String own = named(page.attr(pre, "class"));
    return own.isEmpty() && pre > 0 ? named(page.attr(page.parent(pre), "class")) : own;
  }

  private static String named(String classes) {
    for (String name :
        classes.substring(0, Math.min(classes.length(), LONGEST_CLASS)).strip().split("\\s+")) {
      for (String prefix : PREFIXES) {
        if (name.startsWith(prefix) && isLanguage(name.substring(prefix.length()))) {
          return LowerCase.of(name.substring(prefix.length()));
        }
      }
    }
    return "";
  }

  private static boolean isLanguage(String name) {
    return !name.isEmpty()
        && name.length() <= LONGEST
        && name.chars()
            .allMatch(c -> c < 128 && (Character.isLetterOrDigit(c) || "+#-_.".indexOf(c) >= 0));
  }
}
