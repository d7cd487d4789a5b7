package io.zhengwen.page.read;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Entities;
import org.jsoup.parser.Tag;

/**
 * XHTML that is served as XML, written so that a parser of HTML reads the same: empty elements get
 * an end tag ({@code <script src="a"/>} would hold the rest of the page otherwise), marked sections
 * become text, and the prefix that the root element has, too, is left out of names ({@code
 * <html:p>}).
 */
final class XhtmlSource {
  private static final String COMMENT = "<!--";
  private static final String COMMENT_END = "-->";
  private static final String SECTION = "<![CDATA[";
  private static final String SECTION_END = "]]>";

  /** A root element with a prefix. */
  private static final Pattern PREFIXED =
      Pattern.compile("<([A-Za-z_][\\w.-]{0,30}:)html\\s[^>]{0,2000}>");

  private static final String NAMESPACE = "http://www.w3.org/1999/xhtml";

  /** Characters before the root element, such as a document type. */
  private static final int MOST_BEFORE = 2000;

  private final String source;
  private final StringBuilder html;

  /** The prefix with its colon; empty if there is none. */
  private final String prefix;

  private int copied;

  private XhtmlSource(String source) {
    this.source = source;
    html = new StringBuilder(source.length() + 100);
    prefix = prefix(source);
  }

  /** Whether a page can be read only as XHTML: its root has a prefix for the namespace. */
  static boolean isPrefixed(String page) {
    return !prefix(page).isEmpty();
  }

  private static String prefix(String page) {
    int first = page.indexOf(":html");
    if (first < 0 || first > MOST_BEFORE) {
      return "";
    }
    Matcher root = PREFIXED.matcher(page);
    String name = root.find() && root.start() <= first ? root.group(1) : "";
    String bound = "xmlns:" + name.replace(":", "=");
    return !name.isEmpty()
            && (root.group().contains(bound + '"' + NAMESPACE + '"')
                || root.group().contains(bound + "'" + NAMESPACE + "'"))
        ? name
        : "";
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
    leaveOutPrefix(source.startsWith("/", at + 1) ? at + 2 : at + 1);
    String tagged = name(at + 1);
    String name = withoutPrefix(tagged);
    if (source.charAt(end - 2) == '/') {
      if (!name.isEmpty() && !Tag.valueOf(name).isEmpty()) {
        html.append(source, copied, end - 2).append("></").append(name).append('>');
        copied = end;
      }
      return end;
    }
    return name.equals("script") || name.equals("style") ? source.indexOf("</" + tagged, end) : end;
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
