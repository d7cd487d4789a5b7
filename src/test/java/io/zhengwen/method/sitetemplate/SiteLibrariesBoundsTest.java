package io.zhengwen.method.sitetemplate;

import static io.zhengwen.method.sitetemplate.SitePages.FOOTER;
import static io.zhengwen.method.sitetemplate.SitePages.model;
import static io.zhengwen.method.sitetemplate.SitePages.page;
import static io.zhengwen.method.sitetemplate.SitePages.sentence;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.store.Ageing;
import io.zhengwen.store.FileTemplateStore;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.SitePolicy;
import io.zhengwen.store.StoreBounds;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.StoredTemplate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that libraries are bounded, however many or large the pages are. */
class SiteLibrariesBoundsTest extends LibrariesInMemory {
  @Test
  void endlessTagNameIsNotLearned(@TempDir Path dir) throws IOException {
    FileTemplateStore files = new FileTemplateStore(dir, StoreBounds.DEFAULT, problem -> {});
    SiteLibraries kept = libraries(files);
    String name = "x".repeat(400_000);
    for (int n = 0; n < 10; n++) {
      learn(
          kept,
          page(QUAY, n, "<" + name + " style=display:block>Words of it</" + name + ">" + FOOTER));
    }
    assertThat(Files.size(dir.resolve(QUAY + ".json"))).isLessThan(10_000);
    SiteLibraries again = libraries(files);
    assertThat(again.templates(page(QUAY, 99)).matches().isEmpty()).isFalse();
  }

  @Test
  void largestPossibleFileIsLoaded(@TempDir Path dir) throws IOException {
    FileTemplateStore files = new FileTemplateStore(dir, StoreBounds.DEFAULT, problem -> {});
    LearningOptions options = new LearningOptions(3, 2, SitePolicy.HOST, Ageing.DEFAULT);
    SiteLibraries kept = new SiteLibraries(options, files, Clock.systemUTC(), Runnable::run, false);
    String tag = "x-" + "\u5317".repeat(TextUnit.LONGEST_TAG - 2);
    String rest = "\u5317\ud800\u0001".repeat(TextUnit.LONGEST_TEXT);
    for (int n = 0; n < 6; n++) {
      StringBuilder forged = new StringBuilder("<p>" + sentence(500_000 + n) + "</p>");
      for (int t = 0; t < 1_000; t++) {
        String text = (sentence(n / 3 * 100_000 + t) + rest).substring(0, TextUnit.LONGEST_TEXT);
        forged.append('<').append(tag).append(" style=display:block>").append(text);
        forged.append("</").append(tag).append('>');
      }
      learn(kept, model("http://" + QUAY + "/" + n, forged.toString()));
    }
    StoredSite known = files.load(new SiteKey(QUAY)).orElseThrow();
    assertThat(known.pages()).isEqualTo(6);
    assertThat(known.chars()).isBetween(StoredSite.MOST_CHARS / 2, 2 * StoredSite.MOST_CHARS);
    assertThat(Files.size(dir.resolve(QUAY + ".json"))).isBetween(500_000L, 16_000_000L);
  }

  @Test
  void openBatchesOfManySitesAreMergedEarlyWhenMemoryIsShort() {
    int sites = 500;
    int mostBytes = 200_000;
    SiteLibraries small =
        new SiteLibraries(
            LearningOptions.DEFAULT, store, Clock.systemUTC(), Runnable::run, false, mostBytes);
    for (int site = 0; site < sites; site++) {
      for (int n = 0; n < 3; n++) {
        learn(small, page("site" + site + ".example", n));
      }
    }
    List<SiteKey> merged = store.sites("", Integer.MAX_VALUE);
    assertThat(merged).hasSizeBetween(sites - mostBytes / SiteLibraries.SITE_BYTES, sites);
    assertThat(merged)
        .filteredOn(site -> !known(site.name()).templates().isEmpty())
        .hasSizeGreaterThan(sites / 2);
    small.close();
    assertThat(store.sites("", Integer.MAX_VALUE)).hasSize(sites);
  }

  @Test
  void libraryDoesNotGrowWithTheNumberOfPages() {
    learn(QUAY, 0, 10);
    List<StoredTemplate> first = known(QUAY).templates();
    learn(QUAY, 10, 500);
    StoredSite then = known(QUAY);
    assertThat(then.pages()).isEqualTo(500);
    assertThat(then.templates()).hasSameSizeAs(first);
  }

  @Test
  void changingFooterDoesNotGrowTheLibrary() {
    for (int n = 0; n < 200; n++) {
      learn(
          libraries, page("hostile.example", n, "<footer>" + sentence(n + 300_000) + "</footer>"));
    }
    assertThat(known("hostile.example").templates()).hasSize(3);
  }

  @Test
  void siteThatForgesTemplatesStaysWithinTheLimit() {
    for (int n = 0; n < 60; n++) {
      StringBuilder forged = new StringBuilder();
      for (int t = 0; t < 300; t++) {
        forged.append("<p>").append(sentence(n / 10 * 1_000 + t)).append("</p>");
      }
      learn(libraries, page("hostile.example", n, forged.toString()));
    }
    assertThat(known("hostile.example").templates())
        .hasSize(StoredSite.MOST_TEMPLATES)
        .filteredOn(t -> t.text().equals("At sea"))
        .hasSize(1);
  }

  @Test
  void fileOfASiteThatForgesLongTemplatesIsBounded(@TempDir Path dir) throws IOException {
    SiteLibraries kept = libraries(new FileTemplateStore(dir, StoreBounds.DEFAULT, problem -> {}));
    long greatest = 0;
    for (int n = 0; n < 55; n++) {
      StringBuilder forged = new StringBuilder();
      for (int t = 0; t < 300; t++) {
        String text = sentence(n / 10 * 1_000 + t).repeat(20).substring(0, TextUnit.LONGEST_TEXT);
        forged.append("<p>").append(text).append("</p>");
      }
      learn(kept, page("hostile.example", n, forged.toString()));
      if (n >= 9) {
        greatest = Math.max(greatest, Files.size(dir.resolve("hostile.example.json")));
      }
    }
    assertThat(greatest).isBetween((long) StoredSite.MOST_CHARS, 4L * StoredSite.MOST_CHARS);
  }

  @Test
  void sizeOfABatchIsBounded() {
    StringBuilder many = new StringBuilder();
    for (int t = 0; t < 20_000; t++) {
      many.append("<p>").append(sentence(t)).append("</p>");
    }
    OpenBatch batch = new OpenBatch();
    PageModel page = model("http://hostile.example/1", many.toString());
    batch.learn(page, Selection.empty(), SiteTemplates.NONE);
    int size =
        batch.counts(1, 0).texts().stream()
            .mapToInt(text -> text.text().length() + OpenBatch.OVERHEAD)
            .sum();
    assertThat(size).isBetween(OpenBatch.MOST_CHARS / 2, OpenBatch.MOST_CHARS);
  }
}
