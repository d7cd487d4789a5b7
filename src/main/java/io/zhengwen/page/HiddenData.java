package io.zhengwen.page;

/** Tells data for scripts from text in elements that are not shown, such as {@code template}. */
final class HiddenData {
  private HiddenData() {}

  /** Whether a text is a JSON object or array, by how it begins and ends. */
  static boolean isJson(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && text.charAt(start) <= ' ') {
      start++;
    }
    while (end > start && text.charAt(end - 1) <= ' ') {
      end--;
    }
    if (end - start < 2) {
      return false;
    }
    int inner = start + 1;
    while (inner < end - 1 && text.charAt(inner) <= ' ') {
      inner++;
    }
    char first = text.charAt(inner);
    return text.charAt(start) == '{'
        ? text.charAt(end - 1) == '}' && (first == '"' || first == '}')
        : text.charAt(start) == '['
            && text.charAt(end - 1) == ']'
            && (first == '"' || first == '{' || first == '[' || first == ']');
  }
}
