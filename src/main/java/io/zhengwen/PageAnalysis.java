package io.zhengwen;

import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.Extraction;
import io.zhengwen.page.PageModel;

/**
 * A measured page and what a method found on it: what explaining the choice and learning from the
 * page need. It holds the page's tree, which is many times as large as the {@linkplain #result
 * result}; keep the result alone if you keep many.
 */
public final class PageAnalysis {
  private final PageModel page;
  private final Extraction extraction;
  private final ExtractedPage found;

  PageAnalysis(String method, PageModel page, Extraction extraction) {
    this.page = page;
    this.extraction = extraction;
    found = new ExtractedPage(method, page, extraction);
  }

  /** The page that was measured. */
  public PageModel page() {
    return page;
  }

  /** The method's own answer: the selected nodes of the page, confidence and labels. */
  public Extraction extraction() {
    return extraction;
  }

  /** What was found, without the tree. */
  public ExtractedPage result() {
    return found.complete();
  }

  /**
   * What was found, whose body and structure (HTML, Markdown, TEI) are read from the tree when they
   * are asked for, which saves time where they are not. It holds the tree like the analysis.
   */
  public ExtractedPage onDemand() {
    return found;
  }

  /** Explains the choice by the values it was computed from. */
  public Explanation explain() {
    return extraction.explain();
  }

  @Override
  public String toString() {
    return "PageAnalysis[" + page.size() + " nodes, " + found + "]";
  }
}
