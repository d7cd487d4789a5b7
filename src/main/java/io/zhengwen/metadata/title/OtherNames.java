package io.zhengwen.metadata.title;

import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.text.WebAddress;

/**
 * Names that are not a page's own: those of its site, as declared and as shown, of places above the
 * page, and of what its mastheads say.
 */
record OtherNames(SiteNames site, PlacesAbove above, Mastheads mastheads, SitePart shown) {
  /** Reads the names of a page. */
  static OtherNames of(PageHead head) {
    SiteNames site = new SiteNames(DeclaredTitle.named(head.siteName()), host(head));
    return new OtherNames(site, PlacesAbove.of(head), Mastheads.of(head, site), SitePart.of(head));
  }

  /** Whether a text is one of them. */
  boolean hold(String text) {
    return site.hold(text) || above.isNamed(text) || mastheads.isNamed(text) || shown.isNamed(text);
  }

  private static String host(PageHead head) {
    String url = head.page().url();
    return (url.isEmpty() ? WebAddress.of(head.meta("og:url")) : head.location())
        .map(WebAddress::host)
        .orElse("");
  }
}
