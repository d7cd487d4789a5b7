package io.zhengwen.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Locale;
import java.util.function.Supplier;

/** How extracted pages are written. */
enum PageFormat {
  /** One JSON object a line. */
  JSON {
    @Override
    String page(PageRecord page, Supplier<String> contentHtml, boolean several) {
      try {
        return MAPPER.writeValueAsString(page) + "\n";
      } catch (JsonProcessingException e) {
        throw new IllegalStateException(e);
      }
    }
  },
  /** Title, an empty line, main text; several pages under a line with their ids each. */
  TEXT {
    @Override
    String page(PageRecord page, Supplier<String> contentHtml, boolean several) {
      String heading = several ? "==> " + page.id() + " <==\n" : "";
      String title = page.title().isEmpty() ? "" : page.title() + "\n\n";
      String content = page.content().isEmpty() ? "" : page.content() + "\n";
      return heading + title + content + (several ? "\n" : "");
    }
  },
  /** One HTML document with an article a page. */
  HTML {
    @Override
    String begin() {
      return "<!DOCTYPE html>\n<html>\n<head><meta charset=\"utf-8\"><title>Extracted pages</title></head>\n<body>\n";
    }

    @Override
    String page(PageRecord page, Supplier<String> contentHtml, boolean several) {
      return "<article id=\""
          + escape(page.id())
          + "\">\n<h1>"
          + escape(page.title())
          + "</h1>\n"
          + contentHtml.get()
          + "\n</article>\n";
    }

    @Override
    String end() {
      return "</body>\n</html>\n";
    }
  };

  private static final ObjectMapper MAPPER = new ObjectMapper();

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What stands before the first page. */
  String begin() {
    return "";
  }

  /**
   * A page.
   *
   * @param contentHtml its main text as HTML
   * @param several whether it is one of several
   */
  abstract String page(PageRecord page, Supplier<String> contentHtml, boolean several);

  /** What stands behind the last page. */
  String end() {
    return "";
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
