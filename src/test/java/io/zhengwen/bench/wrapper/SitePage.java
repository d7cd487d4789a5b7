package io.zhengwen.bench.wrapper;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;

/** A page of a site. */
interface SitePage {
  /** Unique on its site. */
  String id();

  /** Its address. */
  String url();

  /** Its source. */
  String html();

  /** The page, parsed and measured. */
  default PageModel model() {
    return PageModelBuilder.build(new PageReader().read(html(), url()));
  }
}
