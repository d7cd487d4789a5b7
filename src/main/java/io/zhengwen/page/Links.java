package io.zhengwen.page;

/** The links that nodes are in. */
public final class Links {
  private Links() {}

  /** The innermost {@code a} element that is node {@code i} or around it, or -1. */
  public static int around(PageModel page, int i) {
    if (!page.inLink(i)) {
      return -1;
    }
    int link = i;
    while (!page.tag(link).equals("a")) {
      link = page.parent(link);
    }
    return link;
  }
}
