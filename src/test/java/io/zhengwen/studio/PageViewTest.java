package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.ContentExtractor;
import io.zhengwen.PageAnalysis;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.registry.Method;
import io.zhengwen.registry.Methods;
import io.zhengwen.solr.Pages;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PageViewTest {
  private static PageAnalysis analyze(String method) {
    return ContentExtractor.of(method).analyze(new PageReader().read(Pages.ENGLISH, ""));
  }

  @Test
  void blocksAreKeptWithTheirProbabilities() {
    PageAnalysis analysis = analyze("combined");
    Map<String, Object> view = PageView.decisions(analysis);
    String kept = (String) view.get("kept");
    assertThat(kept).matches("0+1+0+");
    assertThat((String) view.get("levels")).hasSameSizeAs(kept).matches("[0-9]+");
    assertThat(view.get("measure")).isEqualTo("probability");
    assertThat(view.get("share")).isEqualTo(true);
    assertThat((List<?>) view.get("reasons")).hasSize(kept.length());
    assertThat(PageView.page(analysis.page(), 0, 100).get("blocks")).isEqualTo(kept.length());
  }

  @Test
  void allMethodsSpeakOfTheSameBlocks() {
    int blocks = ((String) PageView.decisions(analyze("fulltext")).get("kept")).length();
    for (Method method : Methods.all()) {
      Map<String, Object> view = PageView.decisions(analyze(method.name()));
      assertThat((String) view.get("kept")).as(method.name()).hasSize(blocks).matches("[012]+");
      assertThat((String) view.get("levels")).as(method.name()).hasSize(blocks).matches("[-0-9]+");
    }
  }

  @Test
  void anEmptyPageHasNoBlocks() {
    PageAnalysis empty = ContentExtractor.create().analyze(new PageReader().read("", ""));
    assertThat(PageView.decisions(empty).get("kept")).isEqualTo("");
    assertThat(PageView.page(empty.page(), 5, 10)).containsEntry("from", 0).containsEntry("to", 0);
  }
}
