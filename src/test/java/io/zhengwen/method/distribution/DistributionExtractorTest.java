package io.zhengwen.method.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.read.PageReader;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DistributionExtractorTest {
  private static final String TINY =
      "<body><p>one two three. four five</p><p>six seven</p><a>x y</a></body>";

  /** exp(-d^2/2)/sqrt(2 pi) at 1, 2 and 4. */
  private static final double G1 = 0.24197072451914337;

  private static final double G2 = 0.05399096651318806;
  private static final double G4 = 0.00013383022576488537;

  /** G(2, 0.5). */
  private static final double G2_LINK = 0.0002676604515297707;

  private static PageModel page(String html) {
    return PageModelBuilder.build(new PageReader(ParseLimits.DEFAULT).read(html, ""));
  }

  private static String extract(DistributionParams params, String html) {
    PageModel page = page(html);
    return TextRenderer.render(page, new DistributionExtractor(params).extract(page).mainText());
  }

  private static String extract(String html) {
    return extract(DistributionParams.DEFAULT, html);
  }

  private static DistributionParams params(boolean sentences, boolean siblings, boolean cap) {
    return new DistributionParams(10, 1, 0.5, sentences, siblings, cap, 6, 0);
  }

  private static DistributionWeights tiny(DistributionParams params) {
    return new DistributionWeights(page(TINY), params);
  }

  @Test
  void weightsFollowTheEquations() {
    // body 1, p 2, text 3, p 4, text 5, a 6, text 7: ids are these numbers less one.
    DistributionWeights w = tiny(DistributionParams.DEFAULT);
    double first = 3 + G1 * 2 + 2 + G1 * 3;
    assertThat(w.own(2)).isEqualTo(first, within(1e-12));
    assertThat(w.own(1)).isEqualTo(first, within(1e-12));
    assertThat(w.own(3)).isEqualTo(2, within(1e-12));
    assertThat(w.own(5)).isEqualTo(-2, within(1e-12));
    // The link is 4 places from the first paragraph: beyond 6 sigma.
    double weightOfFirst = first + 10 * G2 * 2;
    // 10 * (G(2, 1) * 6.21 - G(2, 0.5) * 2) = 3.35 is capped to own(3) = 2.
    double weightOfSecond = 2 + 2;
    double weightOfLink = -2 + 10 * (G4 * first + G2 * 2);
    assertThat(w.own(0)).isEqualTo(weightOfFirst + weightOfSecond + weightOfLink, within(1e-12));
  }

  @Test
  void everyTermCanBeDisabled() {
    assertThat(tiny(params(false, false, true)).own(0)).isEqualTo(5 + 2 - 2, within(1e-12));
    double first = 5 + 5 * G1;
    assertThat(tiny(params(true, false, true)).own(0)).isEqualTo(first + 2 - 2, within(1e-12));
    assertThat(tiny(params(false, true, false)).own(0))
        .isEqualTo(
            5 + 10 * G2 * 2 + 2 + 10 * (G2 * 5 - G2_LINK * 2) - 2 + 10 * (G4 * 5 + G2 * 2),
            within(1e-12));
  }

  @Test
  void whiteSpaceBetweenTagsWidensDistances() {
    DistributionWeights w =
        new DistributionWeights(
            page("<body><p>a b</p> <p>c d</p></body>"), params(true, true, false));
    double g3 = 0.0044318484119380075;
    assertThat(w.own(0)).isEqualTo(4 + 2 * 10 * 2 * g3, within(1e-12));
  }

  @Test
  void decimalPointsDoNotEndSentences() {
    Sentences s = new Sentences();
    s.split("It costs 3.5 euros. 他说：好。再见！ ... Really?");
    assertThat(IntStream.range(0, s.count()).map(s::length)).containsExactly(5, 3, 2, 1);
  }

  @Test
  void articleIsChosenAndTheNavigationIsNot() {
    assertThat(
            extract(
                "<ul><li><a href=/>Home page</a><li><a href=/n>All the news of today</a></ul>"
                    + "<div><h1>A quiet harbour</h1><p>Boats came in at dawn. Nobody spoke, and the tide"
                    + " went out again.</p><p>Later the market opened.</p></div>"
                    + "<form><label>Your name please</label><button>Send it now</button></form>"))
        .isEqualTo(
            "A quiet harbour\nBoats came in at dawn. Nobody spoke, and the tide went out again.\n"
                + "Later the market opened.");
  }

  @Test
  void pageOfLinksHasNoMainText() {
    assertThat(extract("<a href=1>one two three</a> <p><a href=2>four five</a></p>")).isEmpty();
    assertThat(extract("<label>name</label><button>send all of it</button>")).isEmpty();
  }

  @Test
  void pagesWithoutTextHaveNoMainText() {
    assertThat(extract("")).isEmpty();
    assertThat(extract("<script>var text = 'a b c d';</script>")).isEmpty();
    assertThat(extract("<p>... --- !!!</p>")).isEmpty();
  }

  @Test
  void deepPageIsExtracted() {
    String html = "<div>".repeat(400) + "<p>at the bottom of it all</p>" + "<a>up</a>".repeat(3);
    assertThat(extract(html)).isEqualTo("at the bottom of it all");
  }

  @Test
  void nodesOfNearlyTheSameWeightAreReturnedIfEnabled() {
    String links =
        IntStream.range(0, 12)
            .mapToObj(i -> "<li><a href=" + i + ">a link of several words</a>")
            .collect(Collectors.joining());
    String one = "The first text has a dozen words, as many as it needs here.";
    String two = "The second text has eleven words, as many as it needs.";
    String html =
        "<div><p>" + one + "</p></div><ul>" + links + "</ul><div><p>" + two + "</p></div>";
    assertThat(extract(html)).isEqualTo(one);
    assertThat(extract(new DistributionParams(10, 1, 0.5, true, true, true, 6, 0.8), html))
        .isEqualTo(one + "\n" + two);
  }

  @Test
  void explanationNamesTheChosenNode() {
    PageModel page = page(TINY);
    assertThat(
            new DistributionExtractor(DistributionParams.DEFAULT)
                .extract(page)
                .explain()
                .toString())
        .contains("body")
        .contains("9.00000 = its words");
  }
}
