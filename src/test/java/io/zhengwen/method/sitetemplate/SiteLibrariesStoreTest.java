package io.zhengwen.method.sitetemplate;

import static io.zhengwen.method.sitetemplate.SitePages.page;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.page.PageModel;
import io.zhengwen.store.FileTemplateStore;
import io.zhengwen.store.ForwardingTemplateStore;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoreBounds;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.StoredTemplate;
import io.zhengwen.store.TemplateStore;
import io.zhengwen.store.TemplateStoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests libraries that share a store over time, after restarts and among threads. */
class SiteLibrariesStoreTest extends LibrariesInMemory {
  private final ManualClock clock = new ManualClock();

  /** A store that refuses to merge while it is away. */
  private static final class ReluctantStore extends ForwardingTemplateStore {
    private boolean away;
    private boolean unreadable;

    ReluctantStore(TemplateStore store) {
      super(store);
    }

    @Override
    public Optional<StoredSite> load(SiteKey site) {
      if (unreadable) {
        throw new TemplateStoreException("unreadable");
      }
      return super.load(site);
    }

    @Override
    public StoredSite update(SiteKey site, UnaryOperator<StoredSite> change) {
      if (away) {
        throw new TemplateStoreException("away");
      }
      return super.update(site, change);
    }
  }

  private SiteLibraries timed(TemplateStore kept) {
    return new SiteLibraries(LearningOptions.DEFAULT, kept, clock, Runnable::run, false);
  }

  @Test
  void templatesOfOtherWritersAreUsedAfterSomeSeconds() {
    SiteLibraries reader = timed(store);
    PageModel page = page(QUAY, 99);
    assertThat(reader.templates(page).matches().isEmpty()).isTrue();
    learn(QUAY, 0, 10);
    clock.advance(Duration.ofSeconds(SiteLibraries.FRESH_SECONDS).minusMillis(1));
    assertThat(reader.templates(page).matches().isEmpty()).isTrue();
    clock.advance(Duration.ofMillis(2));
    reader.templates(page);
    assertThat(reader.templates(page).matches()).isNotEmpty();
  }

  @Test
  void storeIsReadAtMostOnceInSomeSeconds(@TempDir Path dir) throws IOException {
    SiteLibraries kept = timed(new FileTemplateStore(dir, StoreBounds.DEFAULT, problem -> {}));
    IntStream.range(0, 10).forEach(n -> learn(kept, page(QUAY, n)));
    PageModel page = page(QUAY, 99);
    Files.delete(dir.resolve(QUAY + ".json"));
    assertThat(kept.templates(page).matches()).isNotEmpty();
    clock.advance(Duration.ofSeconds(SiteLibraries.FRESH_SECONDS).plusMillis(1));
    kept.templates(page);
    assertThat(kept.templates(page).matches()).isEmpty();
  }

  @Test
  void templatesReadBeforeAreUsedWhileTheStoreIsAway() {
    ReluctantStore reluctant = new ReluctantStore(store);
    SiteLibraries kept = timed(reluctant);
    IntStream.range(0, 10).forEach(n -> learn(kept, page(QUAY, n)));
    reluctant.unreadable = true;
    clock.advance(Duration.ofSeconds(SiteLibraries.FRESH_SECONDS).plusMillis(1));
    assertThat(kept.templates(page(QUAY, 99)).matches()).isNotEmpty();
    PageModel unknown = page("other.example", 1);
    assertThatThrownBy(() -> kept.templates(unknown)).hasMessage("unreadable");
    SiteLibraries lenient =
        new SiteLibraries(LearningOptions.DEFAULT, reluctant, clock, Runnable::run, true);
    assertThat(lenient.templates(unknown).matches()).isEmpty();
  }

  @Test
  void newSiteOfAFullStoreHoldsUpNoOther(@TempDir Path dir) {
    FileTemplateStore full =
        new FileTemplateStore(dir, new StoreBounds(1, 1_000_000), problem -> {});
    SiteLibraries kept = timed(full);
    IntStream.range(0, 10).forEach(n -> learn(kept, page(QUAY, n)));
    IntStream.range(0, 10).forEach(n -> learn(kept, page("other.example", n)));
    IntStream.range(10, 20).forEach(n -> learn(kept, page(QUAY, n)));
    clock.advance(Duration.ofSeconds(BatchWriter.RETRY_SECONDS));
    kept.maintain();
    assertThat(full.load(new SiteKey(QUAY)).orElseThrow().pages()).isEqualTo(20);
    assertThat(kept.lostPages()).isEqualTo(10);
    assertThat(kept.problem()).contains("is full");
  }

