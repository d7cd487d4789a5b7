package io.zhengwen.method.sitetemplate;

import io.zhengwen.text.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The pages of a batch, by digests of their addresses and texts. Not thread-safe. */
final class PageDigests {
  private static final int CHARS = 16;

  /** Scheme and authority; path parameters such as session identifiers; query and fragment. */
  private static final Pattern BESIDE_PATH =
      Pattern.compile("^[^:/?#]*://[^/?#]*|;[^/?#]*|[?#].*$", Pattern.DOTALL);

  private final Set<String> pages = new HashSet<>();
  private final Set<String> paths = new HashSet<>();

  /**
   * The digests of a page.
   *
   * @param address the digest of the address without fragment
   * @param text the digest of all texts
   * @param path the digest of the address without site, query, path parameters and fragment
   */
  record OfPage(String address, String text, String path) {}

  static OfPage of(String url, List<TextUnit> units) {
    return new OfPage(
        digest(Stream.of(url.split("#", 2)[0])),
        digest(units.stream().map(TextUnit::text)),
        digest(Stream.of(BESIDE_PATH.matcher(url).replaceAll(""))));
  }

  /** Returns whether a page with this address or this text was added. */
  boolean has(OfPage page) {
    return pages.contains(page.address) || pages.contains(page.text);
  }

  /** Returns whether a page with this path was added. */
  boolean hasPath(OfPage page) {
    return paths.contains(page.path);
  }

  void add(OfPage page) {
    pages.add(page.address);
    pages.add(page.text);
    paths.add(page.path);
  }

  private static String digest(Stream<String> texts) {
    MessageDigest digest = Sha256.newDigest();
    texts.forEach(
        text -> {
          digest.update(text.getBytes(StandardCharsets.UTF_8));
          digest.update((byte) 0);
        });
    return HexFormat.of().formatHex(digest.digest()).substring(0, CHARS);
  }
}
