package io.zhengwen.method.sitetemplate;

import static io.zhengwen.method.sitetemplate.SitePages.page;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.page.PageModel;
import io.zhengwen.store.FileTemplateStore;
import io.zhengwen.store.SiteBatch;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.StoredTemplate;
import io.zhengwen.store.TemplateStore;
import io.zhengwen.store.TemplateStoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests libraries that share a store over time, after restarts and among threads. */
class SiteLibrariesStoreTest extends LibrariesInMemory {
  private final ManualClock clock = new ManualClock();

  private static final class ManualClock extends Clock {
    private Instant now = Instant.EPOCH;

    void advance(Duration time) {
      now = now.plus(time);
    }

    @Override
    public Instant instant() {
      return now;
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      throw new UnsupportedOperationException();
    }
  }

  /** A store that refuses to merge while it is away. */
  private final class ReluctantStore implements TemplateStore {
    private boolean away;

    @Override
    public Optional<StoredSite> load(SiteKey site) {
      return store.load(site);
    }

    @Override
    public StoredSite merge(SiteKey site, SiteBatch batch) {
      if (away) {
        throw new TemplateStoreException("away");
      }
      return store.merge(site, batch);
    }

    @Override
    public List<SiteKey> sites() {
      return store.sites();
    }
  }

  private SiteLibraries timed(TemplateStore kept) {
    return new SiteLibraries(LearningOptions.DEFAULT, kept, clock);
  }

  @Test
  void templatesOfOtherWritersAreUsedAfterSomeSeconds() {
    SiteLibraries reader = timed(store);
    PageModel page = page(QUAY, 99);
    assertThat(reader.templates(page).isEmpty()).isTrue();
    learn(QUAY, 0, 10);
    clock.advance(Duration.ofSeconds(SiteLibraries.FRESH_SECONDS).minusMillis(1));
    assertThat(reader.templates(page).isEmpty()).isTrue();
    clock.advance(Duration.ofMillis(1));
    assertThat(reader.templates(page).isEmpty()).isFalse();
  }

  @Test
  void storeIsReadAtMostOnceInSomeSeconds(@TempDir Path dir) throws IOException {
    SiteLibraries kept = timed(new FileTemplateStore(dir));
    IntStream.range(0, 10).forEach(n -> kept.learn(page(QUAY, n)));
    PageModel page = page(QUAY, 99);
    Files.writeString(dir.resolve(QUAY + ".json"), "no templates");
    assertThat(kept.templates(page).isEmpty()).isFalse();
    clock.advance(Duration.ofSeconds(SiteLibraries.FRESH_SECONDS));
    for (int n = 0; n < 2; n++) {
      assertThatThrownBy(() -> kept.templates(page)).isInstanceOf(TemplateStoreException.class);
    }
    Files.delete(dir.resolve(QUAY + ".json"));
    clock.advance(Duration.ofSeconds(SiteLibraries.FRESH_SECONDS));
    assertThat(kept.templates(page).isEmpty()).isTrue();
  }

  @Test
  void closingMergesTheOpenBatch() {
    learn(QUAY, 0, 6);
    assertThat(store.sites()).isEmpty();
    libraries.close();
    assertThat(known(QUAY).pages()).isEqualTo(6);
    SiteLibraries restarted = libraries(store);
    IntStream.range(6, 16).forEach(n -> restarted.learn(page(QUAY, n)));
    assertThat(known(QUAY).pages()).isEqualTo(16);
    assertThat(known(QUAY).templates()).hasSize(4).allMatch(t -> t.frequency() == 16);
  }

  @Test
  void idleBatchIsMerged() {
    SiteLibraries kept = timed(store);
    IntStream.range(0, 4).forEach(n -> kept.learn(page(QUAY, n)));
    clock.advance(Duration.ofMinutes(SiteLibraries.IDLE_MINUTES));
    kept.learn(page("other.example", 1));
    assertThat(known(QUAY).pages()).isEqualTo(4);
    assertThat(known(QUAY).templates()).hasSize(4);
  }

  @Test
  void batchThatCannotBeMergedIsKeptAndRetried() {
    ReluctantStore reluctant = new ReluctantStore();
    SiteLibraries kept = timed(reluctant);
    IntStream.range(0, 9).forEach(n -> kept.learn(page(QUAY, n)));
    reluctant.away = true;
    for (int n = 9; n < 12; n++) {
      PageModel page = page(QUAY, n);
      assertThatThrownBy(() -> kept.learn(page)).hasMessage("away");
    }
    reluctant.away = false;
    kept.learn(page(QUAY, 12));
    assertThat(known(QUAY).pages()).isEqualTo(10);
    assertThat(known(QUAY).templates()).hasSize(4).allMatch(t -> t.frequency() == 10);
    assertThat(kept.lostPages()).isZero();
  }

  @Test
  void lostPagesAreCounted() {
    ReluctantStore reluctant = new ReluctantStore();
    SiteLibraries kept = timed(reluctant);
    IntStream.range(0, 7).forEach(n -> kept.learn(page(QUAY, n)));
    reluctant.away = true;
    kept.close();
    assertThat(kept.lostPages()).isEqualTo(7);
  }

  @Test
  void twoStoresOfOneSiteCountAThousandPagesExactly(@TempDir Path dir) throws Exception {
    List<SiteLibraries> learners =
        List.of(libraries(new FileTemplateStore(dir)), libraries(new FileTemplateStore(dir)));
    inThreads(8, 1_000, n -> learners.get(n % 2).learn(page(QUAY, n)));
    learners.forEach(SiteLibraries::close);

    StoredSite merged = new FileTemplateStore(dir).load(new SiteKey(QUAY)).orElseThrow();
    assertThat(merged.pages()).isEqualTo(1_000);
    assertThat(merged.templates()).hasSize(4).allMatch(template -> template.frequency() == 1_000);
  }

  @Test
  void everyPageIsLearnedOnceByManyThreads() throws Exception {
    inThreads(4, 200, n -> libraries.learn(page("site" + n % 2 + ".example", n)));
    libraries.close();
    assertThat(known("site0.example").pages()).isEqualTo(100);
    assertThat(known("site1.example").templates())
        .hasSize(4)
        .extracting(StoredTemplate::frequency)
        .containsOnly(100);
  }

  @Test
  void findingTemplatesDoesNotLearn() {
    IntStream.range(0, 20).forEach(n -> libraries.templates(page(QUAY, n)));
    libraries.close();
    assertThat(store.sites()).isEmpty();
  }

  private interface Learning {
    void page(int number);
  }

  private static void inThreads(int count, int pages, Learning learning) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(count);
    try {
      List<Future<?>> learned = new ArrayList<>();
      for (int n = 0; n < pages; n++) {
        int number = n;
        learned.add(threads.submit(() -> learning.page(number)));
      }
      for (Future<?> one : learned) {
        one.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }
}
