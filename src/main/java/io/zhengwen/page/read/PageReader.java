package io.zhengwen.page.read;

import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.script.ScriptText;
import io.zhengwen.text.Addresses;
import java.util.Objects;

/**
 * Reads pages: the one way from bytes or characters to a parsed page. Thread-safe.
 *
 * <p>Content is checked, decoded once, and parsed within {@link ParseLimits}. What is certainly not
 * HTML, such as a PDF, an image or JSON, is refused with a {@link NotHtmlException}. Where the page
 * shows next to no text without running its scripts, the text found in their data is added to the
 * tree.
 */
public final class PageReader {
  private final ParseLimits limits;
  private final PageParser parser;

  /** Creates a reader with {@link ParseLimits#DEFAULT}. */
  public PageReader() {
    this(ParseLimits.DEFAULT);
  }

  /** Creates a reader with these limits. */
  public PageReader(ParseLimits limits) {
    this.limits = Objects.requireNonNull(limits, "the limits must not be null");
    this.parser = new PageParser(limits);
  }

  /**
   * Reads characters.
   *
   * @param html the page
   * @param url the page's address, may be empty or null
   * @throws NotHtmlException if the content is certainly not HTML
   * @throws PageRefusedException if a limit is exceeded and the limits say refuse
   */
  public ParsedPage read(String html, String url) {
    return read(PageText.of(html, null), url);
  }

  /**
   * Reads bytes, in the encoding found by their byte order mark, {@code contentType}, labels in the
   * page, or detection. Bytes beyond the limit are not decoded.
   *
   * @param bytes the page
   * @param contentType the value of the HTTP header Content-Type, or null
   * @param url the page's address, may be empty or null
   * @throws NotHtmlException if the content is certainly not HTML
   * @throws PageRefusedException if a limit is exceeded and the limits say refuse
   */
  public ParsedPage read(byte[] bytes, String contentType, String url) {
    return read(PageText.of(bytes, contentType, limits), url);
  }

  /**
   * Reads characters that are checked already.
   *
   * @param text the page
   * @param url the page's address, may be empty or null
   * @throws PageRefusedException if a limit is exceeded and the limits say refuse
   */
  public ParsedPage read(PageText text, String url) {
    Objects.requireNonNull(text, "the page's text must not be null");
    ParsedPage page = parser.parse(text, url == null ? "" : Addresses.clean(url));
    return ScriptText.reveal(page.document(), limits) ? page.withTextFromScripts() : page;
  }
}
