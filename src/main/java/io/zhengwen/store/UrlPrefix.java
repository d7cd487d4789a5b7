package io.zhengwen.store;

import io.zhengwen.text.WebAddress;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The beginning of the addresses of a site: a host and the beginning of a path, without scheme, as
 * in {@code example.org/news}. An asterisk stands for one label of the host or one segment of the
 * path, each value of which is a site of its own: {@code *.blogs.example}, {@code
 * example.org/users/*}. Immutable and thread-safe.
 */
final class UrlPrefix {
  private static final Pattern SYNTAX =
      Pattern.compile("(?:\\*|[a-z0-9_-]+)(?:\\.(?:\\*|[a-z0-9_-]+))*(?:/[^\\s/?#]+)*/?");

  private final Pattern host;
  private final Pattern path;

  private UrlPrefix(Pattern host, Pattern path) {
    this.host = host;
    this.path = path;
  }

  static UrlPrefix of(String prefix) {
    if (!SYNTAX.matcher(prefix).matches()) {
      throw new IllegalArgumentException(
          "'"
              + prefix
              + "' is not a host and the beginning of a path, such as example.org/news or"
              + " example.org/users/*");
    }
    int slash = prefix.indexOf('/');
    String host = slash < 0 ? prefix : prefix.substring(0, slash);
    String path = slash < 0 ? "" : prefix.substring(slash).replaceFirst("/$", "");
    return new UrlPrefix(
        Pattern.compile(quoted(host, "[^.]++")),
        Pattern.compile(quoted(path, "[^/]++") + "(?=/|$)"));
  }

  private static String quoted(String pattern, String wildcard) {
    return Pattern.quote(pattern).replace("*", "\\E" + wildcard + "\\Q");
  }

  /** Returns the part of an address that this prefix matches; empty if it does not match. */
  Optional<String> match(WebAddress address) {
    String site = address.hostWithoutWww();
    Matcher start = path.matcher(address.path());
    return host.matcher(site).matches() && start.lookingAt()
        ? Optional.of(site + start.group())
        : Optional.empty();
  }
}
