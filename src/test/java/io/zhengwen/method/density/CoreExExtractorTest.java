package io.zhengwen.method.density;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CoreExExtractorTest {
  private final CoreExExtractor coreEx = new CoreExExtractor(CoreExParams.DEFAULT);

  @Test
  void keepsOwnTextAndChildrenWithFewLinks() {
    // div: own text 2 and p, 11 words with 1 link ((11 - 1) / 11 = .909 > .9); ul, all links, is
    // out.
    // Its score is .99 * 12/13 + .01 * 13/15 = .9225. p keeps only its own ten words, the link is
    // out:
    // .99 * 10/10 + .01 * 10/15 = .9967.
    PageModel page =
        model(
            "<div>own text<p>one two three four five six seven eight nine ten <a>link</a></p>"
                + "<ul><li><a>a</a><li><a>b</a></ul></div>");
    assertThat(TextRenderer.render(page, coreEx.extract(page).mainText()))
        .isEqualTo("one two three four five six seven eight nine ten");
  }

  @Test
  void nodeScoresHigherThanItsChildrenWithoutLinks() {
    // div: .99 * 1 + .01 * 6/7 = .99857; each p: .99 + .01 * 3/7 = .99429.
    PageModel page = model("<div><p>a b c</p><p>d e f</p></div><ul><li><a>x</a></ul>");
    assertThat(TextRenderer.render(page, coreEx.extract(page).mainText()))
        .isEqualTo("a b c\nd e f");
    assertThat(coreEx.extract(page).explain().value()).isCloseTo(0.99857, within(1e-5));
  }

  @Test
  void cjkIsCountedByCharacter() {
    // div: 5 characters of 6; the link counts 1 whatever its length.
    PageModel page = model("<div><p>北京下雨了</p></div><p><a>相关新闻列表</a></p>");
    assertThat(coreEx.extract(page).explain().value()).isCloseTo(0.99833, within(1e-5));
  }

  @Test
  void parametersHaveRanges() {
    assertThatThrownBy(
            () -> Methods.create("coreex", Map.of("threshold", "1.5"), Resources.inMemory()))
        .hasMessageContaining("threshold")
        .hasMessageContaining("from 0 to 1");
  }
}
