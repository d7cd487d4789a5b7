package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.metadata.read.MetadataReader;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.Optional;

/** Pages for tests of dates. */
public final class DatedPages {
  public static final String TEXT =
      "<p>" + "The ferry left the harbour, and nobody was on board. ".repeat(12);

  public static PageMetadata of(String url, String html) {
    return MetadataReader.read(PageModelBuilder.build(new PageReader().read(html, url)));
  }

  public static final String NOTICE = "<p>" + "各部门要加强值班值守，落实防冻保暖措施，确保供水供电正常。".repeat(12);

  public static PageMetadata ofNotice(String language, String line, String end) {
    String head = "<title>关于做好防寒工作的通知</title><h1>关于做好防寒工作的通知</h1>";
    String html = "<html lang=" + language + ">" + head + "<div class=info>" + line + "</div>";
    return of("https://www.linjiang.example/zw/5567890.html", html + NOTICE + end);
  }

  public static String day(Optional<MetadataValue<PageDate>> date) {
    return date.map(value -> value.value().toString()).orElse("none");
  }

  private DatedPages() {}
}
