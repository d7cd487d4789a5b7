package io.zhengwen.page;

import java.nio.charset.Charset;
import java.util.Objects;
import java.util.Set;
import org.jsoup.nodes.Document;

/**
 * A parsed page and how it was read.
 *
 * @param document the tree; treat it as read-only. In the plugin jar, jsoup's classes are in {@code
 *     io.zhengwen.shaded.jsoup}
 * @param url the page's address, or an empty string
 * @param charset the encoding used, UTF-8 for character input
 * @param charsetSource where the encoding was found
 * @param limits the limits it was read within
 * @param truncations limits that cut something off, empty for a page read whole
 * @param textFromScripts whether the page shows next to nothing without running its scripts, and
 *     the end of the tree's body holds the text found in their data
 */
public record ParsedPage(
    Document document,
    String url,
    Charset charset,
    CharsetSource charsetSource,
    ParseLimits limits,
    Set<Truncation> truncations,
    boolean textFromScripts) {

  /** A limit that was reached. */
  public enum Truncation {
    /** The input was longer than {@link ParseLimits#maxSize()}. */
    SIZE,
    /** The input had more tags than {@link ParseLimits#maxTags()}. */
    TAGS,
    /** The input had a tag with a name of more than {@value LongTagNames#LONGEST} characters. */
    TAG_NAME,
    /** Elements nested deeper than {@link ParseLimits#maxDepth()} were moved up. */
    DEPTH
  }

  /** Where a page's encoding was found, in the order of precedence. */
  public enum CharsetSource {
    /** The input was characters already. */
    CHARACTERS,
    /** A byte order mark. */
    BYTE_ORDER_MARK,
    /** The charset parameter of the Content-Type header. */
    HEADER,
    /** A {@code <meta>} element. */
    META,
    /** An XML declaration. */
    XML_DECLARATION,
    /** The bytes themselves; also where a label contradicts them. */
    DETECTION,
    /** None of these: UTF-8 was assumed. */
    DEFAULT
  }

  /** Copies the set and checks that nothing is missing. */
  public ParsedPage {
    Objects.requireNonNull(document, "the document must not be null");
    Objects.requireNonNull(url, "the address must not be null");
    Objects.requireNonNull(charset, "the encoding must not be null");
    Objects.requireNonNull(charsetSource, "the source of the encoding must not be null");
    Objects.requireNonNull(limits, "the limits must not be null");
    truncations = Set.copyOf(truncations);
  }

  /** The same page under an address. */
  public ParsedPage withUrl(String address) {
    return new ParsedPage(
        document, address, charset, charsetSource, limits, truncations, textFromScripts);
  }

  /** The same page, its tree completed with text from its scripts. */
  public ParsedPage withTextFromScripts() {
    return new ParsedPage(document, url, charset, charsetSource, limits, truncations, true);
  }

  /** How the page was read, without its tree. */
  @Override
  public String toString() {
    return "ParsedPage[url="
        + url
        + ", charset="
        + charset
        + ", charsetSource="
        + charsetSource
        + ", truncations="
        + truncations
        + ", textFromScripts="
        + textFromScripts
        + "]";
  }
}
