package io.zhengwen.page.read;

import io.zhengwen.page.LongTagNames;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.ParsedPage.Truncation;
import java.util.EnumSet;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;

/**
 * Parses HTML within {@link ParseLimits}. Thread-safe.
 *
 * <p>The tags are counted before parsing, so that no input makes a tree out of proportion to the
 * limit. A page is cut off before a tag with a name of more than {@value LongTagNames#LONGEST}
 * characters, or refused if the limits say so: the parser takes time in proportion to the square of
 * a name's length. Long attributes, comments and doctypes are harmless.
 */
final class PageParser {
  /** The characters of the shortest tag, {@code <p>}. */
  private static final int SHORTEST_TAG = 3;

  private final ParseLimits limits;

  PageParser(ParseLimits limits) {
    this.limits = limits;
  }

  /**
   * Parses a page.
   *
   * @throws PageRefusedException if a limit is exceeded and the limits say refuse
   */
  ParsedPage parse(PageText text, String url) {
    EnumSet<Truncation> truncations = EnumSet.noneOf(Truncation.class);
    String html = text.html();
    int end = html.length();
    if (text.isTruncated()) {
      truncations.add(Truncation.SIZE);
    }
    if (end > limits.maxSize()) {
      limits.refuse("the page has " + end + " characters, more than maxSize=" + limits.maxSize());
      end = limits.maxSize();
      truncations.add(Truncation.SIZE);
    }
    int tagLimit = endOfTag(html, end);
    if (tagLimit < end) {
      limits.refuse("the page has more than maxTags=" + limits.maxTags() + " tags");
      end = tagLimit;
      truncations.add(Truncation.TAGS);
    }
    int nameLimit = LongTagNames.overlong(html, end);
    if (nameLimit < end) {
      limits.refuse(
          "the page has a tag with a name of more than " + LongTagNames.LONGEST + " characters");
      end = nameLimit;
      truncations.add(Truncation.TAG_NAME);
    }
    Parser parser = Parser.htmlParser().setMaxDepth(limits.maxDepth());
    String source = SourceText.preprocessed(html.substring(0, end));
    Document document = parser.parseInput(asHtml(source, text.isXhtml()), url);
    nameInSmallLetters(document);
    StreamedSegments.putInPlace(document, source, limits);
    return new ParsedPage(
        document, url, text.charset(), text.charsetSource(), limits, truncations, false);
  }

  /** The parser leaves names as they are in tags of elements that other tags implied before. */
  private static void nameInSmallLetters(Document document) {
    document.body().attributes().normalize();
    document.body().parents().forEach(around -> around.attributes().normalize());
  }

  private static String asHtml(String source, boolean xhtml) {
    if (xhtml || !XhtmlRoot.prefix(source).isEmpty()) {
      return XhtmlSource.asHtml(source);
    }
    return XhtmlRoot.isDeclared(source)
        ? XhtmlSource.withRawTextClosed(source)
        : ClosedFrames.withEndTags(source);
  }

  /** The index at which the tag after the last permitted one opens, or {@code end}. */
  private int endOfTag(String html, int end) {
    if (end / SHORTEST_TAG <= limits.maxTags()) {
      return end;
    }
    int tags = 0;
    for (int i = html.indexOf('<'); i >= 0 && i < end; i = html.indexOf('<', i + 1)) {
      if (++tags > limits.maxTags()) {
        return i;
      }
    }
    return end;
  }
}
