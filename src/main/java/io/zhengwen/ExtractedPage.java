package io.zhengwen;

import io.zhengwen.extract.BodyRenderer;
import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.HtmlRenderer;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.page.PageModel;
import java.util.List;

/** What was found on a page. Immutable and thread-safe. */
public final class ExtractedPage {
  private final String method;
  private final PageModel page;
  private final Extraction extraction;
  private final PageMetadata metadata;
  private final String content;
  private final String body;

  ExtractedPage(String method, PageModel page, Extraction extraction) {
    this.method = method;
    this.page = page;
    this.extraction = extraction;
    content = TextRenderer.render(page, extraction.mainText());
    metadata = PageMetadata.of(page, content);
    body = BodyRenderer.render(page, extraction);
  }

  /** What the page says of itself. */
  public PageMetadata metadata() {
    return metadata;
  }

  /** The page's own headline; empty if it has none. */
  public String title() {
    return metadata.title().map(MetadataValue::value).orElse("");
  }

  /** The main text, a line for each paragraph; empty if the page has none. */
  public String content() {
    return content;
  }

  /** The main text as HTML, with the elements that carry its structure and no attributes. */
  public String contentHtml() {
    return HtmlRenderer.render(page, extraction.mainText());
  }

  /** The noise-stripped body: all visible text except what is certainly boilerplate. */
  public String body() {
    return body;
  }

  /** Readers' comments, a line for each paragraph; empty if the method finds none. */
  public String comments() {
    return TextRenderer.render(page, extraction.comments());
  }

  /** The typed fields of the page; none if the method extracts no fields. */
  public List<ExtractedField> fields() {
    return extraction.fields();
  }

  /** The records of a list page in document order; none if the method extracts no records. */
  public List<ExtractedRecord> records() {
    return extraction.records();
  }

  /** The name of the method that chose the main text. */
  public String method() {
    return method;
  }

  /** The method's own answer: selected nodes, confidence, labels, explanation. */
  public Extraction extraction() {
    return extraction;
  }

  /** The page that was measured. */
  public PageModel page() {
    return page;
  }

  /** Address, title, method and the length of the main text. */
  @Override
  public String toString() {
    return "ExtractedPage[url="
        + page.url()
        + ", title="
        + title()
        + ", method="
        + method
        + ", "
        + content.length()
        + " characters of main text]";
  }
}
