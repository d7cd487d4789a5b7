package io.zhengwen.metadata.pager;

import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.pager.Pager.PageLink;
import io.zhengwen.metadata.pager.PagerScan.Relation;

/** Finds the addresses of the next and the previous page of a page that is one of several. */
public final class PagerFinder {
  private PagerFinder() {}

  /** The page's neighbours. */
  public static Pager find(PageHead head) {
    PagerScan scan =
        new PagerScan(head.page(), PagerScan.host(head.location()), head.names(), head::address);
    for (PageHead.Link link : head.links()) {
      boolean next = link.relations().contains("next");
      boolean previous = link.relations().contains("prev") || link.relations().contains("previous");
      if ((next || previous) && link.isDeclared() && ArticleLinks.isTitle(link.title())) {
        scan.leaveOut(link.href());
      } else if (next || previous) {
        scan.addDeclared(link.href(), next ? Relation.NEXT : Relation.PREVIOUS, link.node());
      }
    }
    return scan.find(head.anchors());
  }

  /** A link as a value. */
  public static MetadataValue<String> value(PageLink link) {
    return new MetadataValue<>(
        link.address(),
        link.declared() ? MetadataSource.LINK : MetadataSource.TEXT,
        link.confidence());
  }
}
