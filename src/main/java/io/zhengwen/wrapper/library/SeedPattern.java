package io.zhengwen.wrapper.library;

import io.zhengwen.text.AddressKeys;
import io.zhengwen.text.WebAddress;
import java.util.regex.Pattern;

/**
 * The beginning of the addresses of a seed's pages, without scheme and {@code www.}: {@code
 * example.org/flats/}. An asterisk in the path stands for any characters; one at the beginning of
 * the host for any number of labels, as in {@code *.example.org/flats}. A {@code www.} at the
 * beginning is left off. Immutable and thread-safe.
 *
 * @param text the pattern
 */
public record SeedPattern(String text) {
  static final String ANY_HOST = "*.";

  private static final int LONGEST = 200;
  private static final Pattern SYNTAX =
      Pattern.compile("(?:\\*\\.)?[a-z0-9_-]+(?:\\.[a-z0-9_-]+)*(?:/[^\\s#\\p{Cntrl}]*)?");

  /**
   * Checks the pattern.
   *
   * @throws IllegalArgumentException if it is not a host and the beginning of a path
   */
  public SeedPattern {
    text = withoutWww(text);
    if (text.length() > LONGEST || !SYNTAX.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "the seed '"
              + text
              + "' is not a host in lower case and the beginning of a path, of at most "
              + LONGEST
              + " characters, such as example.org/flats/ or *.example.org/flat-*.html");
    }
  }

  /** A pattern as it is kept, without the {@code www.} with which it may be typed. */
  public static String withoutWww(String text) {
    int slash = text.indexOf('/');
    int host = slash < 0 ? text.length() : slash;
    return WebAddress.withoutWww(text.substring(0, host)) + text.substring(host);
  }

  /** The host, without the asterisk. */
  String host() {
    String host = hostPart();
    return host.startsWith(ANY_HOST) ? host.substring(ANY_HOST.length()) : host;
  }

  boolean isAnyHost() {
    return text.startsWith(ANY_HOST);
  }

  private String hostPart() {
    int slash = text.indexOf('/');
    return slash < 0 ? text : text.substring(0, slash);
  }

  /** The path, which begins with a slash, as {@link AddressKeys} compares it. */
  String path() {
    int slash = text.indexOf('/');
    return slash < 0 ? "/" : AddressKeys.escaped(text.substring(slash));
  }

  /** The part of the path before the first asterisk. */
  String literal() {
    String path = path();
    int star = path.indexOf('*');
    return star < 0 ? path : path.substring(0, star);
  }

  /** Whether a path begins as the pattern says; the time is bounded by the product of lengths. */
  boolean matchesPath(String path) {
    String[] parts = path().split("\\*", -1);
    if (!path.startsWith(parts[0])) {
      return false;
    }
    int at = parts[0].length();
    for (int i = 1; i < parts.length; i++) {
      int found = path.indexOf(parts[i], at);
      if (found < 0) {
        return false;
      }
      at = found + parts[i].length();
    }
    return true;
  }

  @Override
  public String toString() {
    return text;
  }
}
