package io.zhengwen.cli.input;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.regex.Pattern;

/** The addresses of files by their paths, as in a mirror of a site. */
final class BaseUrl {
  private static final Pattern ESCAPED_TWICE = Pattern.compile("%25(?=[0-9A-Fa-f]{2})");

  /** Folders that are the one they stand in, as at the beginning of what {@code find .} lists. */
  private static final Pattern SAME_FOLDER = Pattern.compile("(^|/)(?:\\./+)+");

  private final String base;

  /**
   * The address of a directory.
   *
   * @param base such as {@code https://example.org/}, or only {@code https://} for a directory with
   *     a folder for each host
   * @throws IllegalArgumentException if it is not the beginning of an HTTP address
   */
  BaseUrl(String base) {
    if (!base.matches("https?://.*")) {
      throw new IllegalArgumentException("'" + base + "' does not begin with http:// or https://");
    }
    this.base = base.endsWith("/") ? base : base + "/";
  }

  /**
   * Returns the address of a path: without {@code index.html} at its end, and with the query that
   * is part of the names of mirrored files. What is percent-encoded in a name stays so.
   */
  String of(String path) {
    String plain = path.endsWith(".gz") ? path.substring(0, path.length() - 3) : path;
    int query = plain.indexOf('?');
    String given = query < 0 ? plain : plain.substring(0, query);
    String file = SAME_FOLDER.matcher(given).replaceAll("$1");
    int name = file.lastIndexOf('/') + 1;
    String shown = file.substring(name).equals("index.html") ? file.substring(0, name) : file;
    String address =
        escaped(shown) + (query < 0 ? "" : "?" + escapedQuery(plain.substring(query + 1)));
    return base + ESCAPED_TWICE.matcher(address).replaceAll("%");
  }

  private static String escaped(String path) {
    try {
      return new URI(null, null, "/" + path, null).toASCIIString().substring(1);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String escapedQuery(String query) {
    try {
      return new URI(null, null, "/", query, null).toASCIIString().substring(2);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
