package consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zhengwen.ContentExtractor;
import io.zhengwen.ExtractedPage;
import io.zhengwen.extract.markup.RenderOptions;
import io.zhengwen.registry.Method;
import io.zhengwen.registry.Methods;
import java.nio.charset.Charset;
import org.junit.jupiter.api.Test;

/** What a program can do that has nothing but Zhengwen's coordinates. */
class ConsumerTest {
  private static final String SENTENCE =
      "The harbour board met on Tuesday evening, and decided to open the bridge. ";
  private static final String PAGE =
      "<title>Harbour news</title><script type='application/ld+json'>{\"headline\": \"Harbour news\"}</script>"
          + "<nav><a href=/>Home</a> <a href=/s>Sports</a></nav><h1>Harbour news</h1><p>"
          + SENTENCE.repeat(4)
          + "<p>"
          + SENTENCE.repeat(4);

  @Test
  void neitherSolrNorLuceneIsHere() {
    for (String name : new String[] {"org.apache.solr.core.SolrCore", "org.apache.lucene.analysis.Analyzer"}) {
      assertThrows(ClassNotFoundException.class, () -> Class.forName(name));
    }
  }

  @Test
  void everyMethodButSvmExtracts() {
    for (Method method : Methods.all()) {
      if (!method.name().equals("svm")) {
        ExtractedPage page = ContentExtractor.of(method.name()).extract(PAGE, "https://example.org/1");
        assertEquals("Harbour news", page.title());
        assertFalse(page.body().isEmpty(), method.name());
      }
    }
  }

  @Test
  void svmSaysWhatItNeeds() {
    RuntimeException e = assertThrows(RuntimeException.class, () -> ContentExtractor.of("svm"));
    assertTrue(e.getMessage().contains("lucene-analysis-smartcn"), e.getMessage());
  }

  @Test
  void renderingsBytesAndSiteTemplatesWork() {
    ContentExtractor extractor = ContentExtractor.of("combined+sitetemplate");
    byte[] bytes = PAGE.replace("Harbour", "\u6e2f\u53e3").getBytes(Charset.forName("GB18030"));
    ExtractedPage page = extractor.extract(bytes, "text/html; charset=gb2312", "https://example.org/1");
    assertTrue(page.title().startsWith("\u6e2f\u53e3"));
    assertTrue(page.contentHtml().contains("<p>"));
    assertTrue(page.contentMarkdown().contains("The harbour board"));
    assertTrue(page.tei(RenderOptions.DEFAULT).contains("<teiHeader>"));
    assertFalse(page.passages(200).isEmpty());
  }
}
