package io.zhengwen;

import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.HtmlRenderer;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;

/**
 * What was found on a page.
 *
 * @param title the page's own headline, empty where it has none
 * @param content the main text, a line for each paragraph; empty where the page has none
 * @param body the noise-stripped body: all visible text less what is certainly boilerplate
 * @param method the name of the method that chose the main text
 * @param extraction the method's own answer
 * @param page the measured page
 */
public record ExtractedPage(
    String title,
    String content,
    String body,
    String method,
    Extraction extraction,
    PageModel page) {

  /** The main text as HTML, with the elements that carry its structure and no attributes. */
  public String contentHtml() {
    return HtmlRenderer.render(page, extraction.mainText());
  }

  static ExtractedPage of(
      String method, Extraction extraction, PageModel page, String title, String body) {
    return new ExtractedPage(
        title, TextRenderer.render(page, extraction.mainText()), body, method, extraction, page);
  }
}
