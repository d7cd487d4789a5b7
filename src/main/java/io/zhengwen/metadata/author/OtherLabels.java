package io.zhengwen.metadata.author;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Leaves out what a byline labels behind its name: who took the photo, or when it was changed. */
final class OtherLabels {
  /** A word between a name and a colon. */
  private static final Pattern LABEL =
      Pattern.compile("(?:\\s*[,;|/–-]\\s*|\\s)(?!\\p{IsHan})\\p{L}{3,14}:(?=\\s|$)");

  /** A label that begins earlier is the name's own. */
  private static final int SHORTEST_NAME = 4;

  private OtherLabels() {}

  /** The text up to a label of something else: {@code Ann Lee Foto: Bo Tran}. */
  static String leftOutOf(String text) {
    if (text.indexOf(':') <= SHORTEST_NAME) {
      return text;
    }
    Matcher label = LABEL.matcher(text);
    return label.find(SHORTEST_NAME) ? text.substring(0, label.start()) : text;
  }
}
