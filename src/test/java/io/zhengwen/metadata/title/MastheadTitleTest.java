package io.zhengwen.metadata.title;

import static io.zhengwen.metadata.title.Titles.title;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Titles of pages whose first heading names the book, the section or the site that they are in. */
class MastheadTitleTest {
  private static final String URL = "https://docs.example.org/kite/2/tuning.html";

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Tuning — Kite 2.1 documentation; <h1>Kite 2.1 documentation</h1><h1>Tuning</h1>",
        "Tuning | Kite v2.1 Documentation; <h1>Kite v2.1 documentation</h1><h2>Tuning</h2>",
        "Tuning - The Book of Kites; <h1>Tuning</h1><h1>The Book of Kites</h1>",
        "Tuning - The Book of Kites; <h1>The Book of Kites</h1><h3>Tuning</h3>",
        "Tuning - Manual - Kites - a small and friendly kite; <h1>Manual</h1><h2>Tuning</h2>",
      })
  void whatTheDocumentTitleEndsInIsNotThePage(String document, String headings) {
    assertThat(title(URL, "<title>" + document + "</title>" + headings)).isEqualTo("Tuning");
  }

  @Test
  void theAddressSaysWhichHeadingIsThePage() {
    String page =
        "<title>Strings - How to tune a kite</title><h1>How to tune a kite</h1><h2>Strings</h2>";
    assertThat(title("https://example.org/questions/7/how-to-tune-a-kite", page))
        .isEqualTo("How to tune a kite");
    assertThat(title("https://example.org/questions/7", page)).isEqualTo("Strings");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // The site's name may come first.
        "<title>Kite Lab - Tuning in winter</title><meta property=og:site_name content='Kite Lab'>"
            + "<h1>Tuning in winter</h1><h2>Kite Lab</h2>",
        // A section above the headline does not stand behind it.
        "<title>News - Tuning in winter</title><h2>News</h2><h1>Tuning in winter</h1>",
        "<title>News - Tuning in winter</title><h1>Tuning in winter</h1>"
      })
  void aHeadlineMayComeLast(String page) {
    assertThat(title("https://example.org/7", page)).isEqualTo("Tuning in winter");
  }

  @ParameterizedTest
  @CsvSource({
    "../index.html, Tuning",
    "/kite/, Tuning",
    "/kite/index.php, Tuning",
    "/kite/2/index.html, Tuning",
    "/other/index.html, Kite 2.1 documentation"
  })
  void aHeadingThatLeadsToTheIndexAboveIsNotThePage(String href, String found) {
    assertThat(
            title(
                URL,
                "<title>Tuning — Kite 2.1 documentation</title><h1><a href="
                    + href
                    + ">Kite 2.1 documentation</a></h1><p>text</p>"))
        .isEqualTo(found);
  }

  @Test
  void aPageWithoutTitlesIsNamedByItsOnlySecondHeadingAboveOthers() {
    assertThat(Titles.found("", "<h2>Kite</h2><h3>Strings</h3><h2>Kite</h2>").title())
        .hasValueSatisfying(
            found -> {
              assertThat(found.value()).isEqualTo("Kite");
              assertThat(found.confidence()).isEqualTo(0.3);
            });
    assertThat(title("", "<h2>Recent</h2><h2>Kite</h2>")).isEmpty();
    assertThat(title("", "<h3>Example</h3><h2>Kite</h2>")).isEmpty();
    assertThat(title("", "<h2>Kite</h2><h1>Kite strings</h1>")).isEqualTo("Kite strings");
  }

  @Test
  void aChapterThatLeadsToItsBookKeepsItsTitle() {
    String head =
        "<title>Tuning · Kite Lab</title><div><h1><i></i> <a href=.>Tuning</a></h1></div>";
    String page = head + "<h1 id=tuning>Tuning</h1><h1>Nothing found for <b></b></h1>";
    assertThat(title("https://docs.example.org/winds.html", page)).isEqualTo("Tuning");
  }
}
