package io.zhengwen.method.sitetemplate;

import static io.zhengwen.method.sitetemplate.SitePages.FOOTER;
import static io.zhengwen.method.sitetemplate.SitePages.MENU;
import static io.zhengwen.method.sitetemplate.SitePages.model;
import static io.zhengwen.method.sitetemplate.SitePages.page;
import static io.zhengwen.method.sitetemplate.SitePages.sentence;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.zhengwen.extract.Selection;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import io.zhengwen.store.StoredTemplate;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SiteLibrariesTest extends LibrariesInMemory {
  private String templates(PageModel page) {
    return TextRenderer.render(page, libraries.templates(page).removed(page, Selection.empty()));
  }

  @Test
  void recurringTextsOfTenPagesBecomeTemplates() {
    learn(QUAY, 0, 10);
    assertThat(known(QUAY).templates())
        .allMatch(t -> t.frequency() == 10 && t.lately() == 10 && t.lastSeen() == 10)
        .extracting(StoredTemplate::tag, StoredTemplate::text)
        .containsExactlyInAnyOrder(
            tuple("a", "Front page"),
            tuple("a", "At sea"),
            tuple("a", "On land"),
            tuple("div", "Copyright of the Quay Courier, all rights reserved."));

    String removed = templates(page(QUAY, 99));
    assertThat(removed).contains("Front page", "At sea", "Copyright").doesNotContain("end.");
  }

  @Test
  void ninePagesMakeNoTemplates() {
    learn(QUAY, 0, 9);
    assertThat(known(QUAY).templates()).isEmpty();
    assertThat(templates(page(QUAY, 99))).isEmpty();
  }

  @Test
  void sitesShareNoTemplates() {
    learn(QUAY, 0, 10);
    assertThat(templates(page("www." + QUAY, 99))).contains("Copyright");
    assertThat(templates(page("blog." + QUAY, 99))).isEmpty();
    learn("other.example", 0, 9);
    assertThat(templates(page("other.example", 99))).isEmpty();
  }

  @Test
  void pageWithoutAddressIsNotLearnedFrom() {
    IntStream.range(0, 20).forEach(n -> learn(libraries, model("", MENU + "<p>" + sentence(n))));
    assertThat(store.sites("", 10)).isEmpty();
  }

  @Test
  void pageIsFilteredByTemplatesOfEarlierPages() {
    learn(QUAY, 0, 9);
    assertThat(libraries.templates(page(QUAY, 9)).matches().isEmpty()).isTrue();
    learn(libraries, page(QUAY, 9));
    assertThat(libraries.templates(page(QUAY, 10)).matches().isEmpty()).isFalse();
  }

  @Test
  void threePagesOfABatchAreEnoughAndTwoAreNot() {
    for (int n = 0; n < 10; n++) {
      learn(
          libraries,
          page(
              QUAY,
              n,
              (n < 3 ? "<p>On three pages</p>" : "") + (n < 2 ? "<p>On two pages</p>" : "")));
    }
    assertThat(known(QUAY).templates())
        .extracting(StoredTemplate::text)
        .contains("On three pages")
        .doesNotContain("On two pages");
  }

  @Test
  void textThatRecursOnOnePageOnlyIsNotATemplate() {
    for (int n = 0; n < 10; n++) {
      learn(libraries, page(QUAY, n, n == 0 ? "<p>Reply to this</p>".repeat(5) : ""));
    }
    assertThat(known(QUAY).templates())
        .extracting(StoredTemplate::text)
        .doesNotContain("Reply to this");
  }

  @Test
  void pageSentAgainIsNotLearnedFrom() {
    for (int n = 0; n < 5; n++) {
      learn(libraries, page(QUAY, 1));
      learn(libraries, model("http://" + QUAY + "/1.html#top" + n, MENU + "<p>changed " + n));
      learn(libraries, model("http://" + QUAY + "/copy" + n, "<p>" + sentence(7)));
    }
    learn(QUAY, 20, 28);
    assertThat(known(QUAY).pages()).isEqualTo(10);
    assertThat(known(QUAY).templates())
        .extracting(StoredTemplate::text)
        .doesNotContain(sentence(1), sentence(7));
  }

  @Test
  void pageWithSeveralAddressesIsLearnedFromOnce() {
    String story = "<p>" + sentence(1) + "</p><p>" + sentence(2) + "</p>";
    for (int n = 0; n < 5; n++) {
      learn(
          libraries,
          model(
              (n % 2 == 0 ? "http://" : "https://www.")
                  + QUAY
                  + (n == 3 ? "/story;jsessionid=77" : "/story?utm_source=s" + n),
              MENU + story + "<p>Views: " + 37 * n + "</p>" + FOOTER));
    }
    learn(QUAY, 20, 29);
    assertThat(known(QUAY).pages()).isEqualTo(10);
    assertThat(known(QUAY).templates()).hasSize(4);
    assertThat(templates(model("http://" + QUAY + "/story", MENU + story + FOOTER)))
        .contains("Copyright")
        .doesNotContain(sentence(1), sentence(2));
  }

  @Test
  void pagesThatDifferInTheirQueryAreAllLearnedFrom() {
    for (int n = 0; n < 20; n++) {
      learn(
          libraries,
          model(
              "http://" + QUAY + "/index.php?id=" + n,
              MENU + "<p>" + sentence(n) + "</p>" + FOOTER));
    }
    assertThat(known(QUAY).pages()).isEqualTo(20);
    assertThat(known(QUAY).templates()).hasSize(4).allMatch(t -> t.frequency() == 20);
  }

  @Test
  void nearTextMatchesATemplate() {
    // 60 and 61 chars: up to 7 edits.
    String visitors = "<div>You are visitor number %d of this page of the Courier since 1999</div>";
    for (int n = 0; n < 10; n++) {
      learn(libraries, page(QUAY, n, String.format(Locale.ROOT, visitors, 1000 + 7 * n)));
    }
    assertThat(known(QUAY).templates())
        .filteredOn(t -> t.text().startsWith("You are visitor"))
        .hasSize(1);
    assertThat(templates(page(QUAY, 99, String.format(Locale.ROOT, visitors, 54_321))))
        .contains("54321");
    assertThat(
            templates(
                page(QUAY, 99, String.format(Locale.ROOT, visitors, 54_321).replace("div", "p"))))
        .doesNotContain("54321");
  }

  @Test
  void shortTextMatchesOnlyAnEqualTemplate() {
    for (int n = 0; n < 10; n++) {
      learn(libraries, page(QUAY, n, "<div>Page 17</div>"));
    }
    assertThat(templates(page(QUAY, 99, "<div>Page 17</div>"))).contains("Page 17");
    assertThat(templates(page(QUAY, 99, "<div>Page 18</div>"))).doesNotContain("Page 18");
  }

  @Test
  void linkInASentenceIsKept() {
    for (int n = 0; n < 10; n++) {
      learn(
          libraries,
          page(QUAY, n, "<p>" + sentence(n + 500) + " <a href=/x>Gannet Point</a> in fog</p>"));
    }
    assertThat(templates(page(QUAY, 99, "<p>He saw <a href=/x>Gannet Point</a> in time.</p>")))
        .doesNotContain("Gannet Point");
  }

  @Test
  void footerIsFoundAnywhereOnThePage() {
    learn(QUAY, 0, 10);
    assertThat(templates(model("http://quay.example/x", FOOTER + "<p>" + sentence(3))))
        .isEqualTo("Copyright of the Quay Courier, all rights reserved.");
  }
}
