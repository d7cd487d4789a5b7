package io.zhengwen.metadata.descriptive;

import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.declared.PageHead.Link;
import io.zhengwen.page.PageModel;
import java.util.Optional;

/** Finds the address that a page wants to be known by. */
public final class CanonicalFinder {
  private CanonicalFinder() {}

  /** The address of a page, absolute, for those who need no other metadata; empty if unknown. */
  public static Optional<String> of(PageModel page) {
    return find(PageHead.of(page)).map(MetadataValue::value);
  }

  /** The address of {@code rel=canonical}, or else Open Graph's. */
  public static Optional<MetadataValue<String>> find(PageHead head) {
    for (Link link : head.links()) {
      if (link.isDeclared() && link.relations().contains("canonical")) {
        Optional<String> address = head.address(link.href());
        if (address.isPresent()) {
          return address.map(a -> new MetadataValue<>(a, MetadataSource.LINK, 0.97));
        }
      }
    }
    return head.address(head.meta("og:url"))
        .map(a -> new MetadataValue<>(a, MetadataSource.OPEN_GRAPH, 0.9));
  }
}
