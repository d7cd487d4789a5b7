package io.zhengwen.cli.output;

import io.zhengwen.ExtractedPage;
import io.zhengwen.bench.report.Markup;
import io.zhengwen.extract.markup.MarkdownWriter;
import io.zhengwen.extract.markup.TeiWriter;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.text.CodePoints;
import io.zhengwen.text.ControlCharacters;
import java.util.Locale;

/** How extracted pages are written. */
public enum PageFormat {
  /** One JSON object a line. */
  JSON {
    @Override
    public String page(PageRecord record, ExtractedPage page, Parts parts) {
      return JsonLine.of(PageLine.of(record, page, parts));
    }

    @Override
    public String explained(ExplainedPage page, boolean several) {
      return JsonLine.of(page);
    }
  },
  /**
   * Title, an empty line, main text without the title; several pages under a line with their ids
   * each.
   */
  TEXT {
    @Override
    public String page(PageRecord record, ExtractedPage page, Parts parts) {
      String title = page.title().isEmpty() ? "" : page.title() + "\n\n";
      String below = page.content().substring(titleEnd(page)).replaceFirst("^\n", "");
      String content = below.isEmpty() ? "" : below + "\n";
      String comments =
          parts.options().comments() && !page.comments().isEmpty()
              ? "\n" + page.comments() + "\n"
              : "";
      return underHeading(record.id(), title + content + comments, parts.several());
    }

    @Override
    public String explained(ExplainedPage page, boolean several) {
      return underHeading(
          page.page().id(), ControlCharacters.replaced(ExplanationText.render(page)), several);
    }

    @Override
    int mostQuotedChars() {
      return 80;
    }

    private String underHeading(String id, String text, boolean several) {
      return several
          ? "==> " + ControlCharacters.replacedInLine(id) + " <==\n" + text + "\n"
          : text;
    }
  },
  /** One HTML document with an article a page. */
  HTML {
    @Override
    public String begin(boolean several) {
      return Markup.begin("Extracted pages", "") + "<main>\n";
    }

    @Override
    public String beginExplained() {
      return ExplanationHtml.begin();
    }

    @Override
    public String page(PageRecord record, ExtractedPage page, Parts parts) {
      String content = page.contentHtml(parts.options());
      boolean titled =
          page.title().isEmpty() || beginsWithTitle(page) && content.startsWith("<h1>");
      return "<article id=\""
          + Markup.escape(record.id())
          + "\" dir=\"auto\" lang=\""
          + Markup.escape(page.metadata().language().map(MetadataValue::value).orElse(""))
          + "\">\n"
          + (titled ? "" : "<h1 dir=\"auto\">" + Markup.escape(page.title()) + "</h1>\n")
          + content
          + "\n</article>\n";
    }

    @Override
    public String explained(ExplainedPage page, boolean several) {
      return ExplanationHtml.page(page);
    }

    @Override
    public String end(boolean several) {
      return "</main>\n" + Markup.end();
    }
  },
  /**
   * Title as a heading, main text; several pages below a line and a comment with their ids each.
   */
  MARKDOWN {
    @Override
    public String page(PageRecord record, ExtractedPage page, Parts parts) {
      // A comment ends with two hyphens.
      String id = ControlCharacters.replacedInLine(record.id()).replace("--", "-%2D");
      String above = parts.several() ? "---\n\n<!-- " + id + " -->\n\n" : "";
      String content = page.contentMarkdown(parts.options());
      boolean titled = page.title().isEmpty() || beginsWithTitle(page) && content.startsWith("# ");
      String text = titled ? content : "# " + MarkdownWriter.line(page.title()) + "\n\n" + content;
      return above + text.strip() + "\n" + (parts.several() ? "\n" : "");
    }
  },
  /** One TEI document, a corpus of several pages. */
  TEI {
    @Override
    public String begin(boolean several) {
      return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
          + (several ? TeiWriter.beginCorpus("Extracted pages") : "");
    }

    @Override
    public String page(PageRecord record, ExtractedPage page, Parts parts) {
      return page.tei(parts.options(), record.id());
    }

    @Override
    public String end(boolean several) {
      return several ? TeiWriter.endCorpus() : "";
    }
  };

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the text before the first page. */
  public String begin(boolean several) {
    return "";
  }

  /** Returns the text before the first page that is explained. */
  public String beginExplained() {
    return "";
  }

  /** A page. */
  public abstract String page(PageRecord record, ExtractedPage page, Parts parts);

  /** Whether pages can be explained. */
  public boolean explains() {
    return this == JSON || this == TEXT || this == HTML;
  }

  /** Whether links, images and tables can be left out. */
  public boolean hasMarkup() {
    return this == HTML || this == MARKDOWN || this == TEI;
  }

  /**
   * A page and why its main text was chosen.
   *
   * @param several whether it is one of several
   * @throws UnsupportedOperationException unless the format {@linkplain #explains explains}
   */
  public String explained(ExplainedPage page, boolean several) {
    throw new UnsupportedOperationException(this + " explains nothing");
  }

  /** Most characters quoted of a part of a page that is explained. */
  int mostQuotedChars() {
    return 2000;
  }

  private static boolean beginsWithTitle(ExtractedPage page) {
    return titleEnd(page) > 0;
  }

  /**
   * Where the title ends that the main text begins with, on lines of its own and but for spaces,
   * dashes and the like; 0 if it does not.
   */
  private static int titleEnd(ExtractedPage page) {
    int[] title = page.title().codePoints().filter(CodePoints::isWord).toArray();
    String content = page.content();
    int matched = 0;
    int i = 0;
    while (i < content.length() && (matched < title.length || content.charAt(i) != '\n')) {
      int cp = content.codePointAt(i);
      if (CodePoints.isWord(cp) && (matched == title.length || cp != title[matched++])) {
        return 0;
      }
      i += Character.charCount(cp);
    }
    return matched < title.length || matched == 0 ? 0 : i;
  }

  /** Returns the text after the last page. */
  public String end(boolean several) {
    return "";
  }
}
