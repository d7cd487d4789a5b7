package io.zhengwen.metadata;

import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.Optional;

/** Pages for tests of dates. */
final class DatedPages {
  static final String TEXT =
      "<p>" + "The ferry left the harbour, and nobody was on board. ".repeat(12);

  static PageMetadata of(String url, String html) {
    return PageMetadata.of(PageModelBuilder.build(new PageReader().read(html, url)));
  }

  static final String NOTICE = "<p>" + "各部门要加强值班值守，落实防冻保暖措施，确保供水供电正常。".repeat(12);

  static PageMetadata ofNotice(String language, String line, String end) {
    String head = "<title>关于做好防寒工作的通知</title><h1>关于做好防寒工作的通知</h1>";
    String html = "<html lang=" + language + ">" + head + "<div class=info>" + line + "</div>";
    return of("https://www.linjiang.example/zw/5567890.html", html + NOTICE + end);
  }

  static String day(Optional<MetadataValue<PageDate>> date) {
    return date.map(value -> value.value().toString()).orElse("none");
  }

  private DatedPages() {}
}
