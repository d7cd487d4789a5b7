package io.zhengwen.store;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The site that a page belongs to: the host of its address, in lower case, without {@code www.} and
 * port.
 *
 * <p>The host and not the registrable domain: sub-domains mostly have templates of their own, and
 * the blogs of a hosting service share a domain but no template. Pages whose address is missing, is
 * not absolute, or has an IPv6 address or an escaped or non-ASCII name for host belong to no site.
 *
 * @param host such as {@code news.example.org}
 */
public record SiteKey(String host) {
  private static final Pattern HOST =
      Pattern.compile("[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?", Pattern.CASE_INSENSITIVE);
  private static final Pattern ADDRESS =
      Pattern.compile(
          "\\s*[A-Za-z][A-Za-z0-9+.-]*://(?:[^/?#@]*@)?([^/?#:@\\s]+)(?::\\d*)?(?:[/?#].*)?");

  /** Leaves room for an ending in a file name of 255 bytes. */
  private static final int MAX_HOST = 250;

  /**
   * Checks the host.
   *
   * @throws IllegalArgumentException where it is no host name in lower case
   */
  public SiteKey {
    if (host.length() > MAX_HOST
        || !HOST.matcher(host).matches()
        || host.contains("..")
        || !host.equals(host.toLowerCase(Locale.ROOT))) {
      throw new IllegalArgumentException("'" + host + "' is no host name in lower case");
    }
  }

  /** The site of an address; empty where it has none. */
  public static Optional<SiteKey> of(String url) {
    int line = url.indexOf('\n');
    Matcher address = ADDRESS.matcher(line < 0 ? url : url.substring(0, line));
    if (!address.matches()) {
      return Optional.empty();
    }
    String host = address.group(1).toLowerCase(Locale.ROOT);
    if (host.endsWith(".")) {
      host = host.substring(0, host.length() - 1);
    }
    if (host.startsWith("www.") && host.indexOf('.', 4) > 0) {
      host = host.substring(4);
    }
    try {
      return Optional.of(new SiteKey(host));
    } catch (IllegalArgumentException odd) {
      return Optional.empty();
    }
  }

  @Override
  public String toString() {
    return host;
  }
}
