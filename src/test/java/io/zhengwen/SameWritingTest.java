package io.zhengwen;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.extract.markup.RenderOptions;
import io.zhengwen.page.read.PageText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pages of the test corpus, written in another way that means the same, are read the same. */
class SameWritingTest {
  /** Every so many pages are read. */
  private static final int STEP = 4;

  private static final ContentExtractor EXTRACTOR = ContentExtractor.create();
  private static final List<LabelledPage> PAGES =
      Corpus.read(Path.of("test-corpus").toAbsolutePath()).pages();

  private static List<LabelledPage> pages() {
    return IntStream.range(0, PAGES.size())
        .filter(i -> i % STEP == 0)
        .mapToObj(PAGES::get)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void charactersInAnotherWriting(LabelledPage page) throws IOException {
    String html = PageText.of(page.bytes(), null).html();
    ExtractedPage read = EXTRACTOR.extract(html, page.url());
    Map<String, UnaryOperator<String>> writings =
        Map.of(
            "carriage returns", s -> s.replace("\n", "\r"),
            "both", s -> s.replace("\n", "\r\n"),
            "byte order mark", s -> "\uFEFF" + s,
            "end", s -> s + "\n<!-- cached -->\0\0\n");
    writings.forEach((name, writing) -> assertSame(name, writing.apply(html), page, read));
    byte[] wide = ("\uFEFF" + html).getBytes(StandardCharsets.UTF_16BE);
    assertSame("UTF-16", EXTRACTOR.extract(wide, null, page.url()), read);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void elementsInAnotherWriting(LabelledPage page) throws IOException {
    String html = PageText.of(page.bytes(), null).html();
    ExtractedPage read = EXTRACTOR.extract(written(html, document -> {}), page.url());
    Map<String, Consumer<Document>> writings =
        Map.of(
            "references", document -> document.outputSettings().charset("US-ASCII"),
            "attributes", SameWritingTest::reverseAttributes,
            "comments", SameWritingTest::addComments);
    writings.forEach((name, change) -> assertSame(name, written(html, change), page, read));
  }

  private static String written(String html, Consumer<Document> change) {
    Document document = Jsoup.parse(html);
    document.outputSettings().prettyPrint(false);
    change.accept(document);
    return document.outerHtml();
  }

  private static void reverseAttributes(Document document) {
    for (Element element : document.getAllElements()) {
      List<Attribute> attributes = new ArrayList<>(element.attributes().asList());
      Collections.reverse(attributes);
      element.clearAttributes();
      attributes.forEach(a -> element.attributes().put(a.getKey(), a.getValue()));
    }
  }

  private static void addComments(Document document) {
    for (Element element : document.body().select("p, div, li, h1, h2, h3, a, span, img")) {
      element.before(new Comment(" <p> "));
      element.after(new Comment(""));
    }
  }

  private static void assertSame(String name, String html, LabelledPage page, ExtractedPage read) {
    assertSame(name, EXTRACTOR.extract(html, page.url()), read);
  }

  private static void assertSame(String name, ExtractedPage other, ExtractedPage read) {
    assertThat(other.title()).as(name).isEqualTo(read.title());
    assertThat(other.content()).as(name).isEqualTo(read.content());
    assertThat(other.metadata()).as(name).isEqualTo(read.metadata());
    assertThat(other.records()).as(name).isEqualTo(read.records());
    RenderOptions options = RenderOptions.DEFAULT.withComments();
    assertThat(other.contentMarkdown(options)).as(name).isEqualTo(read.contentMarkdown(options));
  }
}
