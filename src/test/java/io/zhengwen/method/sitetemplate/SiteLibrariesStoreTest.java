package io.zhengwen.method.sitetemplate;

import static io.zhengwen.method.sitetemplate.SitePages.page;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.page.PageModel;
import io.zhengwen.store.FileTemplateStore;
import io.zhengwen.store.TemplateStoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Libraries that share a store, over restarts and among threads. */
class SiteLibrariesStoreTest extends LibrariesInMemory {
  @Test
  void whatAnotherLearntIsUsedAfterSomeSeconds() {
    AtomicLong nanos = new AtomicLong();
    SiteTemplateParams frozen = new SiteTemplateParams("", false, 10, 3);
    SiteLibraries reader = new SiteLibraries(frozen, store, nanos::get);
    PageModel page = page(QUAY, 99);
    assertThat(reader.templates(page).isEmpty()).isTrue();
    learn(QUAY, 0, 10);
    nanos.addAndGet(TimeUnit.SECONDS.toNanos(SiteLibraries.CHECK_SECONDS) - 1);
    assertThat(reader.templates(page).isEmpty()).isTrue();
    nanos.incrementAndGet();
    assertThat(reader.templates(page).isEmpty()).isFalse();
  }

  @Test
  void theStoreIsLookedAtOnceInSomeSeconds(@TempDir Path dir) throws IOException {
    AtomicLong nanos = new AtomicLong();
    SiteLibraries kept =
        new SiteLibraries(SiteTemplateParams.DEFAULT, new FileTemplateStore(dir), nanos::get);
    IntStream.range(0, 10).forEach(n -> kept.learn(page(QUAY, n)));
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
  void aRestartInABatchLosesNothing() {
    learn(QUAY, 0, 6);
    SiteLibraries restarted = new SiteLibraries(SiteTemplateParams.DEFAULT, store);
    IntStream.range(6, 10).forEach(n -> restarted.learn(page(QUAY, n)));
    assertThat(known(QUAY).templates()).hasSize(4).allMatch(t -> t.frequency() == 10);
  }

  @Test
  void twoLearnersOfOneStoreDoNotUndoEachOther() {
    SiteLibraries other = new SiteLibraries(SiteTemplateParams.DEFAULT, store);
    for (int n = 0; n < 10; n++) {
      (n % 2 == 0 ? libraries : other).learn(page(QUAY, n));
    }
    assertThat(known(QUAY).pages()).isEqualTo(10);
    assertThat(known(QUAY).templates()).hasSize(4);
  }

  @Test
  void manyThreadsLearnEveryPageOnce() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<?>> passed = new ArrayList<>();
      for (int n = 0; n < 200; n++) {
        PageModel page = page("site" + n % 2 + ".example", n);
        passed.add(threads.submit(() -> libraries.learn(page)));
      }
      for (Future<?> one : passed) {
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
    IntStream.range(0, 20).forEach(n -> reader.learn(page(QUAY, n)));
    assertThat(store.sites()).isEmpty();
  }
}
