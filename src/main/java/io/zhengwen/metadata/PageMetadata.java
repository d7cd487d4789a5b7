package io.zhengwen.metadata;

import io.zhengwen.page.PageModel;
import java.util.Objects;

/** What a page says of itself outside its main text. Immutable and thread-safe. */
public final class PageMetadata {
  private final String title;

  private PageMetadata(String title) {
    this.title = title;
  }

  /** Reads the metadata of a page. */
  public static PageMetadata of(PageModel page) {
    return new PageMetadata(TitleExtractor.extract(page));
  }

  /**
   * The page's own headline without its site's name, white space collapsed; empty if the page has
   * none.
   */
  public String title() {
    return title;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof PageMetadata other && title.equals(other.title);
  }

  @Override
  public int hashCode() {
    return Objects.hash(title);
  }

  @Override
  public String toString() {
    return "PageMetadata[title=" + title + "]";
  }
}
