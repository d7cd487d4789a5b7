package io.zhengwen.method.sitetemplate;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;

/** Creates pages of synthetic sites, with a menu, two sentences of their own and a footer. */
public final class SitePages {
  static final String MENU =
      "<div><a href=/>Front page</a> | <a href=/sea>At sea</a> | <a href=/land>On land</a></div>";

  /** The footer of every page. */
  public static final String FOOTER =
      "<div>Copyright of the Quay Courier, all rights reserved.</div>";

  private SitePages() {}

  /** Returns a page of a site that differs from all others except in menu and footer. */
  static PageModel page(String site, int number) {
    return page(site, number, FOOTER);
  }

  /** Returns a page with another footer. */
  public static PageModel page(String site, int number, String footer) {
    return model(
        "http://" + site + "/" + number + ".html",
        MENU + "<p>" + sentence(number) + "</p><p>" + sentence(number + 100_000) + "</p>" + footer);
  }

  static PageModel model(String url, String html) {
    return PageModelBuilder.build(new PageReader().read(html, url));
  }

  /** Returns a sentence for a number; no two of them are near. */
  public static String sentence(int number) {
    StringBuilder words = new StringBuilder();
    long state = number * 2_654_435_761L + 12_345;
    for (int w = 0; w < 9; w++) {
      state = state * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
      words.append(Long.toString(state >>> 34, 26)).append(' ');
    }
    return words + "end.";
  }
}
