package io.zhengwen;

import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import java.util.Map;
import java.util.Objects;

/**
 * Extracts title, main text and noise-stripped body from pages. Thread-safe; create one and share
 * it.
 *
 * <pre>{@code
 * ContentExtractor extractor = ContentExtractor.create();
 * ExtractedPage page = extractor.extract(html, "https://example.org/news/1.html");
 * }</pre>
 *
 * <p>A parser accepts any text as HTML, and the result for a page without main text is empty.
 * Content that is certainly not HTML, by its media type, signature or characters, is refused with a
 * {@link io.zhengwen.page.read.NotHtmlException}.
 *
 * <p>A page's address is optional. Methods learn by site only from pages with one; relative links
 * and images have an address only if the page's own, or that of its {@code base} element, is
 * absolute.
 */
public final class ContentExtractor {
  /** The label that says where the main text was found, if not in the page's elements. */
  public static final String SOURCE = "source";

  private final String method;
  private final Extractor extractor;
  private final PageReader reader;

  /**
   * Creates an extractor with a method.
   *
   * @param method one of {@link Methods#all()}
   * @param parameters the method's parameters by name; those not given have their defaults
   * @param limits bounds on what a page may cost
   * @param resources models and template libraries; they must stay open as long as the extractor is
   *     used
   * @throws IllegalArgumentException if the method or a parameter is invalid; the message names the
   *     value and what it must be
   * @throws NullPointerException if any argument is null
   */
  public ContentExtractor(
      String method, Map<String, String> parameters, ParseLimits limits, Resources resources) {
    this.method = Objects.requireNonNull(method, "the method must not be null");
    this.extractor = Methods.create(method, parameters, resources);
    this.reader = new PageReader(limits);
  }

  /** Creates an extractor with the default method, its default parameters and limits. */
  public static ContentExtractor create() {
    return of(Methods.DEFAULT);
  }

  /** Creates an extractor with a method, its default parameters and limits. */
  public static ContentExtractor of(String method) {
    return of(method, Map.of());
  }

  /**
   * Creates an extractor with a method, some of its parameters, and default limits.
   *
   * @param method one of {@link Methods#all()}
   * @param parameters the method's parameters by name; those not given have their defaults
   * @throws IllegalArgumentException if the method or a parameter is invalid
   */
  public static ContentExtractor of(String method, Map<String, String> parameters) {
    return new ContentExtractor(method, parameters, ParseLimits.DEFAULT, Resources.inMemory());
  }

  /** The method's name. */
  public String method() {
    return method;
  }

  /**
   * Extracts from a page given as characters.
   *
   * @param html the page
   * @param url the page's address, may be empty or null
   * @throws io.zhengwen.page.read.NotHtmlException if the content is certainly not HTML
   * @throws io.zhengwen.page.PageRefusedException if a limit is exceeded and the limits say refuse
   */
  public ExtractedPage extract(String html, String url) {
    return extract(reader.read(html, url));
  }

  /**
   * Extracts from a page given as bytes. Their encoding is found by their byte order mark, {@code
   * contentType}, labels in the page, or detection.
   *
   * @param html the page
   * @param contentType the value of the HTTP header Content-Type, or null
   * @param url the page's address, may be empty or null
   * @throws io.zhengwen.page.read.NotHtmlException if the content is certainly not HTML
   * @throws io.zhengwen.page.PageRefusedException if a limit is exceeded and the limits say refuse
   */
  public ExtractedPage extract(byte[] html, String contentType, String url) {
    return extract(reader.read(html, contentType, url));
  }

  /**
   * Extracts from a parsed page. Main text found in the data of its scripts has the label {@value
   * #SOURCE}{@code =script} and no confidence: no method's confidence is calibrated on such text.
   *
   * @param parsed a page read by {@link PageReader}
   */
  public ExtractedPage extract(ParsedPage parsed) {
    return analyze(parsed).result();
  }

  /**
   * Extracts from a parsed page and keeps the page with what was found, to {@linkplain
   * PageAnalysis#explain explain} the choice or to {@linkplain #learn learn} from the page.
   *
   * @param parsed a page read by {@link PageReader}
   */
  public PageAnalysis analyze(ParsedPage parsed) {
    PageModel page =
        PageModelBuilder.build(Objects.requireNonNull(parsed, "the parsed page must not be null"));
    Extraction extraction = extractor.extract(page);
    if (parsed.textFromScripts() && !extraction.mainText().isEmpty()) {
      extraction = extraction.with().withoutConfidence().label(SOURCE, "script").build();
    }
    return new PageAnalysis(method, page, extraction);
  }

  /**
   * Learns from a page whose extraction was accepted, to improve the extraction of later pages.
   * Does nothing unless the method {@linkplain #learns() learns}.
   *
   * @param page a page that this extractor {@linkplain #analyze analyzed}
   */
  public void learn(PageAnalysis page) {
    Objects.requireNonNull(page, "the page must not be null");
    extractor.learn(page.page(), page.extraction());
  }

  /** Returns whether the method learns from the pages passed to {@link #learn}. */
  public boolean learns() {
    return extractor.learns();
  }

  /** The method. */
  @Override
  public String toString() {
    return "ContentExtractor[method=" + method + "]";
  }
}
