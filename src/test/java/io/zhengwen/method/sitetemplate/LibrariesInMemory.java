package io.zhengwen.method.sitetemplate;

import static io.zhengwen.method.sitetemplate.SitePages.page;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.store.MemoryTemplateStore;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.TemplateStore;
import java.time.Clock;
import java.util.stream.IntStream;

/** Libraries with a store in memory that learn from synthetic pages. */
abstract class LibrariesInMemory {
  static final String QUAY = "quay.example";

  final MemoryTemplateStore store = new MemoryTemplateStore(1_000_000);
  final SiteLibraries libraries = libraries(store);

  static SiteLibraries libraries(TemplateStore store) {
    return new SiteLibraries(
        LearningOptions.DEFAULT, store, Clock.systemUTC(), Runnable::run, false);
  }

  final void learn(String site, int from, int to) {
    IntStream.range(from, to).forEach(n -> libraries.learn(page(site, n), Selection.empty()));
  }

  /** Learns from a page of which no method is sure. */
  static void learn(SiteLibraries learner, PageModel page) {
    learner.learn(page, Selection.empty());
  }

  final StoredSite known(String site) {
    return store.load(new SiteKey(site)).orElse(StoredSite.UNKNOWN);
  }
}
