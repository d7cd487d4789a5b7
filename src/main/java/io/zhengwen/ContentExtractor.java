package io.zhengwen;

import io.zhengwen.extract.BodyRenderer;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.metadata.TitleExtractor;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.read.PageParser;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import java.util.Map;

/**
 * Extracts title, main text and noise-stripped body from pages. Thread-safe; make one and share it.
 *
 * <pre>{@code
 * ContentExtractor extractor = ContentExtractor.of("density");
 * ExtractedPage page = extractor.extract(html, "https://example.org/news/1.html");
 * }</pre>
 */
public final class ContentExtractor {
  /** The label that tells where the main text was found, if not in the page's elements. */
  public static final String SOURCE = "source";

  private final String method;
  private final Extractor extractor;
  private final PageParser parser;

  /**
   * An extractor by method name.
   *
   * @param method one of {@link Methods#all()}
   * @param parameters the method's parameters by name; those not given have their defaults
   * @param limits bounds on what a page may cost
   * @param resources models and template libraries; they must stay open as long as the extractor is
   *     used
   * @throws IllegalArgumentException naming what is wrong and what it may be
   */
  public ContentExtractor(
      String method, Map<String, String> parameters, ParseLimits limits, Resources resources) {
    this.method = method;
    this.extractor = Methods.create(method, parameters, resources);
    this.parser = new PageParser(limits);
  }

  /** The default method with its default parameters and limits. */
  public static ContentExtractor create() {
    return of(Methods.DEFAULT);
  }

  /** A method with its default parameters and limits. */
  public static ContentExtractor of(String method) {
    return new ContentExtractor(method, Map.of(), ParseLimits.DEFAULT, Resources.inMemory());
  }

  /** The method's name. */
  public String method() {
    return method;
  }

  /**
   * Extracts from a page given as characters.
   *
   * @param url the page's address, may be empty or null
   * @throws io.zhengwen.page.PageRefusedException where a limit is exceeded and the limits say
   *     refuse
   */
  public ExtractedPage extract(String html, String url) {
    return extract(parser.parse(html, url));
  }

  /**
   * Extracts from a page given as bytes; {@link PageParser} tells how their encoding is found.
   *
   * @param contentType the value of the HTTP header Content-Type, or null
   * @param url the page's address, may be empty or null
   * @throws io.zhengwen.page.PageRefusedException where a limit is exceeded and the limits say
   *     refuse
   */
  public ExtractedPage extract(byte[] html, String contentType, String url) {
    return extract(parser.parse(html, contentType, url));
  }

  /**
   * Extracts from a parsed page. Main text found in the data of its scripts has the label {@value
   * #SOURCE}{@code =script} and no confidence: no method has learned how sure it is of such text.
   */
  public ExtractedPage extract(ParsedPage parsed) {
    PageModel page = PageModelBuilder.build(parsed);
    Extraction extraction = extractor.extract(page);
    if (parsed.textFromScripts() && !extraction.mainText().isEmpty()) {
      extraction = extraction.with().withoutConfidence().label(SOURCE, "script").build();
    }
    String title = TitleExtractor.extract(page);
    return ExtractedPage.of(method, extraction, page, title, BodyRenderer.render(page, extraction));
  }

  /**
   * Learns from an extracted page that was accepted, for the pages after it. Does nothing unless
   * the method {@linkplain #learns() learns}.
   *
   * @param page a page that this extractor extracted
   */
  public void learn(ExtractedPage page) {
    extractor.learn(page.page(), page.extraction());
  }

  /** Whether the method learns from the pages it is given by {@link #learn}. */
  public boolean learns() {
    return extractor.learns();
  }
}
