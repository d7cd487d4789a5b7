package io.zhengwen.method.density;

import static io.zhengwen.Pages.byId;
import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;

class SceddExtractorTest {
  private static final Extractor SCEDD = new SceddExtractor(SceddParams.DEFAULT);

  private static String text(Extractor extractor, String html) {
    PageModel page = model(html);
    return TextRenderer.render(page, extractor.extract(page).mainText());
  }

  @Test
  void linesCountBlockLevelElementsAndLinksWeighLittle() {
    // body 1, div 2, p 3; 20 characters outside links and 10 inside: (20 + .1 * 10) / 1 element.
    PageModel page = model("<div><p id=p>aaaaaaaaaaaaaaaaaaaa<a id=a>bbbbbbbbbb</a></p></div>");
    SceddMeasures measures = new SceddMeasures(page, 0.1);
    assertThat(measures.line(byId(page, "p"))).isEqualTo(3);
    assertThat(measures.lineSum()).isEqualTo(3);
    assertThat(measures.density(byId(page, "p"))).isCloseTo(21, within(1e-9));
    assertThat(measures.density(byId(page, "a"))).isCloseTo(1, within(1e-9));
    assertThat(measures.density(0)).isCloseTo(21 / 3.0, within(1e-9));
  }

  private static final String NAVIGATION = "<div><a>Home</a></div>".repeat(10);

  @Test
  void copyrightLineBelowTheValidRangeIsDiscarded() {
    String page =
        NAVIGATION
            + "<div><p>Swans return to the lake.</p></div>"
            + "<div><a>More</a></div>".repeat(9)
            + "<div>Copyright of everything on this page and on all the others</div>";
    assertThat(text(SCEDD, page)).isEqualTo("Swans return to the lake.");
  }

  @Test
  void textBeforeTheTitleIsNotACandidate() {
    String page =
        "<title>Swans return - Gazette</title><div>A long welcome that is denser than the text itself</div>"
            + NAVIGATION
            + "<h1>Swans return</h1><div><p>They came at dawn.</p></div>"
            + NAVIGATION;
    assertThat(text(SCEDD, page)).isEqualTo("They came at dawn.");
  }

  @Test
  void neighboursAsDenseAsTheThresholdAreKept() {
    String page =
        NAVIGATION
            + "<div><p>They came at dawn and stayed.</p><p>Nobody slept.</p></div>"
            + NAVIGATION;
    assertThat(text(SCEDD, page)).isEqualTo("They came at dawn and stayed.\nNobody slept.");
  }

  @Test
  void proposalsOfTheAuthorsChangeTheChoice() {
    String page =
        "<title>Swans return - Gazette</title><h1>Swans return</h1>"
            + "<div><div><div><p>They came at dawn.</p></div></div></div>"
            + NAVIGATION
            + "<div>Readers say: this is the best page</div>"
            + NAVIGATION;
    assertThat(text(SCEDD, page)).contains("Readers say");
    Extractor nearTitle = new SceddExtractor(new SceddParams(0.05, 0.95, 5, 0.1, 5, 0));
    assertThat(text(nearTitle, page)).isEqualTo("They came at dawn.");
    Extractor deep = new SceddExtractor(new SceddParams(0.05, 0.95, 5, 0.1, 0, 5));
    assertThat(text(deep, page)).isEqualTo("They came at dawn.");
  }

  @Test
  void validRangeMustNotBeEmpty() {
    assertThatThrownBy(() -> new SceddParams(0.9, 0.5, 5, 0.1, 0, 0))
        .hasMessageContaining("topCoef");
  }
}
