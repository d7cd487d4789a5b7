package io.zhengwen.page.read;

import io.zhengwen.page.CharsetSource;
import io.zhengwen.page.LongTagNames;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.ParsedPage.Truncation;
import io.zhengwen.page.script.ScriptText;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;

/**
 * Parses HTML, given as characters or bytes, within {@link ParseLimits}. Thread-safe.
 *
 * <p>The tags are counted before parsing, so that no input makes a tree out of proportion to the
 * limit. A page is cut off before a tag with a name of more than {@value LongTagNames#LONGEST}
 * characters, or refused where the limits say so: such names take the parser time in proportion to
 * the square of their length. Attributes, comments and doctypes of any length do not.
 */
public final class PageParser {
  /** The characters of the shortest tag, {@code <p>}. */
  private static final int SHORTEST_TAG = 3;

  private final ParseLimits limits;

  /** A parser with {@link ParseLimits#DEFAULT}. */
  public PageParser() {
    this(ParseLimits.DEFAULT);
  }

  /** A parser with limits of its own. */
  public PageParser(ParseLimits limits) {
    this.limits = limits;
  }

  /**
   * Parses characters.
   *
   * @param html the page; any string is HTML to this parser
   * @param url the page's address, may be empty or null
   * @throws PageRefusedException where a limit is exceeded and the limits say refuse
   */
  public ParsedPage parse(String html, String url) {
    return parse(html, url, StandardCharsets.UTF_8, CharsetSource.CHARACTERS, Set.of());
  }

  /**
   * Parses bytes, in the encoding found by their byte order mark, {@code contentType}, labels in
   * the page, or detection.
   *
   * @param bytes the page
   * @param contentType the value of the HTTP header Content-Type, or null
   * @param url the page's address, may be empty or null
   * @throws PageRefusedException where a limit is exceeded and the limits say refuse
   */
  public ParsedPage parse(byte[] bytes, String contentType, String url) {
    if (bytes.length > limits.maxSize()) {
      refuse("the page has " + bytes.length + " bytes, more than maxSize=" + limits.maxSize());
    }
    DecodedPage decoded = decode(bytes, contentType, limits.maxSize());
    Set<Truncation> truncations =
        bytes.length > limits.maxSize() ? Set.of(Truncation.SIZE) : Set.of();
    return parse(decoded.html, url, decoded.charset, decoded.source, truncations);
  }

  /** Bytes as characters, with the encoding and where it was learnt from. */
  public record DecodedPage(String html, Charset charset, CharsetSource source) {}

  /** Decodes a page's bytes as {@link #parse(byte[], String, String)} does, without parsing. */
  public static DecodedPage decode(byte[] bytes, String contentType) {
    return decode(bytes, contentType, Integer.MAX_VALUE);
  }

  private static DecodedPage decode(byte[] bytes, String contentType, int maxSize) {
    CharsetDetector.Detected d = CharsetDetector.detect(bytes, contentType);
    int length = Math.min(bytes.length, maxSize) - d.bomLength();
    String html = length <= 0 ? "" : new String(bytes, d.bomLength(), length, d.charset());
    return new DecodedPage(html, d.charset(), d.source());
  }

  private ParsedPage parse(
      String html, String url, Charset charset, CharsetSource source, Set<Truncation> before) {
    EnumSet<Truncation> truncations = EnumSet.noneOf(Truncation.class);
    truncations.addAll(before);
    int end = html.length();
    if (end > limits.maxSize()) {
      refuse("the page has " + end + " characters, more than maxSize=" + limits.maxSize());
      end = limits.maxSize();
      truncations.add(Truncation.SIZE);
    }
    int tagLimit = endOfTag(html, end);
    if (tagLimit < end) {
      refuse("the page has more than maxTags=" + limits.maxTags() + " tags");
      end = tagLimit;
      truncations.add(Truncation.TAGS);
    }
    int nameLimit = LongTagNames.overlong(html, end);
    if (nameLimit < end) {
      refuse("the page has a tag with a name of more than " + LongTagNames.LONGEST + " characters");
      end = nameLimit;
      truncations.add(Truncation.TAG_NAME);
    }
    String address = url == null ? "" : url;
    Parser parser = Parser.htmlParser().setMaxDepth(limits.maxDepth());
    Document document = parser.parseInput(html.substring(0, end), address);
    boolean textFromScripts = ScriptText.reveal(document, limits);
    return new ParsedPage(document, address, charset, source, limits, truncations, textFromScripts);
  }

  private void refuse(String reason) {
    if (limits.overflow() == ParseLimits.Overflow.REFUSE) {
      throw new PageRefusedException(reason);
    }
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
