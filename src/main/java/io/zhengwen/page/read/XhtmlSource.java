package io.zhengwen.page.read;

import org.jsoup.nodes.Entities;
import org.jsoup.parser.Tag;

/**
 * XHTML that is served as XML, written so that a parser of HTML reads the same: empty elements get
 * an end tag ({@code <script src="a"/>} would hold the rest of the page otherwise), and marked
 * sections become text.
 */
final class XhtmlSource {
  private static final String COMMENT = "<!--";
  private static final String COMMENT_END = "-->";
  private static final String SECTION = "<![CDATA[";
  private static final String SECTION_END = "]]>";

  private final String source;
  private final StringBuilder html;
  private int copied;

  private XhtmlSource(String source) {
    this.source = source;
    html = new StringBuilder(source.length() + 100);
  }

  /** Returns the page as HTML, up to what is not well-formed, and the rest as it is. */
  static String asHtml(String xhtml) {
    return new XhtmlSource(xhtml).rewrite();
  }

  private String rewrite() {
    int at = source.indexOf('<');
    while (at >= 0) {
      int end;
      if (source.startsWith(COMMENT, at)) {
        end = after(COMMENT_END, at);
      } else {
        end = source.startsWith(SECTION, at) ? section(at) : tag(at);
      }
      at = end < 0 ? -1 : source.indexOf('<', end);
    }
    return html.append(source, copied, source.length()).toString();
  }

  private int section(int at) {
    int end = after(SECTION_END, at);
    if (end >= 0) {
      int from = at + SECTION.length();
      html.append(source, copied, at);
      html.append(Entities.escape(source.substring(from, end - SECTION_END.length())));
      copied = end;
    }
    return end;
  }

  /** Closes an element that is empty, and passes over the data of scripts and styles. */
  private int tag(int at) {
    int end = after(">", at);
    if (end < 0) {
      return end;
    }
    String name = name(at + 1);
    if (source.charAt(end - 2) == '/') {
      if (!name.isEmpty() && !Tag.valueOf(name).isEmpty()) {
        html.append(source, copied, end - 2).append("></").append(name).append('>');
        copied = end;
      }
      return end;
    }
    return name.equals("script") || name.equals("style") ? after("</" + name, end) : end;
  }

  private String name(int from) {
    int to = from;
    while (to < source.length() && isOfName(source.charAt(to))) {
      to++;
    }
    return source.substring(from, to);
  }

  private static boolean isOfName(char c) {
    return Character.isLetterOrDigit(c) || c == ':' || c == '-' || c == '_' || c == '.';
  }

  private int after(String end, int from) {
    int at = source.indexOf(end, from);
    return at < 0 ? -1 : at + end.length();
  }
}
