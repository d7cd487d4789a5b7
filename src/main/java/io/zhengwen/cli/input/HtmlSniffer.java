package io.zhengwen.cli.input;

import io.zhengwen.page.read.NotHtmlException;
import io.zhengwen.page.read.PageText;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recognises HTML of unknown media type by its beginning, as browsers do: white space, XML
 * declaration and comments, then one of the tags that pages begin with. A page may also have some
 * text before it, such as a server's warnings, if a line begins with one of its outer tags.
 */
final class HtmlSniffer {
  /** What a content without a byte is. */
  static final String EMPTY = "empty";

  private static final Pattern FIRST_TAG =
      Pattern.compile(
          "<(?:!doctype\\s+html|(?:html|head|body|title|meta|link|script|style|iframe|article|main|section|header|nav|h[1-6]|div|p|a|b|br|font|table|ul|ol|span|center|form|img)[\\s/>])",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern OUTER_TAG =
      Pattern.compile(
          "^[ \\t]{0,40}<(?:!doctype\\s+html|(?:html|head|body)[\\s>])",
          Pattern.CASE_INSENSITIVE | Pattern.MULTILINE);

  /** A row of a table in CSV up to where it is cut, within a quoted cell that holds markup. */
  private static final Pattern OPEN_CELL =
      Pattern.compile(
          "^(?:(?:[^\",;\\t\\n]*+|\"[^\"]*+(?:\"\"[^\"]*+)*+\")[,;\\t])*+\"\\s*+(?:<[^\"]*+(?:\"\"[^\"]*+)*+)?\\z",
          Pattern.MULTILINE);

  /** A byte order mark. */
  private static final char MARK = '\uFEFF';

  private HtmlSniffer() {}

  /** Whether a text begins with one of the tags that pages begin with. */
  static boolean beginsPage(String text) {
    return FIRST_TAG.matcher(text).region(afterProlog(text), text.length()).lookingAt();
  }

  /** Returns null if the content begins like HTML, else what it is, as far as can be said. */
  static String otherThanHtml(byte[] head) {
    if (head.length == 0) {
      return EMPTY;
    }
    try {
      String text = PageText.of(head, null).html();
      return beginsPage(text) || hasOuterTag(text) ? null : jsonOrText(text);
    } catch (NotHtmlException e) {
      return e.format();
    }
  }

  /**
   * Returns null unless the content is certainly something else than the HTML that it is declared
   * as, such as an image, or JSON; else what it is.
   */
  static String otherThanDeclared(byte[] content, String contentType) {
    if (beginsWithTag(content)) {
      return null;
    }
    try {
      PageText.of(content, contentType);
      return null;
    } catch (NotHtmlException e) {
      return e.format();
    }
  }

  /** Whether markup of a page, not of XML, is what begins a content; cheaper than to decode it. */
  private static boolean beginsWithTag(byte[] content) {
    int at = 0;
    while (at < content.length && content[at] <= ' ' && content[at] > 0) {
      at++;
    }
    return at + 1 < content.length && content[at] == '<' && content[at + 1] != '?';
  }

  private static boolean hasOuterTag(String text) {
    Matcher tag = OUTER_TAG.matcher(text);
    return tag.find() && !OPEN_CELL.matcher(text).region(0, tag.start()).find();
  }

  private static String jsonOrText(String text) {
    String start = text.stripLeading();
    return start.startsWith("{") || start.startsWith("[") ? "JSON" : "text";
  }

  /**
   * Returns where the content begins: after byte order marks, white space, XML declarations and
   * comments.
   */
  private static int afterProlog(String text) {
    int at = 0;
    while (true) {
      while (at < text.length() && (text.charAt(at) <= ' ' || text.charAt(at) == MARK)) {
        at++;
      }
      String end = text.startsWith("<!--", at) ? "-->" : text.startsWith("<?", at) ? ">" : null;
      if (end == null) {
        return at;
      }
      int close = text.indexOf(end, at + 2);
      if (close < 0) {
        return text.length();
      }
      at = close + end.length();
    }
  }
}
