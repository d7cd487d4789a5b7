package io.zhengwen.method.sitetemplate;

import static io.zhengwen.method.sitetemplate.SitePages.FOOTER;
import static io.zhengwen.method.sitetemplate.SitePages.MENU;
import static io.zhengwen.method.sitetemplate.SitePages.model;
import static io.zhengwen.method.sitetemplate.SitePages.page;
import static io.zhengwen.method.sitetemplate.SitePages.sentence;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.extract.Selection;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import io.zhengwen.store.FileTemplateStore;
import io.zhengwen.store.MemoryTemplateStore;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.StoredTemplate;
import io.zhengwen.store.TemplateStoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteLibrariesTest {
  private static final String QUAY = "quay.example";

  private final MemoryTemplateStore store = new MemoryTemplateStore(10);
  private final SiteLibraries libraries = new SiteLibraries(SiteTemplateParams.DEFAULT, store);

  private void learn(String site, int from, int to) {
    IntStream.range(from, to).forEach(n -> libraries.pass(page(site, n)));
  }

  private String templates(PageModel page) {
    return TextRenderer.render(page, libraries.templates(page));
  }

  private StoredSite known(String site) {
    return store.load(SiteKey.of("http://" + site).orElseThrow()).orElseThrow();
  }

  @Test
  void tenPagesMakeTemplatesOfWhatRecurs() {
    learn(QUAY, 0, 10);
    assertThat(known(QUAY).templates())
        .containsExactlyInAnyOrder(
            new StoredTemplate("a", "Front page", 10, 0),
            new StoredTemplate("a", "At sea", 10, 0),
            new StoredTemplate("a", "On land", 10, 0),
            new StoredTemplate(
                "div", "Copyright of the Quay Courier, all rights reserved.", 10, 0));
    assertThat(known(QUAY).candidates()).isEmpty();

    String removed = templates(page(QUAY, 99));
    assertThat(removed).contains("Front page", "At sea", "Copyright").doesNotContain("end.");
  }

  @Test
  void ninePagesMakeNone() {
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
  void aPageWithoutAddressTeachesNothing() {
    IntStream.range(0, 20).forEach(n -> libraries.pass(model("", MENU + "<p>" + sentence(n))));
    assertThat(store.sites()).isEmpty();
  }

  @Test
  void aPageIsFilteredByThePagesBeforeIt() {
    learn(QUAY, 0, 9);
    assertThat(libraries.pass(page(QUAY, 9)).isEmpty()).isTrue();
    assertThat(libraries.pass(page(QUAY, 10)).isEmpty()).isFalse();
  }

  @Test
  void threePagesOfABatchAreEnoughAndTwoAreNot() {
    for (int n = 0; n < 10; n++) {
      libraries.pass(
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
  void oftenOnOnePageIsNoTemplate() {
    for (int n = 0; n < 10; n++) {
      libraries.pass(page(QUAY, n, n == 0 ? "<p>Reply to this</p>".repeat(5) : ""));
    }
    assertThat(known(QUAY).templates())
        .extracting(StoredTemplate::text)
        .doesNotContain("Reply to this");
  }

  @Test
  void aPageSentAgainTeachesNothing() {
    for (int n = 0; n < 5; n++) {
      libraries.pass(page(QUAY, 1));
      libraries.pass(model("http://" + QUAY + "/1.html#top" + n, MENU + "<p>changed " + n));
      libraries.pass(model("http://" + QUAY + "/copy" + n, "<p>" + sentence(7)));
    }
    assertThat(known(QUAY).pages()).isEqualTo(2);
    learn(QUAY, 20, 28);
    assertThat(known(QUAY).templates())
        .extracting(StoredTemplate::text)
        .doesNotContain(sentence(1), sentence(7));
  }

  @Test
  void aPageUnderSeveralAddressesIsLearntFromOnce() {
    String story = "<p>" + sentence(1) + "</p><p>" + sentence(2) + "</p>";
    for (int n = 0; n < 5; n++) {
      libraries.pass(
          model(
              (n % 2 == 0 ? "http://" : "https://www.")
                  + QUAY
                  + (n == 3 ? "/story;jsessionid=77" : "/story?utm_source=s" + n),
              MENU + story + "<p>Views: " + 37 * n + "</p>" + FOOTER));
    }
    assertThat(known(QUAY).pages()).isEqualTo(1);
    learn(QUAY, 20, 29);
    assertThat(known(QUAY).templates()).hasSize(4);
    assertThat(templates(model("http://" + QUAY + "/story", MENU + story + FOOTER)))
        .contains("Copyright")
        .doesNotContain(sentence(1), sentence(2));
  }

  @Test
  void pagesToldApartByTheirQueryAreLearntFrom() {
    for (int n = 0; n < 20; n++) {
      libraries.pass(
          model(
              "http://" + QUAY + "/index.php?id=" + n,
              MENU + "<p>" + sentence(n) + "</p>" + FOOTER));
    }
    assertThat(known(QUAY).pages()).isEqualTo(20);
    assertThat(known(QUAY).templates()).hasSize(4).allMatch(t -> t.frequency() == 20);
  }

  @Test
  void whatAnotherLearntIsUsedAfterSomeSeconds() {
    AtomicLong nanos = new AtomicLong();
    SiteTemplateParams frozen = new SiteTemplateParams("", false, 10, 3);
    SiteLibraries reader = new SiteLibraries(frozen, store, nanos::get);
    PageModel page = page(QUAY, 99);
    assertThat(reader.pass(page).isEmpty()).isTrue();
    learn(QUAY, 0, 10);
    nanos.addAndGet(TimeUnit.SECONDS.toNanos(SiteLibraries.CHECK_SECONDS) - 1);
    assertThat(reader.pass(page).isEmpty()).isTrue();
    nanos.incrementAndGet();
    assertThat(reader.pass(page).isEmpty()).isFalse();
  }

  @Test
  void theStoreIsLookedAtOnceInSomeSeconds(@TempDir Path dir) throws IOException {
    AtomicLong nanos = new AtomicLong();
    SiteLibraries kept =
        new SiteLibraries(SiteTemplateParams.DEFAULT, new FileTemplateStore(dir), nanos::get);
    IntStream.range(0, 10).forEach(n -> kept.pass(page(QUAY, n)));
    PageModel page = page(QUAY, 99);
    Files.writeString(dir.resolve(QUAY + ".json"), "no templates");
    assertThat(kept.templates(page).isEmpty()).isFalse();
    nanos.addAndGet(TimeUnit.SECONDS.toNanos(SiteLibraries.CHECK_SECONDS));
    for (int n = 0; n < 2; n++) {
      assertThatThrownBy(() -> kept.templates(page)).isInstanceOf(TemplateStoreException.class);
    }
    Files.delete(dir.resolve(QUAY + ".json"));
    nanos.addAndGet(TimeUnit.SECONDS.toNanos(SiteLibraries.CHECK_SECONDS));
    assertThat(kept.templates(page).isEmpty()).isTrue();
  }

  @Test
  void aTagNameWithoutEndTeachesNothing(@TempDir Path dir) throws IOException {
    FileTemplateStore files = new FileTemplateStore(dir);
    SiteLibraries kept = new SiteLibraries(SiteTemplateParams.DEFAULT, files);
    String name = "x".repeat(400_000);
    for (int n = 0; n < 10; n++) {
      kept.pass(
          page(QUAY, n, "<" + name + " style=display:block>Words of it</" + name + ">" + FOOTER));
    }
    assertThat(Files.size(dir.resolve(QUAY + ".json"))).isLessThan(10_000);
    SiteLibraries again = new SiteLibraries(SiteTemplateParams.DEFAULT, files);
    assertThat(again.templates(page(QUAY, 99)).isEmpty()).isFalse();
  }

  @Test
  void theLargestFileThatPagesCanMakeIsLoaded(@TempDir Path dir) throws IOException {
    FileTemplateStore files = new FileTemplateStore(dir);
    SiteLibraries kept = new SiteLibraries(new SiteTemplateParams("", true, 3, 2), files);
    String tag = "x-" + "\u5317".repeat(SiteLibrary.MAX_TAG - 2);
    String rest = "\u5317\ud800\u0001".repeat(SiteLibrary.MAX_LENGTH);
    for (int n = 0; n < 4; n++) {
      StringBuilder forged = new StringBuilder("<p>" + sentence(500_000 + n) + "</p>");
      for (int t = 0; t < 1_000; t++) {
        String text = (sentence(n / 3 * 100_000 + t) + rest).substring(0, SiteLibrary.MAX_LENGTH);
        forged.append('<').append(tag).append(" style=display:block>").append(text);
        forged.append("</").append(tag).append('>');
      }
      kept.pass(model("http://" + QUAY + "/" + n, forged.toString()));
    }
    assertThat(Files.size(dir.resolve(QUAY + ".json"))).isBetween(2_000_000L, 32_000_000L);
    StoredSite known = files.load(new SiteKey(QUAY)).orElseThrow();
    assertThat(known.pages()).isEqualTo(4);
    assertThat(known.templates()).hasSizeGreaterThan(500);
    assertThat(known.candidates()).hasSizeGreaterThan(500);
  }

  @Test
  void aNearTextIsTheSameTemplate() {
    // 60 and 61 chars: up to 7 edits.
    String visitors = "<div>You are visitor number %d of this page of the Courier since 1999</div>";
    for (int n = 0; n < 10; n++) {
      libraries.pass(page(QUAY, n, String.format(Locale.ROOT, visitors, 1000 + 7 * n)));
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
  void aShortTextMustBeEqual() {
    for (int n = 0; n < 10; n++) {
      libraries.pass(page(QUAY, n, "<div>Page 17</div>"));
    }
    assertThat(templates(page(QUAY, 99, "<div>Page 17</div>"))).contains("Page 17");
    assertThat(templates(page(QUAY, 99, "<div>Page 18</div>"))).doesNotContain("Page 18");
  }

  @Test
  void aLinkInASentenceStays() {
    for (int n = 0; n < 10; n++) {
      libraries.pass(
          page(QUAY, n, "<p>" + sentence(n + 500) + " <a href=/x>Gannet Point</a> in fog</p>"));
    }
    assertThat(templates(page(QUAY, 99, "<p>He saw <a href=/x>Gannet Point</a> in time.</p>")))
        .doesNotContain("Gannet Point");
  }

  @Test
  void theLibraryDoesNotGrowWithThePages() {
    learn(QUAY, 0, 10);
    List<StoredTemplate> first = known(QUAY).templates();
    learn(QUAY, 10, 500);
    StoredSite then = known(QUAY);
    assertThat(then.pages()).isEqualTo(500);
    assertThat(then.templates()).hasSameSizeAs(first);
    assertThat(then.candidates()).isEmpty();
  }

  @Test
  void aFooterThatChangesOnEveryPageDoesNotGrowTheLibrary() {
    for (int n = 0; n < 200; n++) {
      libraries.pass(page("hostile.example", n, "<footer>" + sentence(n + 300_000) + "</footer>"));
    }
    assertThat(known("hostile.example").templates()).hasSize(3);
  }

  @Test
  void aSiteThatForgesTemplatesForeverStaysWithinTheLimit() {
    for (int n = 0; n < 60; n++) {
      StringBuilder forged = new StringBuilder();
      for (int t = 0; t < 300; t++) {
        forged.append("<p>").append(sentence(n / 10 * 1_000 + t)).append("</p>");
      }
      libraries.pass(page("hostile.example", n, forged.toString()));
    }
    assertThat(known("hostile.example").templates())
        .hasSize(SiteLibrary.MAX_TEMPLATES)
        .filteredOn(t -> t.text().equals("At sea"))
        .hasSize(1);
  }

  @Test
  void theFileOfASiteThatForgesTheLongestTemplatesIsBounded(@TempDir Path dir) throws IOException {
    SiteLibraries kept = new SiteLibraries(SiteTemplateParams.DEFAULT, new FileTemplateStore(dir));
    long greatest = 0;
    for (int n = 0; n < 55; n++) {
      StringBuilder forged = new StringBuilder();
      for (int t = 0; t < 300; t++) {
        String text = sentence(n / 10 * 1_000 + t).repeat(20).substring(0, SiteLibrary.MAX_LENGTH);
        forged.append("<p>").append(text).append("</p>");
      }
      kept.pass(page("hostile.example", n, forged.toString()));
      greatest = Math.max(greatest, Files.size(dir.resolve("hostile.example.json")));
    }
    int templates = SiteLibrary.MAX_TEMPLATES * (SiteLibrary.MAX_LENGTH + SiteLibrary.OVERHEAD);
    assertThat(greatest).isBetween(templates / 2L, (long) templates + SiteLibrary.CANDIDATES_SIZE);
  }

  @Test
  void aBatchHoldsNoMoreThanItMay() {
    StringBuilder many = new StringBuilder();
    for (int t = 0; t < 20_000; t++) {
      many.append("<p>").append(sentence(t)).append("</p>");
    }
    libraries.pass(model("http://hostile.example/1", many.toString()));
    int size =
        known("hostile.example").candidates().stream()
            .mapToInt(c -> c.text().length() + SiteLibrary.OVERHEAD)
            .sum();
    assertThat(size).isBetween(SiteLibrary.CANDIDATES_SIZE / 2, SiteLibrary.CANDIDATES_SIZE);
  }

  @Test
  void aRestartInABatchLosesNothing() {
    learn(QUAY, 0, 6);
    SiteLibraries restarted = new SiteLibraries(SiteTemplateParams.DEFAULT, store);
    IntStream.range(6, 10).forEach(n -> restarted.pass(page(QUAY, n)));
    assertThat(known(QUAY).templates()).hasSize(4).allMatch(t -> t.frequency() == 10);
  }

  @Test
  void twoLearnersOfOneStoreDoNotUndoEachOther() {
    SiteLibraries other = new SiteLibraries(SiteTemplateParams.DEFAULT, store);
    for (int n = 0; n < 10; n++) {
      (n % 2 == 0 ? libraries : other).pass(page(QUAY, n));
    }
    assertThat(known(QUAY).pages()).isEqualTo(10);
    assertThat(known(QUAY).templates()).hasSize(4);
  }

  @Test
  void manyThreadsLearnEveryPageOnce() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<Selection>> passed = new ArrayList<>();
      for (int n = 0; n < 200; n++) {
        PageModel page = page("site" + n % 2 + ".example", n);
        passed.add(threads.submit(() -> libraries.pass(page)));
      }
      for (Future<Selection> one : passed) {
        one.get();
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(known("site0.example").pages()).isEqualTo(100);
    assertThat(known("site1.example").templates()).hasSize(4);
  }

  @Test
  void nothingIsLearntWhereNotAsked() {
    SiteTemplateParams frozen = new SiteTemplateParams("", false, 10, 3);
    SiteLibraries reader = new SiteLibraries(frozen, store);
    IntStream.range(0, 20).forEach(n -> reader.pass(page(QUAY, n)));
    assertThat(store.sites()).isEmpty();
  }

  @Test
  void theFooterIsFoundWhereverItStands() {
    learn(QUAY, 0, 10);
    assertThat(templates(model("http://quay.example/x", FOOTER + "<p>" + sentence(3))))
        .isEqualTo("Copyright of the Quay Courier, all rights reserved.");
  }
}
