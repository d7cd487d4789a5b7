package io.zhengwen.method.density;

import static io.zhengwen.Pages.byId;
import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;

/** Expected values are computed by hand from equations 5 and 6 of Sun, Song, Liao 2011. */
class CompositeTextDensityTest {
  private static final String PAGE =
      "<div id=n><a id=a href=/>home</a></div>"
          + "<div id=c><p id=p1>aaaaaaaaaa</p><p id=p2>bbbbbbbbbbbbbbbbbbbb</p></div>";

  private final PageModel page = model(PAGE);
  private final CompositeTextDensity densities = new CompositeTextDensity(page);

  @Test
  void densityOfEveryElement() {
    assertThat(densities.density(byId(page, "p1"))).isCloseTo(49.77718, within(1e-4));
    assertThat(densities.density(byId(page, "p2"))).isCloseTo(101.59114, within(1e-4));
    assertThat(densities.density(byId(page, "c"))).isCloseTo(89.86158, within(1e-4));
    assertThat(densities.density(byId(page, "n"))).isZero();
    assertThat(densities.density(0)).isCloseTo(23.51100, within(1e-4));
  }

  @Test
  void densitySumAddsTheChildren() {
    assertThat(densities.densitySum(byId(page, "c"))).isCloseTo(151.36832, within(1e-4));
    assertThat(densities.densitySum(0)).isCloseTo(89.86158, within(1e-4));
    assertThat(densities.densitySum(byId(page, "p1")))
        .isEqualTo(densities.density(byId(page, "p1")));
    assertThat(densities.best(0)).isEqualTo(byId(page, "c"));
  }

  @Test
  void ownTextIsPartOfTheSumOnAPageWithoutLinks() {
    PageModel noLinks = model("<div id=d>aaaaaaaaaa<b>bbbbb</b></div>");
    double sum = new CompositeTextDensity(noLinks).densitySum(byId(noLinks, "d"));
    assertThat(sum).isCloseTo(108.45559, within(1e-4));
  }

  @Test
  void linkElementsIncludeElementsThatContainOnlyLinks() {
    PageModel links = model("<div id=n><a>ab</a></div><div id=m>c<a>d</a><button>e</button></div>");
    LinkMeasures measures = new LinkMeasures(links);
    assertThat(measures.tags(byId(links, "n"))).isEqualTo(1);
    assertThat(measures.tags(byId(links, "m"))).isEqualTo(2);
    assertThat(measures.tags(0)).isEqualTo(4);
    assertThat(measures.chars(0)).isEqualTo(4);
  }

  @Test
  void cetdKeepsTheDenseRegion() {
    Extractor cetd = new CetdExtractor();
    assertThat(TextRenderer.render(page, cetd.extract(page).mainText()))
        .isEqualTo("aaaaaaaaaa\nbbbbbbbbbbbbbbbbbbbb");
    assertThat(cetd.extract(page).explain().toString()).contains("body > div#c");
  }
}
