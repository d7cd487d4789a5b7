package io.zhengwen;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;

/** Parses pages for tests and finds their nodes. */
public final class Pages {
  private Pages() {}

  /** Returns the model of a page given as HTML. */
  public static PageModel model(String html) {
    return model(html, "");
  }

  /** Returns the model of a page given as HTML, with its address. */
  public static PageModel model(String html, String url) {
    return PageModelBuilder.build(new PageReader().read(html, url));
  }

  /** Returns the first node whose {@code id} attribute has this value. */
  public static int byId(PageModel page, String id) {
    for (int i = 0; i < page.size(); i++) {
      if (page.attr(i, "id").equals(id)) {
        return i;
      }
    }
    throw new AssertionError("no element #" + id);
  }

  /** Returns the text node with exactly this text. */
  public static int byText(PageModel page, String text) {
    for (int i = 0; i < page.size(); i++) {
      if (page.isText(i) && page.text(i).equals(text)) {
        return i;
      }
    }
    throw new AssertionError("no text '" + text + "'");
  }
}