  @Test
  void templateThatWasDeletedIsNotLearnedFromOnePage() {
    learn(QUAY, 0, 11);
    libraries.delete(new SiteKey(QUAY));
    IntStream.range(11, 20)
        .forEach(n -> learn(libraries, SitePages.model("http://" + QUAY + "/" + n, "<p>" + n)));
    assertThat(known(QUAY).pages()).isEqualTo(10);
    assertThat(known(QUAY).templates()).isEmpty();
  }

  @Test
  void closingMergesTheOpenBatch() {
    learn(QUAY, 0, 6);
    assertThat(store.sites("", 10)).isEmpty();
    libraries.close();
    assertThat(known(QUAY).pages()).isEqualTo(6);
    SiteLibraries restarted = libraries(store);
    IntStream.range(6, 16).forEach(n -> learn(restarted, page(QUAY, n)));
    assertThat(known(QUAY).pages()).isEqualTo(16);
    assertThat(known(QUAY).templates()).hasSize(4).allMatch(t -> t.frequency() == 16);
  }

  @Test
  void idleBatchIsMerged() {
    SiteLibraries kept = timed(store);
    IntStream.range(0, 4).forEach(n -> learn(kept, page(QUAY, n)));
    clock.advance(Duration.ofMinutes(SiteLibraries.IDLE_MINUTES));
    kept.maintain();
    assertThat(known(QUAY).pages()).isEqualTo(4);
    assertThat(known(QUAY).templates()).hasSize(4);
  }

  @Test
  void batchesThatCannotBeWrittenWait() {
    ReluctantStore reluctant = new ReluctantStore(store);
    SiteLibraries kept = timed(reluctant);
    reluctant.away = true;
    IntStream.range(0, 20).forEach(n -> learn(kept, page(QUAY, n)));
    assertThat(kept.problem()).isEqualTo("away");
    reluctant.away = false;
    clock.advance(Duration.ofSeconds(BatchWriter.RETRY_SECONDS));
    kept.maintain();
    assertThat(known(QUAY).pages()).isEqualTo(20);
    assertThat(known(QUAY).templates()).hasSize(4).allMatch(t -> t.frequency() == 20);
    assertThat(kept.lostPages()).isZero();
  }

  @Test
  void storeThatIsAwayIsLeftAloneForSomeSeconds() {
    int[] tries = new int[1];
    TemplateStore away =
        new TemplateStore() {
          @Override
          public Optional<StoredSite> load(SiteKey site) {
            return Optional.empty();
          }

          @Override
          public StoredSite update(SiteKey site, UnaryOperator<StoredSite> change) {
            tries[0]++;
            throw new TemplateStoreException("away");
          }

          @Override
          public boolean delete(SiteKey site) {
            return false;
          }

          @Override
          public List<SiteKey> sites(String after, int most) {
            return List.of();
          }
        };
    SiteLibraries kept = timed(away);
    IntStream.range(0, 50).forEach(n -> learn(kept, page(QUAY, n)));
    assertThat(tries[0]).isEqualTo(1);
  }

  @Test
  void lostPagesAreCounted() {
    ReluctantStore reluctant = new ReluctantStore(store);
    SiteLibraries kept = timed(reluctant);
    IntStream.range(0, 7).forEach(n -> learn(kept, page(QUAY, n)));
    reluctant.away = true;
    kept.close();
    assertThat(kept.lostPages()).isEqualTo(7);
  }

  @Test
  void twoStoresOfOneSiteCountAThousandPagesExactly(@TempDir Path dir) throws Exception {
    List<SiteLibraries> learners =
        List.of(
            libraries(new FileTemplateStore(dir, StoreBounds.DEFAULT, problem -> {})),
            libraries(new FileTemplateStore(dir, StoreBounds.DEFAULT, problem -> {})));
    inThreads(8, 1_000, n -> learn(learners.get(n % 2), page(QUAY, n)));
    learners.forEach(SiteLibraries::close);

    StoredSite merged =
        new FileTemplateStore(dir, StoreBounds.DEFAULT, problem -> {})
            .load(new SiteKey(QUAY))
            .orElseThrow();
    assertThat(merged.pages()).isEqualTo(1_000);
    assertThat(merged.templates()).hasSize(4).allMatch(template -> template.frequency() == 1_000);
  }

  @Test
  void everyPageIsLearnedOnceByManyThreads() throws Exception {
    inThreads(4, 200, n -> learn(libraries, page("site" + n % 2 + ".example", n)));
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
    assertThat(store.sites("", 10)).isEmpty();
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
