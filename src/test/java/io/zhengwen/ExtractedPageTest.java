package io.zhengwen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Selection;
import io.zhengwen.extract.markup.RenderOptions;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ExtractedPageTest {
  private static final String SENTENCE =
      "The harbour board met on Tuesday evening, and decided to open the bridge. ";

  private static final String PAGE =
      "<title>Harbour news</title><nav><a href=/>Home</a></nav><article><h1>Harbour news</h1><p>"
          + SENTENCE.repeat(6)
          + "<a href=/more>More</a> <img src=q.png alt=Quay><p>"
          + SENTENCE.repeat(6)
          + "</article>";

  private final ContentExtractor extractor = ContentExtractor.create();

  @Test
  void holdsNeitherTreeNorModel() throws Exception {
    ExtractedPage page = extractor.extract(PAGE, "https://example.org/");
    assertThat(reachable(page))
        .hasSizeGreaterThan(20)
        .noneMatch(object -> object.getClass().getName().startsWith("org.jsoup."))
        .noneMatch(object -> object instanceof PageModel);
    assertThat(reachable(extractor.analyze(new PageReader().read(PAGE, ""))))
        .anyMatch(object -> object instanceof PageModel);
  }

  @Test
  void whatAnAnalysisGivesOnDemandIsReadFromTheTreeWhenItIsAskedFor() throws Exception {
    PageAnalysis analysis = extractor.analyze(new PageReader().read(PAGE, "https://example.org/"));
    ExtractedPage page = analysis.onDemand();
    assertThat(page.content()).startsWith("The harbour board");
    assertThat(reachable(page)).anyMatch(object -> object instanceof PageModel);
    assertThat(page.contentHtml()).contains("<a href=\"https://example.org/more\">More</a>");
    assertThat(reachable(analysis.result())).noneMatch(object -> object instanceof PageModel);
    assertThat(page.body()).contains("The harbour board");
  }

  @Test
  void holdsNoAddressThatIsTooLongToBeShown() throws Exception {
    String endless = "x".repeat(100_000);
    String html =
        PAGE.replace("href=/more", "href=/more?" + endless).replace("q.png", "q.png?" + endless);
    ExtractedPage page = extractor.extract(html, "https://example.org/");
    assertThat(page.contentHtml()).contains("More", "Quay").doesNotContain(endless);
    assertThat(reachable(page))
        .filteredOn(object -> object instanceof String)
        .allSatisfy(text -> assertThat((String) text).hasSizeLessThan(5000));
  }

  /** The objects that one holds, as far as they are ours, arrays or collections. */
  private static Set<Object> reachable(Object root) throws IllegalAccessException {
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      Object object = open.pop();
      if (!seen.add(object)) {
        continue;
      }
      if (object instanceof Object[] array) {
        push(open, Arrays.asList(array));
      } else if (object instanceof Collection<?> many) {
        push(open, many);
      } else if (object instanceof Map<?, ?> map) {
        push(open, map.keySet());
        push(open, map.values());
      } else if (object instanceof Optional<?> one) {
        one.ifPresent(open::push);
      } else if (object.getClass().getName().startsWith("io.zhengwen.")
          && !object.getClass().isEnum()) {
        for (Field field : object.getClass().getDeclaredFields()) {
          if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
            field.setAccessible(true);
            push(open, Collections.singleton(field.get(object)));
          }
        }
      }
    }
    return seen;
  }

  private static void push(Deque<Object> open, Collection<?> objects) {
    objects.stream().filter(object -> object != null).forEach(open::push);
  }

  @Test
  void rendersStructureLinksAndImages() {
    ExtractedPage page = extractor.extract(PAGE, "https://example.org/");
    assertThat(page.contentHtml())
        .contains("<a href=\"https://example.org/more\">More</a>")
        .contains("<img src=\"https://example.org/q.png\" alt=\"Quay\">");
    assertThat(page.contentMarkdown(RenderOptions.DEFAULT.withoutLinks().withoutImages()))
        .contains("More")
        .doesNotContain("](");
    assertThat(page.tei(RenderOptions.DEFAULT))
        .contains(
            "<title>Harbour news</title>", "<ref target=\"https://example.org/more\">More</ref>");
  }

  @Test
  void commentsInListsAreParagraphsWithoutMarks() {
    PageModel model =
        PageModelBuilder.build(new PageReader().read("<p>a<ul><li>- typed<li>b</ul>", ""));
    Selection comments = Selection.ofSubtree(model, 3);
    Extraction extraction =
        Extraction.of(Selection.ofSubtree(model, 0).minus(comments)).comments(comments).build();
    ExtractedPage page = new ExtractedPage("combined", model, extraction);
    RenderOptions options = RenderOptions.DEFAULT.withComments();
    assertThat(page.comments()).isEqualTo("- - typed\n- b");
    assertThat(page.contentHtml(options))
        .isEqualTo("<p>a</p>\n<section>\n<p>- typed</p>\n<p>b</p>\n</section>");
    assertThat(page.contentMarkdown(options)).isEqualTo("a\n\n---\n\n\\- typed\n\nb");
    assertThat(page.tei(options)).contains("<p>- typed</p>\n<p>b</p>");
  }

  @Test
  void passagesAreThoseOfTheContent() {
    ExtractedPage page = extractor.extract(PAGE, "");
    assertThat(page.passages(300))
        .hasSizeGreaterThan(2)
        .allMatch(p -> p.text().equals(page.content().substring(p.start(), p.end())));
    assertThatThrownBy(() -> page.passages(0)).hasMessageContaining("must be from 50 to 30000");
  }

  @Test
  void toStringIsShort() {
    ExtractedPage page =
        extractor.extract(PAGE.replace("Harbour news", "x".repeat(5000)), "u".repeat(5000));
    assertThat(page.toString()).hasSizeLessThan(300).doesNotContain("\n");
  }
}
