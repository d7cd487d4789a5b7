package io.zhengwen.text;

import java.net.IDN;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of a page's address that determine its site.
 *
 * <p>Addresses of crawled pages are often not valid URIs: spaces and any other characters may
 * follow the host. Only the parts needed are read.
 *
 * @param host the host in lower case, without port and final dot, such as {@code www.example.org};
 *     one with letters beyond ASCII as registries have it, {@code xn--mnchen-3ya.de}
 * @param path what follows the authority up to the query or fragment; empty, or begins with a slash
 * @param query the query with its question mark; empty if there is none
 */
public record WebAddress(String host, String path, String query) {
  private static final Pattern ADDRESS =
      Pattern.compile(
          "\\s*+[A-Za-z][A-Za-z0-9+.-]*+://(?:[^/?#@]*+@)?([^/?#:@\\s]++)(?::\\d*+)?+([^?#]*+)(\\?[^#]*+)?+(?:#.*+)?+");

  private static final int LONGEST_HOST = 253;

  /**
   * Reads an address.
   *
   * @param url any string; only its first line is read
   * @return the address; empty if it is not absolute, or if its host is missing, an IPv6 address,
   *     or contains escaped characters or others that no host has
   */
  public static Optional<WebAddress> of(String url) {
    int line = url.indexOf('\n');
    Matcher address = ADDRESS.matcher(line < 0 ? url : url.substring(0, line));
    if (!address.matches()) {
      return Optional.empty();
    }
    String host = LowerCase.of(ascii(address.group(1)));
    if (host.endsWith(".")) {
      host = host.substring(0, host.length() - 1);
    }
    boolean valid = host.length() <= LONGEST_HOST && isHost(host) && !host.contains("..");
    String path = address.group(2).strip();
    String query = address.group(3) == null ? "" : address.group(3).strip();
    return valid && (path.isEmpty() || path.startsWith("/"))
        ? Optional.of(new WebAddress(host, path, query))
        : Optional.empty();
  }

  /** Whether a text is of letters, digits and underscores, with dots and hyphens between them. */
  private static boolean isHost(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean inside = i > 0 && i + 1 < text.length();
      if (!isWord(c) && !(inside && (c == '.' || c == '-'))) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  private static boolean isWord(char c) {
    return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_';
  }

  private static boolean isAscii(String text) {
    int i = 0;
    while (i < text.length() && text.charAt(i) < 0x80) {
      i++;
    }
    return i == text.length();
  }

  /** A host by IDNA; the host itself if it has no such form. */
  private static String ascii(String host) {
    if (host.length() > LONGEST_HOST || isAscii(host)) {
      return host;
    }
    try {
      return IDN.toASCII(host, IDN.ALLOW_UNASSIGNED);
    } catch (IllegalArgumentException e) {
      return host;
    }
  }

  /** Whether it is that of a site's first page, by its path. */
  public boolean isHome() {
    return path.length() < 2;
  }

  /**
   * Returns the host without a leading {@code www.}, unless only a top-level domain would be left.
   */
  public String hostWithoutWww() {
    return withoutWww(host);
  }

  /** The same of any host. */
  public static String withoutWww(String host) {
    return host.startsWith("www.") && host.indexOf('.', 4) > 0 ? host.substring(4) : host;
  }
}
