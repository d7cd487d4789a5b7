package io.zhengwen.page.script;

import io.zhengwen.page.PageModel;
import java.util.function.Predicate;

/** The types of the objects that a page declares in JSON-LD, which may be cut off or malformed. */
final class JsonLdTypes {
  private static final String TYPE = "\"@type\"";
  private static final String BEFORE_TYPE = " \t\r\n:[";

  private JsonLdTypes() {}

  /** Whether the first type of an object is as wanted. */
  static boolean any(PageModel page, Predicate<String> wanted) {
    for (String json : Declarations.jsonLd(page)) {
      if (any(json, wanted)) {
        return true;
      }
    }
    return false;
  }

  private static boolean any(String json, Predicate<String> wanted) {
    for (int at = json.indexOf(TYPE); at >= 0; at = json.indexOf(TYPE, at)) {
      at += TYPE.length();
      while (at < json.length() && BEFORE_TYPE.indexOf(json.charAt(at)) >= 0) {
        at++;
      }
      int end = json.indexOf('"', at + 1);
      if (end > 0 && json.charAt(at) == '"' && wanted.test(json.substring(at + 1, end))) {
        return true;
      }
    }
    return false;
  }
}
