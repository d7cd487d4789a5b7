package io.zhengwen.extract;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;

class BoilerplateFilterTest {
  private static final String TEXT =
      "<p>The harbour board met on Tuesday and agreed to dredge the northern channel before winter.</p>";

  private static String body(String html) {
    PageModel page = model(html);
    return TextRenderer.render(page, BoilerplateFilter.select(page));
  }

  private static final String KEPT =
      "The harbour board met on Tuesday and agreed to dredge the northern channel before winter.";

  @Test
  void dropsRegionsByElement() {
    assertThat(
            body(
                "<header>Gazette</header><nav>Home</nav>"
                    + TEXT
                    + "<aside>Teaser</aside><form>Mail <button>Go</button></form><footer>Imprint</footer>"))
        .isEqualTo(KEPT);
  }

  @Test
  void dropsRegionsByRoleClassAndId() {
    assertThat(
            body(
                "<div role=navigation>Home</div>"
                    + TEXT
                    + "<div class='post-share x'>Tweet</div><div id=cookieBanner>We use cookies</div>"
                    + "<div class=relatedPosts>More</div>"))
        .isEqualTo(KEPT);
  }

  @Test
  void dropsMenusByShape() {
    assertThat(
            body(
                "<ul><li><a>Home</a><li><a>Sport</a><li><a>Business</a><li><a>Weather</a></ul>"
                    + TEXT))
        .isEqualTo(KEPT);
  }

  @Test
  void keepsTheHeaderOfAnArticle() {
    assertThat(body("<article><header><h1>Dredging</h1></header>" + TEXT + "</article>"))
        .isEqualTo("Dredging\n" + KEPT);
  }

  @Test
  void keepsRegionsThatHoldMostOfTheText() {
    assertThat(body("<form class=has-sidebar>" + TEXT + "</form>")).isEqualTo(KEPT);
  }

  @Test
  void keepsHeadlineLists() {
    assertThat(
            body(
                TEXT
                    + "<ul><li><a>Council votes for a new bridge over the river</a>"
                    + "<li><a>School opens its doors after two years of work</a>"
                    + "<li><a>Rain ends the longest drought in thirty years</a>"
                    + "<li><a>Library lends tools and seeds from next spring</a></ul>"))
        .contains("- Rain ends the longest drought");
  }

  @Test
  void hiddenTextIsNotPartOfTheBody() {
    assertThat(body(TEXT + "<p style='display:none'>keyword</p>")).isEqualTo(KEPT);
  }

  @Test
  void emptyPageHasAnEmptyBody() {
    assertThat(body("")).isEmpty();
  }
}
