package io.zhengwen.cli.input;

import io.zhengwen.text.Sha256;
import io.zhengwen.text.WebAddress;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.HexFormat;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How pages get their ids: a pattern with names in braces, each of which stands for a value. */
final class IdRule {
  private static final Pattern NAME = Pattern.compile("\\{([^{}]*)}");
  private static final int HASH_BYTES = 16;

  private final String pattern;

  private IdRule(String pattern) {
    this.pattern = pattern;
  }

  /**
   * Returns the rule of a pattern; {@code path} and {@code url} alone need no braces.
   *
   * @throws IllegalArgumentException if the pattern has no name or an unknown one
   */
  static IdRule of(String pattern) {
    String full = pattern.equals("path") || pattern.equals("url") ? "{" + pattern + "}" : pattern;
    Matcher names = NAME.matcher(full);
    if (!names.find()) {
      throw new IllegalArgumentException(
          "'"
              + pattern
              + "' is not path, url, or a pattern with {id}, {path}, {url}, {host} or {hash}");
    }
    do {
      switch (names.group(1)) {
        case "id", "path", "url", "host", "hash" -> {}
        default ->
            throw new IllegalArgumentException(
                "unknown name '"
                    + names.group()
                    + "'; must be one of {id}, {path}, {url}, {host}, {hash}");
      }
    } while (names.find());
    return new IdRule(full);
  }

  /**
   * Returns a page's id.
   *
   * @throws IllegalArgumentException if the page lacks a value
   */
  String apply(Page page) {
    return NAME.matcher(pattern).replaceAll(name -> Matcher.quoteReplacement(value(name, page)));
  }

  private static String value(MatchResult name, Page page) {
    String value =
        switch (name.group(1)) {
          case "id" -> page.sourceId();
          case "path" -> page.path();
          case "url" -> page.url();
          case "host" -> host(page.url());
          default -> hash(page.url() == null ? page.path() : page.url());
        };
    if (value == null || value.isEmpty()) {
      throw new IllegalArgumentException("it has no " + name.group() + " for its id");
    }
    return value;
  }

  private static String host(String url) {
    return url == null
        ? null
        : WebAddress.of(url).map(WebAddress::host).orElseGet(() -> hostAsWritten(url));
  }

  /** The host of an address that has no name of a site, such as an IPv6 address. */
  private static String hostAsWritten(String url) {
    try {
      return new URL(url).getHost();
    } catch (MalformedURLException e) {
      return null;
    }
  }

  private static String hash(String s) {
    return HexFormat.of().formatHex(Sha256.of(s), 0, HASH_BYTES);
  }
}
