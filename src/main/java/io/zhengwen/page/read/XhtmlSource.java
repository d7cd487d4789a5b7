package io.zhengwen.page.read;

import java.util.Set;
import org.jsoup.nodes.Entities;
import org.jsoup.parser.Tag;

/**
 * XHTML that is served as XML, written so that a parser of HTML reads the same: empty elements get
 * an end tag ({@code <script src="a"/>} would hold the rest of the page otherwise), marked sections
 * become text, and the prefix that the root element has, too, is left out of names ({@code
 * <html:p>}). Of a page that is XHTML by its first lines alone, only those elements are closed that
 * hold text without markup, since the rest may have been written for parsers of HTML.
 */
final class XhtmlSource {
  private static final String COMMENT = "<!--";
  private static final String COMMENT_END = "-->";
  private static final String SECTION = "<![CDATA[";
  private static final String SECTION_END = "]]>";

  /** The elements without markup inside. */
  private static final Set<String> RAW_TEXT =
      Set.of("script", "style", "title", "textarea", "iframe", "noembed", "noframes", "xmp");

  private final String source;
  private final StringBuilder html;
  private final boolean rawTextOnly;

  /** The prefix with its colon; empty if there is none. */
  private final String prefix;

  private int copied;

  private XhtmlSource(String source, boolean rawTextOnly) {
    this.source = source;
    this.rawTextOnly = rawTextOnly;
    html = new StringBuilder(source.length() + 100);
    prefix = rawTextOnly ? "" : XhtmlRoot.prefix(source);
  }

  /** Returns the page as HTML, up to what is not well-formed, and the rest as it is. */
  static String asHtml(String xhtml) {
    return new XhtmlSource(xhtml, false).rewrite();
  }

  /**
   * Returns a page with end tags for its empty elements that would hold the rest of the page as
   * text, such as {@code <script/>} and {@code <title/>}.
   */
  static String withRawTextClosed(String html) {
    return new XhtmlSource(html, true).rewrite();
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
    if (end >= 0 && !rawTextOnly) {
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
    leaveOutPrefix(source.startsWith("/", at + 1) ? at + 2 : at + 1);
    String tagged = name(at + 1);
    String name = withoutPrefix(tagged);
    if (source.charAt(end - 2) == '/') {
      if (isClosed(name)) {
        html.append(source, copied, end - 2).append("></").append(name).append('>');
        copied = end;
      }
      return end;
    }
    boolean data = name.equals("script") || name.equals("style");
    return data || rawTextOnly && RAW_TEXT.contains(name)
        ? source.indexOf("</" + tagged, end)
        : end;
  }

  /** Whether an empty element of this name gets an end tag. */
  private boolean isClosed(String name) {
    return rawTextOnly ? RAW_TEXT.contains(name) : !name.isEmpty() && !Tag.valueOf(name).isEmpty();
  }

  private String withoutPrefix(String name) {
    return name.startsWith(prefix) ? name.substring(prefix.length()) : name;
  }

  private void leaveOutPrefix(int name) {
    if (!prefix.isEmpty() && source.startsWith(prefix, name)) {
      html.append(source, copied, name);
      copied = name + prefix.length();
    }
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
