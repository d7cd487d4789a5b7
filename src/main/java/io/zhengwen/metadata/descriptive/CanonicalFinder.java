package io.zhengwen.metadata.descriptive;

import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.declared.PageHead.Link;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.WebAddress;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the address that a page wants to be known by. */
public final class CanonicalFinder {
  /** Paths by which a site's first page may also be known, those of its languages among them. */
  private static final Pattern HOME =
      Pattern.compile(
          "/*(?:(?:index|default|home|main|welcome)(?:\\.\\w+)?|[a-z]{2}(?:[-_][a-z]{2})?)?/*",
          Pattern.CASE_INSENSITIVE);

  private CanonicalFinder() {}

  /** The address of a page, absolute, for those who need no other metadata; empty if unknown. */
  public static Optional<String> of(PageModel page) {
    return find(PageHead.of(page)).map(MetadataValue::value);
  }

  /**
   * The address of {@code rel=canonical}, or else Open Graph's. The site's first page is not what
   * any other page is known by, though templates often declare it on all pages.
   */
  public static Optional<MetadataValue<String>> find(PageHead head) {
    for (Link link : head.links()) {
      if (link.isDeclared() && link.relations().contains("canonical")) {
        Optional<String> address = address(head, link.href());
        if (address.isPresent()) {
          return address.map(a -> new MetadataValue<>(a, MetadataSource.LINK, 0.97));
        }
      }
    }
    return address(head, head.meta("og:url"))
        .map(a -> new MetadataValue<>(a, MetadataSource.OPEN_GRAPH, 0.9));
  }

  private static Optional<String> address(PageHead head, String stated) {
    Optional<WebAddress> own = head.location();
    return head.address(stated)
        .filter(
            address ->
                WebAddress.of(address).filter(a -> isHostOfPages(a, own)).isPresent()
                    && !isHomeOfOtherPage(address, own));
  }

  /** Whether a host has a domain, or is the page's own: {@code https://the-lock-gates} has none. */
  private static boolean isHostOfPages(WebAddress stated, Optional<WebAddress> own) {
    return stated.host().indexOf('.') > 0
        || own.filter(a -> a.host().equals(stated.host())).isPresent();
  }

  private static boolean isHomeOfOtherPage(String address, Optional<WebAddress> own) {
    return own.filter(a -> !HOME.matcher(a.path()).matches())
        .flatMap(
            a ->
                WebAddress.of(address)
                    .filter(stated -> stated.isHome() && stated.query().isEmpty())
                    .filter(stated -> stated.hostWithoutWww().equals(a.hostWithoutWww())))
        .isPresent();
  }
}
