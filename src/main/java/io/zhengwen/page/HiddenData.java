package io.zhengwen.page;

import java.util.regex.Pattern;

/** Tells data for scripts from text in elements that are not shown, such as {@code template}. */
final class HiddenData {
  private static final Pattern OBJECT = Pattern.compile("\\{\\s*+[\"}]");
  private static final Pattern ARRAY = Pattern.compile("\\[\\s*+[\"{\\[\\]]");

  private HiddenData() {}

  /** Whether a text is a JSON object or array, by how it begins and ends. */
  static boolean isJson(String text) {
    String data = text.strip();
    return data.startsWith("{") && data.endsWith("}") && OBJECT.matcher(data).lookingAt()
        || data.startsWith("[") && data.endsWith("]") && ARRAY.matcher(data).lookingAt();
  }
}
