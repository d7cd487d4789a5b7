package io.zhengwen.wrapper.library;

import static io.zhengwen.wrapper.WrapperPages.flatPage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.store.ForwardingRecordStore;
import io.zhengwen.store.RecordStore;
import io.zhengwen.store.StoreBounds;
import io.zhengwen.store.TemplateStoreException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What is kept in memory of pages while the store refuses writes. */
class HeldPagesTest {
  private static final String SITE = "quay.example/";
  private static final String LONG = " ".repeat(900_000);
  private static final int PAGES = 30;
  private static final PageModel PAGE =
      PageModelBuilder.build(new PageReader().read(flatPage(1), ""));

  private final WrapperStore memory = WrapperStore.inMemory(StoreBounds.DEFAULT);
  private final Refusing pages = new Refusing(memory.pages());
  private final WrapperStore store = new WrapperStore(memory.templates(), memory.seeds(), pages);
  private final WrapperLibrary library =
      new WrapperLibrary(
          store,
          new LibraryListener() {
            @Override
            public void alarm(String message) {}

            @Override
            public void problem(String message) {}
          },
          Clock.fixed(Instant.ofEpochMilli(1_000), ZoneOffset.UTC));

  /** Pages of seeds that can be read, but not written for a while. */
  private static final class Refusing extends ForwardingRecordStore<SeedPages> {
    private boolean refuses;

    Refusing(RecordStore<SeedPages> store) {
      super(store);
    }

    @Override
    public SeedPages update(String name, UnaryOperator<SeedPages> change) {
      if (refuses) {
        throw new TemplateStoreException("read only");
      }
      return super.update(name, change);
    }
  }

  private void crawl(String seed) {
    for (int n = 0; n < PAGES; n++) {
      String url = "https://" + SITE + seed + "/" + n;
      library.accepted(seed + n, url, LONG, library.read(PAGE, url).orElseThrow());
    }
    if (pages.refuses) {
      assertThatThrownBy(library::maintain).isInstanceOf(TemplateStoreException.class);
    }
  }

  private int kept(String seed) {
    return store.pages().load(SITE + seed + "/").map(SeedPages::size).orElse(0);
  }

  @Test
  void noMoreAreTakenThanCanBeHeldAndNoneOfThoseIsLost() {
    LibraryEdits edits = new LibraryEdits(library);
    List.of("a", "b", "c").forEach(seed -> edits.addSeed(SITE + seed + "/"));
    pages.refuses = true;
    crawl("a");
    crawl("b");
    crawl("c");
    pages.refuses = false;
    library.maintain();
    assertThat(List.of(kept("a"), kept("b"), kept("c"))).containsExactly(PAGES, 0, 0);
    library.maintain();
    assertThat(List.of(kept("a"), kept("b"), kept("c"))).containsExactly(PAGES, PAGES, 3);
  }
}
