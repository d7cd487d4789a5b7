package io.zhengwen.solr.document;

import io.zhengwen.page.read.ContentSniffer;
import io.zhengwen.solr.document.SourceText.UnusablePageException;
import java.util.Base64;
import java.util.Optional;

/** Finds bytes that travel as base64 in a string, as JSON, XML and CSV need them to. */
public enum Base64Text {
  /**
   * A string is base64 if it has only the characters of RFC 4648 section 4 and line breaks, is
   * correctly padded, and holds markup or a known file format. Any other long run of these
   * characters is not HTML: {@link #leftover}.
   */
  DETECT,
  /** Every string is base64; others are errors. */
  ALWAYS,
  /** Every string is text. */
  NEVER;

  private static final int SHORTEST = 16;
  private static final int MARKUP_SCAN = 4096;
  private static final int LONG_RUN = 200;
  private static final int SHORTEST_LINE = 60;

  /** The bytes in a string; empty if the string is text. */
  Optional<byte[]> bytes(String text) throws UnusablePageException {
    return switch (this) {
      case NEVER -> Optional.empty();
      case ALWAYS -> Optional.of(always(text));
      case DETECT -> detect(text);
    };
  }

  /**
   * Recognises strings that were not decoded and are not text either: {@value #LONG_RUN} and more
   * characters of base64 alone, in lines of at least {@value #SHORTEST_LINE} except the last.
   *
   * @return what it is instead of HTML; empty if it may be HTML, and always unless detecting
   */
  Optional<String> leftover(String text) {
    return this == DETECT && isLongRun(text)
        ? Optional.of("a run of base64 that holds neither markup nor a known file format")
        : Optional.empty();
  }

  private static boolean isLongRun(String text) {
    String run = text.strip();
    int line = 0;
    for (int i = 0; i < run.length(); i++) {
      char c = run.charAt(i);
      boolean lineBreak = c == '\n' || c == '\r';
      if (!lineBreak && !isDigit(c)) {
        return false;
      }
      if (lineBreak && line > 0 && line < SHORTEST_LINE) {
        return false;
      }
      line = lineBreak ? 0 : line + 1;
    }
    return run.length() >= LONG_RUN;
  }

  private static byte[] always(String text) throws UnusablePageException {
    return decode(text)
        .orElseThrow(
            () -> new UnusablePageException("the value is not base64, as base64=always requires"));
  }

  private static Optional<byte[]> detect(String text) {
    return text.length() < SHORTEST
        ? Optional.empty()
        : decode(text).filter(b -> hasMarkup(b) || ContentSniffer.bySignature(b).isPresent());
  }

  private static Optional<byte[]> decode(String text) {
    if (!hasOnlyBase64(text)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Base64.getMimeDecoder().decode(text));
    } catch (IllegalArgumentException wrongPadding) {
      return Optional.empty();
    }
  }

  private static boolean hasOnlyBase64(String text) {
    int digits = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean digit = isDigit(c);
      if (!digit && c != '\n' && c != '\r') {
        return false;
      }
      digits += digit ? 1 : 0;
    }
    return digits % 4 == 0;
  }

  private static boolean isDigit(char c) {
    return (c >= 'A' && c <= 'Z')
        || (c >= 'a' && c <= 'z')
        || (c >= '0' && c <= '9')
        || c == '+'
        || c == '/'
        || c == '=';
  }

  private static boolean hasMarkup(byte[] bytes) {
    int end = Math.min(bytes.length - 1, MARKUP_SCAN);
    for (int i = 0; i < end; i++) {
      if (bytes[i] == '<') {
        int next = bytes[i + 1] == 0 && i + 2 < bytes.length ? bytes[i + 2] : bytes[i + 1];
        if (next == '!' || next == '?' || next == '/' || Character.isLetter(next)) {
          return true;
        }
      }
    }
    return false;
  }
}
