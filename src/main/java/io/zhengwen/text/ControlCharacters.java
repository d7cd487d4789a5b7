package io.zhengwen.text;

/**
 * Control characters in texts that go to a terminal, which would take them for commands: to clear
 * the screen, to colour or hide text, to set the window's title.
 */
public final class ControlCharacters {
  private static final char REPLACEMENT = '\uFFFD';

  private ControlCharacters() {}

  /** A text on one line, with replacement characters in place of all controls. */
  public static String replacedInLine(String text) {
    return allBut("", text);
  }

  /** The same for a text that may have several lines and tabs. */
  public static String replaced(String text) {
    return allBut(System.lineSeparator() + "\n\t", text);
  }

  private static String allBut(String kept, String text) {
    if (text.chars().noneMatch(c -> isControl(c) && kept.indexOf(c) < 0)) {
      return text;
    }
    StringBuilder plain = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      if (isControl(text.charAt(i)) && kept.indexOf(text.charAt(i)) < 0) {
        plain.setCharAt(i, REPLACEMENT);
      }
    }
    return plain.toString();
  }

  /** Whether a character is a control, or orders text from right to left as its writer likes. */
  private static boolean isControl(int c) {
    return Character.isISOControl(c) || c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069;
  }
}
