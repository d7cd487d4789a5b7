package io.zhengwen.method.fulltext;

import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;

/**
 * Takes all visible text of the page: what a search engine indexes without main-content extraction.
 */
public final class FullTextExtractor implements Extractor {
  @Override
  public Extraction extract(PageModel page) {
    return Extraction.of(Selection.ofSubtree(page, 0)).explainedBy(() -> explain(page)).build();
  }

  private static Explanation explain(PageModel page) {
    return Explanation.of("characters of visible text, all kept", page.measures().chars(0))
        .with(Explanation.ofBlocks(page, "characters of its element", page.measures()::chars));
  }
}
