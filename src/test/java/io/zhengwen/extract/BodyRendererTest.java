package io.zhengwen.extract;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModel;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BodyRendererTest {
  private static final PageModel PAGE =
      model("<nav>Menu</nav><p>The ferry does not run.</p><p>It is under repair.</p>");

  @Test
  void bodyIsSelectedByRulesIfTheMethodHasNone() {
    Extraction found = Extraction.of(Selection.empty()).build();
    assertThat(BodyRenderer.render(PAGE, found))
        .isEqualTo("The ferry does not run.\nIt is under repair.");
  }

  @Test
  void bodyOfTheMethodIsUsed() {
    Selection second = Selection.ofSubtree(PAGE, PAGE.size() - 1);
    Extraction found = Extraction.of(Selection.empty()).body(() -> Optional.of(second)).build();
    assertThat(BodyRenderer.render(PAGE, found)).isEqualTo("It is under repair.");
  }

  @Test
  void bodyOfCombinedContainsItsMainText() {
    PageModel page =
        model(
            "<nav><a>Home</a><a>News</a></nav><h1>Tides</h1>"
                + "<p>The harbour board met on Tuesday, and it agreed to dredge.</p>".repeat(6)
                + "<div><p>Posted by a reader</p></div><footer>Imprint and privacy</footer>");
    Extraction found = Methods.create("combined", Map.of(), Resources.inMemory()).extract(page);
    Selection main = found.mainText();
    Selection body = found.body().orElseThrow();
    assertThat(main.isEmpty()).isFalse();
    assertThat(main.minus(body).isEmpty()).isTrue();
  }
}
