package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.ContentExtractor;
import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import java.util.Map;
import org.junit.jupiter.api.Test;

class IncludeTest {
  /** Blocks: 0 menu, 1 headline, 2 byline, 3 standfirst, 4 text, 5 a date below it. */
  private static final String HTML =
      "<title>Lamps are red - Lamp News</title><ul><li>Lamp News</ul><h1>Lamps are red</h1>"
          + "<div class=byline>By Ann Lee</div><p>So it is said.<p>"
          + "word ".repeat(30)
          + "<div class=date>1 May</div>";

  private static boolean[] applied(String html, Include include, boolean... kept) {
    PageModel page = model(html);
    include.apply(page, new BlockPage(page, 100), kept);
    return kept;
  }

  private static boolean[] applied(Include include, boolean... kept) {
    return applied(HTML, include, kept);
  }

  @Test
  void learnedChangesNothing() {
    assertThat(applied(Include.LEARNED, false, true, false, true, true, true))
        .containsExactly(false, true, false, true, true, true);
  }

  @Test
  void headlineAndBylineAreAddedOrTakenAway() {
    assertThat(applied(Include.NEITHER, false, true, true, true, true, true))
        .containsExactly(false, false, false, true, true, true);
    assertThat(applied(Include.HEADLINE, false, false, true, true, true, false))
        .containsExactly(false, true, false, true, true, false);
    assertThat(applied(Include.BYLINE, false, true, false, true, true, false))
        .containsExactly(false, false, true, true, true, false);
    assertThat(applied(Include.BOTH, false, false, false, true, true, false))
        .containsExactly(false, true, true, true, true, false);
  }

  @Test
  void nothingIsAddedToAPageWithoutText() {
    assertThat(applied(Include.BOTH, false, false, false, false, false, false)).containsOnly(false);
  }

  /** The first h1 is the site's name, the page's title is the second. */
  @Test
  void theHeadlineIsThePagesTitle() {
    String html =
        "<title>Who owns a lamp - The Book of Lamps</title><h1>The Book of Lamps</h1>"
            + "<h1>Who owns a lamp</h1><p>"
            + "word ".repeat(30);
    assertThat(applied(html, Include.HEADLINE, false, false, true))
        .containsExactly(false, true, true);
    assertThat(applied(html, Include.NEITHER, true, true, true)).containsExactly(true, false, true);
  }

  @Test
  void theTextMayBeShort() {
    String html = "<title>Closed</title><h1>Closed today</h1><p>We open on Monday.</p>";
    assertThat(applied(html, Include.HEADLINE, false, true)).containsExactly(true, true);
    assertThat(applied(html, Include.NEITHER, true, true)).containsExactly(false, true);
  }

  @Test
  void whatStandsAboveTheTextIsAsTheParameterSays() {
    String sentence = "The council met on Tuesday evening, and decided to buy forty new lamps. ";
    String html =
        "<title>Forty lamps for the quay</title><article><h1>Forty lamps for the quay</h1>"
            + "<div class=byline>By Ann Lee</div><p>"
            + sentence.repeat(4)
            + "<h2>What it costs</h2><p>"
            + sentence.repeat(4)
            + "</article>";
    String text = "What it costs";
    assertThat(extracted("neither", html)).startsWith("The council").contains(text);
    assertThat(extracted("headline", html)).startsWith("Forty lamps for the quay\nThe council");
    assertThat(extracted("byline", html)).startsWith("By Ann Lee\nThe council");
    assertThat(extracted("headline,byline", html))
        .startsWith("Forty lamps for the quay\nBy Ann Lee\nThe council")
        .contains(text);
  }

  private static String extracted(String include, String html) {
    return ContentExtractor.of("combined", Map.of("include", include))
        .extract(html, "https://lamps.example/quay")
        .content();
  }
}
