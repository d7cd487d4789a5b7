package io.zhengwen.page.read;

import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParsedPage.CharsetSource;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The characters of a page, decoded and checked: content that is certainly not HTML never becomes a
 * {@code PageText}. Plain text does, since any text is HTML to a parser. Immutable and thread-safe.
 */
public final class PageText {
  private static final ParseLimits UNLIMITED =
      new ParseLimits(
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          ParseLimits.DEFAULT.maxDepth(),
          ParseLimits.Overflow.TRUNCATE);

  private static final String UNDECODABLE = "\uFFFD";

  private final String html;
  private final Charset charset;
  private final CharsetSource charsetSource;
  private final boolean truncated;
  private final boolean xhtml;

  PageText(
      String html, Charset charset, CharsetSource charsetSource, boolean truncated, boolean xhtml) {
    this.html = html;
    this.charset = charset;
    this.charsetSource = charsetSource;
    this.truncated = truncated;
    this.xhtml = xhtml;
  }

  /**
   * Decodes bytes of any length, in the encoding found by their byte order mark, {@code
   * contentType}, labels in the page, or detection.
   *
   * @param bytes the page
   * @param contentType the value of the HTTP header Content-Type, or null
   * @throws NotHtmlException if the content is certainly not HTML, by its media type, the signature
   *     of a file format, or the decoded characters
   */
  public static PageText of(byte[] bytes, String contentType) {
    return of(bytes, contentType, UNLIMITED);
  }

  /** Decodes at most {@code maxSize} bytes. */
  static PageText of(byte[] bytes, String contentType, ParseLimits limits) {
    Objects.requireNonNull(bytes, "the page's bytes must not be null");
    requireHtml(ContentSniffer.byContentType(contentType));
    requireHtml(ContentSniffer.bySignature(bytes));
    boolean truncated = bytes.length > limits.maxSize();
    if (truncated) {
      limits.refuse(
          "the page has " + bytes.length + " bytes, more than maxSize=" + limits.maxSize());
    }
    CharsetDetector.Detected detected = CharsetDetector.detect(bytes, contentType);
    int length = Math.min(bytes.length, limits.maxSize()) - detected.bomLength();
    String decoded = length <= 0 ? "" : decode(bytes, length, detected);
    String html = truncated ? withoutHalf(decoded) : decoded;
    requireHtml(ContentSniffer.byText(html));
    return new PageText(
        html,
        detected.charset(),
        detected.source(),
        truncated,
        ContentSniffer.isXhtml(contentType));
  }

  /** A text that was cut after some bytes, without half a character at its end. */
  private static String withoutHalf(String cut) {
    return cut.endsWith(UNDECODABLE) ? cut.substring(0, cut.length() - 1) : cut;
  }

  private static String decode(byte[] bytes, int length, CharsetDetector.Detected detected) {
    return detected.charset().equals(Gb18030.CHARSET)
        ? Gb18030.decode(bytes, detected.bomLength(), length)
        : new String(bytes, detected.bomLength(), length, detected.charset());
  }

  /**
   * Checks characters that were decoded by the caller.
   *
   * @param html the page
   * @param contentType the value of the HTTP header Content-Type, or null
   * @throws NotHtmlException if the content is certainly not HTML, by its media type or by its
   *     characters
   */
  public static PageText of(String html, String contentType) {
    Objects.requireNonNull(html, "the page's HTML must not be null");
    requireHtml(ContentSniffer.byContentType(contentType));
    requireHtml(ContentSniffer.byText(html));
    return characters(html, ContentSniffer.isXhtml(contentType));
  }

  /** Joins the parts of a page, at least one, by line breaks. */
  public static PageText join(List<PageText> parts) {
    return characters(
        parts.stream().map(PageText::html).collect(Collectors.joining("\n")),
        parts.stream().allMatch(PageText::isXhtml));
  }

  private static PageText characters(String html, boolean xhtml) {
    return new PageText(html, StandardCharsets.UTF_8, CharsetSource.CHARACTERS, false, xhtml);
  }

  private static void requireHtml(Optional<String> otherFormat) {
    if (otherFormat.isPresent()) {
      throw new NotHtmlException(otherFormat.get());
    }
  }

  /** The characters. */
  public String html() {
    return html;
  }

  /** The encoding of the bytes; UTF-8 if the input was characters. */
  public Charset charset() {
    return charset;
  }

  /** Where the encoding was found. */
  CharsetSource charsetSource() {
    return charsetSource;
  }

  /** Whether the page is XHTML served as XML, by its media type. */
  boolean isXhtml() {
    return xhtml;
  }

  /** Whether bytes beyond a limit were left out. */
  boolean isTruncated() {
    return truncated;
  }
}
