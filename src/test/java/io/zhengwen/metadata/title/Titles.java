package io.zhengwen.metadata.title;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;

/** Titles of pages that tests write. */
final class Titles {
  static TitleFinder.Found found(String url, String html) {
    return TitleFinder.find(PageHead.of(PageModelBuilder.build(new PageReader().read(html, url))));
  }

  static String title(String url, String html) {
    return found(url, html).title().map(MetadataValue::value).orElse("");
  }

  private Titles() {}
}
