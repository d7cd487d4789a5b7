package io.zhengwen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.extract.markup.RenderOptions;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.read.NotHtmlException;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.registry.Resources;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class ContentExtractorTest {
  private static final String PDF =
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R >> endobj
      4 0 obj << /Length 68 >> stream
      BT /F1 12 Tf 72 720 Td (The harbour board met on Tuesday evening, and decided.) Tj ET
      endstream endobj
      trailer << /Root 1 0 R >>
      %%EOF
      """;

  private static final String PAGE =
      "<title>Harbour news</title><h1>Harbour news</h1><p>"
          + "The harbour board met on Tuesday evening, and decided to open the bridge. ".repeat(8);

  private final ContentExtractor extractor = ContentExtractor.create();

  @Test
  void pdfIsRefused() {
    byte[] pdf = PDF.getBytes(StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> extractor.extract(pdf, "application/pdf", "http://example.org/a.pdf"))
        .isInstanceOf(NotHtmlException.class)
        .hasMessage("not HTML: application/pdf");
    assertThatThrownBy(() -> extractor.extract(pdf, null, null))
        .isInstanceOf(NotHtmlException.class)
        .hasMessage("not HTML: PDF");
    assertThatThrownBy(() -> extractor.extract(PDF, null))
        .isInstanceOf(NotHtmlException.class)
        .hasMessage("not HTML: PDF");
  }

  @Test
  void bytesAndCharactersGiveTheSamePage() {
    ExtractedPage page = extractor.extract(PAGE, "http://example.org/");
    assertThat(page.title()).isEqualTo("Harbour news");
    assertThat(page.metadata().title().orElseThrow().value()).isEqualTo("Harbour news");
    assertThat(page.content()).contains("The harbour board met");
    ExtractedPage ofBytes =
        extractor.extract(PAGE.getBytes(StandardCharsets.UTF_8), "text/html", "");
    assertThat(ofBytes.content()).isEqualTo(page.content());
    assertThat(ofBytes.metadata()).isEqualTo(page.metadata()).hasSameHashCodeAs(page.metadata());
  }

  @Test
  void missingPartsAreEmpty() {
    ExtractedPage page = extractor.extract(PAGE, "");
    assertThat(page.comments()).isEmpty();
    assertThat(page.records()).isEmpty();
  }

  @Test
  void toStringIsOneLine() {
    ExtractedPage page = extractor.extract(PAGE, "http://example.org/");
    assertThat(page)
        .hasToString(
            "ExtractedPage[url=http://example.org/, title=Harbour news, method=combined, "
                + page.content().length()
                + " characters of main text]");
  }

  @Test
  void parametersAreSetByName() {
    assertThat(ContentExtractor.of("fulltext", Map.of()))
        .hasToString("ContentExtractor[method=fulltext]");
    assertThatThrownBy(() -> ContentExtractor.of("combined", Map.of("favor", "much")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("favor");
    assertThatThrownBy(() -> ContentExtractor.of("combined", null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the parameters must not be null");
  }

  @Test
  void nullIsRefused() {
    assertThatThrownBy(() -> extractor.extract((String) null, ""))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the page's HTML must not be null");
    assertThatThrownBy(() -> extractor.extract(null, "text/html", ""))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the page's bytes must not be null");
    assertThatThrownBy(() -> extractor.extract(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the parsed page must not be null");
    ParsedPage parsed = new PageReader().read(PAGE, "");
    assertThatThrownBy(() -> parsed.withUrl(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the address must not be null");
    assertThatThrownBy(() -> extractor.learn(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the page must not be null");
  }

  @Test
  void nullIsRefusedWhenAnExtractorIsCreated() {
    Map<String, String> none = Map.of();
    Resources resources = Resources.inMemory();
    assertThatThrownBy(() -> ContentExtractor.of(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the method must not be null");
    assertThatThrownBy(() -> new ContentExtractor("density", null, ParseLimits.DEFAULT, resources))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the parameters must not be null");
    assertThatThrownBy(() -> new ContentExtractor("density", none, null, resources))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the limits must not be null");
    assertThatThrownBy(() -> new ContentExtractor("density", none, ParseLimits.DEFAULT, null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the resources must not be null");
    assertThatThrownBy(() -> Resources.builder().templateStore(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the template store must not be null");
    assertThatThrownBy(() -> new ParseLimits(1, 1, 8, null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("overflow must not be null");
  }

  @Test
  void nullIsNoOptionsOfRenderings() {
    ExtractedPage page = extractor.extract(PAGE, "");
    List<Consumer<RenderOptions>> renderings =
        List.of(page::contentHtml, page::contentMarkdown, page::tei);
    assertThat(renderings)
        .allSatisfy(
            rendering ->
                assertThatThrownBy(() -> rendering.accept(null))
                    .isInstanceOf(NullPointerException.class)
                    .hasMessage("the options must not be null"));
  }
}
