package io.zhengwen.metadata;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.WebAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import org.jsoup.nodes.Element;

/** Completes addresses as they stand in a page. */
public final class Addresses {
  private static final int LONGEST = 2083;

  private final String base;

  /**
   * Creates it for a page.
   *
   * @param url the page's address, may be empty
   * @param baseHref what its {@code base} element says, may be empty
   */
  Addresses(String url, String baseHref) {
    base = isAbsolute(baseHref) ? baseHref : resolve(url, baseHref).orElse(url);
  }

  /** Creates it for a page, with the base that its head states. */
  public static Addresses of(PageModel page) {
    Element base = page.document().head().selectFirst("base[href]");
    return new Addresses(page.url(), base == null ? "" : base.attr("href").strip());
  }

  /**
   * The absolute form of an address with the scheme {@code http} or {@code https}; empty if it has
   * none, or is not an address.
   */
  public Optional<String> absolute(String href) {
    String address = href.strip();
    if (address.isEmpty() || address.length() > LONGEST || hasSpace(address)) {
      return Optional.empty();
    }
    return isAbsolute(address) ? Optional.of(address) : resolve(base, address);
  }

  private static boolean isAbsolute(String address) {
    String start = address.substring(0, Math.min(8, address.length())).toLowerCase(Locale.ROOT);
    return (start.startsWith("http://") || start.startsWith("https://"))
        && WebAddress.of(address).isPresent();
  }

  private static boolean hasSpace(String address) {
    return address.chars().anyMatch(Character::isWhitespace);
  }

  private static String withoutQuery(String address) {
    int end = 0;
    while (end < address.length() && address.charAt(end) != '?' && address.charAt(end) != '#') {
      end++;
    }
    return address.substring(0, end);
  }

  private static Optional<String> resolve(String base, String relative) {
    if (!isAbsolute(base) || relative.isEmpty()) {
      return Optional.empty();
    }
    try {
      // URI follows an older rule, by which a query alone replaces the file.
      String reference = relative.startsWith("?") ? withoutQuery(base) + relative : relative;
      String resolved = new URI(base).resolve(new URI(reference)).toString();
      return isAbsolute(resolved) ? Optional.of(resolved) : Optional.empty();
    } catch (URISyntaxException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
