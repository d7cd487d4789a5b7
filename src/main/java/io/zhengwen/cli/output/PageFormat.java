package io.zhengwen.cli.output;

import io.zhengwen.bench.report.Markup;
import java.util.Locale;
import java.util.function.Supplier;

/** How extracted pages are written. */
public enum PageFormat {
  /** One JSON object a line. */
  JSON {
    @Override
    public String page(PageRecord page, Supplier<String> contentHtml, boolean several) {
      return JsonLine.of(page);
    }

    @Override
    public String explained(ExplainedPage page, boolean several) {
      return JsonLine.of(page);
    }
  },
  /** Title, an empty line, main text; several pages under a line with their ids each. */
  TEXT {
    @Override
    public String page(PageRecord page, Supplier<String> contentHtml, boolean several) {
      String title = page.title().isEmpty() ? "" : page.title() + "\n\n";
      String content = page.content().isEmpty() ? "" : page.content() + "\n";
      return underHeading(page.id(), title + content, several);
    }

    @Override
    public String explained(ExplainedPage page, boolean several) {
      return underHeading(page.page().id(), ExplanationText.render(page), several);
    }

    @Override
    int mostQuotedChars() {
      return 80;
    }

    private String underHeading(String id, String text, boolean several) {
      return several ? "==> " + id + " <==\n" + text + "\n" : text;
    }
  },
  /** One HTML document with an article a page. */
  HTML {
    @Override
    public String begin(boolean explain) {
      return explain ? ExplanationHtml.begin() : Markup.begin("Extracted pages", "");
    }

    @Override
    public String page(PageRecord page, Supplier<String> contentHtml, boolean several) {
      return "<article id=\""
          + Markup.escape(page.id())
          + "\">\n<h1>"
          + Markup.escape(page.title())
          + "</h1>\n"
          + contentHtml.get()
          + "\n</article>\n";
    }

    @Override
    public String explained(ExplainedPage page, boolean several) {
      return ExplanationHtml.page(page);
    }

    @Override
    public String end() {
      return Markup.end();
    }
  };

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the text before the first page.
   *
   * @param explain whether pages are explained
   */
  public String begin(boolean explain) {
    return "";
  }

  /**
   * A page.
   *
   * @param contentHtml its main text as HTML
   * @param several whether it is one of several
   */
  public abstract String page(PageRecord page, Supplier<String> contentHtml, boolean several);

  /**
   * A page and why its main text was chosen.
   *
   * @param several whether it is one of several
   */
  public abstract String explained(ExplainedPage page, boolean several);

  /** Most characters quoted of a part of a page that is explained. */
  int mostQuotedChars() {
    return 2000;
  }

  /** Returns the text after the last page. */
  public String end() {
    return "";
  }
}
