package io.zhengwen.wrapper.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ElementSelectorTest {
  private static final PageModel PAGE =
      PageModelBuilder.build(
          new PageReader()
              .read(
                  """
                  <body class="page">
                  <div id="Main" class="Row row\tbig"><p class="price">1<p class="price old price">2</div>
                  <div class="row"><b class="Price">3</b><iframe class="player" src="a"></iframe></div>
                  <p>4<span>5</span>
                  """,
                  ""));

  private static List<Element> selected(String css, Scope scope) {
    return new ElementSelector(css).select(scope);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "p",
        "P.price",
        ".price",
        ".PRICE",
        ".old",
        ".row",
        "#Main",
        "#main",
        "#Main > p",
        "div.row b",
        "body",
        ".page > .row",
        "body > div:nth-child(2) > b",
        ".player",
        "p, b",
        "[src]",
        ".missing",
        "div p ~ p",
        "*"
      })
  void elementsAreThoseThatJsoupSelects(String css) {
    Scope whole = Scope.of(new PageTexts(PAGE));
    assertThat(selected(css, whole)).isEqualTo(PAGE.document().body().select(css));
    for (int i = 0; i < PAGE.size(); i++) {
      if (!PAGE.isText(i)) {
        Scope part = new Scope(whole.texts(), i);
        assertThat(selected(css, part)).isEqualTo(part.element(i).select(css));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "div.preço-atual",
        "DIV.Preço-Atual",
        "div.a价格",
        ".价格",
        "div#größe",
        "#größe",
        "div.a价格:nth-child(2)",
        "p.İx",
        "größe-x"
      })
  void namesMayHaveLettersBeyondAscii(String css) {
    PageModel page =
        PageModelBuilder.build(
            new PageReader()
                .read(
                    """
                    <div class="preço-atual">1</div><div class="a价格 价格">2</div>
                    <div id="größe">3</div><p class="İx">4</p>
                    """,
                    ""));
    assertThat(selected(css, Scope.of(new PageTexts(page))))
        .isEqualTo(page.document().body().select(css));
  }

  @Test
  void whatIsNoSelectorIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ElementSelector("p["))
        .withMessageContaining("p[");
  }
}
