package io.zhengwen.extract.markup;

import io.zhengwen.text.CodePoints;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.Locale;
import java.util.Set;

/**
 * Makes the addresses of links and images absolute and safe: only those that lead to a page, a mail
 * or telephone program are kept, and they hold no character that ends an attribute or a Markdown
 * link.
 */
final class Addresses {
  private static final int LONGEST = 4000;

  private static final Set<String> WEB = Set.of("http", "https");
  private static final Set<String> LINKED = Set.of("http", "https", "mailto", "tel");

  /** ASCII characters that addresses may not contain, or that Markdown gives a meaning. */
  private static final String ESCAPED = "\"'<>\\^`{|}()*[]";

  private final URL base;

  /**
   * Resolves against an address.
   *
   * @param base an absolute address of the web; relative ones are unsafe if it is not
   */
  Addresses(String base) {
    URL url = null;
    try {
      url = WEB.contains(scheme(base)) ? new URL(base) : null;
    } catch (MalformedURLException e) {
      // Relative addresses have no meaning then.
    }
    this.base = url;
  }

  /** The absolute address that a link leads to; null if it is to be left out. */
  String link(String raw) {
    return absolute(raw, LINKED);
  }

  /** The absolute address of an image; null if it is to be left out. */
  String image(String raw) {
    return absolute(raw, WEB);
  }

  private String absolute(String raw, Set<String> schemes) {
    String address = cleaned(raw);
    if (address.isEmpty() || address.length() > LONGEST) {
      return null;
    }
    String scheme = scheme(address);
    if (!scheme.isEmpty() && !WEB.contains(scheme)) {
      return schemes.contains(scheme) ? escaped(address) : null;
    }
    String resolved = resolved(address);
    return resolved == null ? null : escaped(resolved);
  }

  private String resolved(String address) {
    try {
      if (!scheme(address).isEmpty()) {
        return withHost(new URL(address));
      }
      if (base == null) {
        return null;
      }
      String relative = address.startsWith("?") ? base.getPath() + address : address;
      return withHost(new URL(base, relative));
    } catch (MalformedURLException e) {
      return null;
    }
  }

  private static String withHost(URL url) {
    return url.getHost().isEmpty() ? null : url.toExternalForm();
  }

  /** The address as a browser reads it: without line breaks, tabs and white space around it. */
  private static String cleaned(String raw) {
    StringBuilder out = new StringBuilder(Math.min(raw.length(), LONGEST + 1));
    for (int i = 0; i < raw.length() && out.length() <= LONGEST; ) {
      int c = raw.codePointAt(i);
      i += Character.charCount(c);
      boolean edge = out.isEmpty() || i == raw.length();
      if (!CodePoints.isInvisible(c)
          && c != '\t'
          && c != '\n'
          && c != '\r'
          && !(edge && c <= ' ')) {
        out.appendCodePoint(c);
      }
    }
    return out.toString().strip();
  }

  /** The scheme in lower case; empty if the address has none. */
  private static String scheme(String address) {
    for (int i = 0; i < address.length(); i++) {
      char c = address.charAt(i);
      if (c == ':') {
        return address.substring(0, i).toLowerCase(Locale.ROOT);
      }
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
      boolean other = c >= '0' && c <= '9' || c == '+' || c == '-' || c == '.';
      if (!letter && (i == 0 || !other)) {
        return "";
      }
    }
    return "";
  }

  private static String escaped(String address) {
    StringBuilder out = new StringBuilder(address.length());
    for (int i = 0; i < address.length(); i++) {
      char c = address.charAt(i);
      if (c <= ' ' || c == 0x7F || ESCAPED.indexOf(c) >= 0) {
        out.append(String.format(Locale.ROOT, "%%%02X", (int) c));
      } else if (CodePoints.isSpace(c)) {
        out.append("%20");
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }
}
