package io.zhengwen.page.script;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** JSON that a page holds as {@code encodeURIComponent} writes it. */
final class PercentEncoding {
  private PercentEncoding() {}

  /** Returns JSON decoded if its first bracket is encoded, else as it is; empty if it is broken. */
  static String decode(String json) {
    String data = json.strip();
    if (!data.regionMatches(true, 0, "%7B", 0, 3) && !data.regionMatches(true, 0, "%5B", 0, 3)) {
      return json;
    }
    try {
      return URLDecoder.decode(data.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException broken) {
      return "";
    }
  }
}
