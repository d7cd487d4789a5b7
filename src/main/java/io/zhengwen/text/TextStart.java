package io.zhengwen.text;

/** The beginning of a text. */
public final class TextStart {
  private TextStart() {}

  /**
   * The first characters of a text, one fewer where the last would be half a surrogate pair; the
   * text itself if it is no longer.
   *
   * @param most how many characters at most, at least 1
   */
  public static String of(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    boolean inPair = Character.isHighSurrogate(text.charAt(most - 1));
    return text.substring(0, inPair ? most - 1 : most);
  }
}
