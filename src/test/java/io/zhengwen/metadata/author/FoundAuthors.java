package io.zhengwen.metadata.author;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.title.Headline;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import java.util.Optional;

/** The authors of pages that are no threads. */
final class FoundAuthors {
  private FoundAuthors() {}

  static List<MetadataValue<String>> of(String html, String url) {
    PageHead head = PageHead.of(PageModelBuilder.build(new PageReader().read(html, url)));
    return AuthorFinder.find(head, Headline.node(head), Optional.empty(), false, node -> false);
  }

  static List<String> names(String html, String url) {
    return of(html, url).stream().map(MetadataValue::value).toList();
  }
}
