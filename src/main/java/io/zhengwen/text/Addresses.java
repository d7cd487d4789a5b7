package io.zhengwen.text;

import java.net.MalformedURLException;
import java.net.URL;
import java.util.Optional;
import java.util.Set;

/**
 * Completes addresses as they stand in a page, the way a browser does: without line breaks, tabs
 * and white space around them, and relative to the page's base. Immutable.
 */
public final class Addresses {
  private static final int LONGEST = 4000;
  private static final Set<String> WEB = Set.of("http", "https");

  /** Null if relative addresses have no meaning. */
  private final URL base;

  /**
   * Resolves against an address.
   *
   * @param base the address that relative ones are relative to; they have none if it is not an
   *     absolute one of the web
   */
  public Addresses(String base) {
    URL url = null;
    try {
      url = WEB.contains(scheme(base)) ? new URL(base) : null;
    } catch (MalformedURLException e) {
      // Relative addresses have no meaning then.
    }
    this.base = url;
  }

  /**
   * The absolute form of an address with the scheme {@code http} or {@code https} and a host; empty
   * if it has none, or is longer than 4,000 characters. Characters that addresses may not contain
   * stay as they are.
   */
  public Optional<String> absolute(String raw) {
    return absolute(raw, Set.of());
  }

  /**
   * The same, but an address with one of some further schemes stays what it is.
   *
   * @param further schemes in lower case, such as {@code mailto}
   */
  public Optional<String> absolute(String raw, Set<String> further) {
    String address = bounded(raw);
    String scheme = scheme(address);
    boolean resolvable = scheme.isEmpty() ? base != null : WEB.contains(scheme);
    if (address.isEmpty()) {
      return Optional.empty();
    }
    if (!resolvable) {
      boolean whole = further.contains(scheme) && address.length() > scheme.length() + 1;
      return whole ? Optional.of(address) : Optional.empty();
    }
    try {
      URL url = scheme.isEmpty() ? new URL(base, ofFile(address)) : new URL(address);
      return url.getHost().isEmpty() ? Optional.empty() : Optional.of(url.toExternalForm());
    } catch (MalformedURLException e) {
      return Optional.empty();
    }
  }

  /** URL follows an older rule, by which a query alone replaces the file. */
  private String ofFile(String relative) {
    return relative.startsWith("?") ? base.getPath() + relative : relative;
  }

  /** A {@linkplain #clean clean} address; empty if it is longer than 4,000 characters. */
  public static String bounded(String raw) {
    String address = clean(raw, LONGEST + 1);
    return address.length() > LONGEST ? "" : address;
  }

  /** An address without what browsers ignore in it, such as line breaks and white space around. */
  public static String clean(String raw) {
    return clean(raw, Integer.MAX_VALUE);
  }

  private static String clean(String raw, int most) {
    StringBuilder out = new StringBuilder(Math.min(raw.length(), most));
    for (int i = 0; i < raw.length() && out.length() < most; ) {
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

  /** The scheme of a clean address in lower case; empty if it is relative. */
  private static String scheme(String address) {
    for (int i = 0; i < address.length(); i++) {
      char c = address.charAt(i);
      if (c == ':') {
        return LowerCase.of(address.substring(0, i));
      }
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
      boolean other = c >= '0' && c <= '9' || c == '+' || c == '-' || c == '.';
      if (!letter && (i == 0 || !other)) {
        return "";
      }
    }
    return "";
  }
}
