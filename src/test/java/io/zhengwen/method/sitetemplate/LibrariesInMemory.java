package io.zhengwen.method.sitetemplate;

import static io.zhengwen.method.sitetemplate.SitePages.page;

import io.zhengwen.store.MemoryTemplateStore;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import java.util.stream.IntStream;

/** Libraries over a store in memory, which learn from made-up pages. */
abstract class LibrariesInMemory {
  static final String QUAY = "quay.example";

  final MemoryTemplateStore store = new MemoryTemplateStore(10);
  final SiteLibraries libraries = new SiteLibraries(SiteTemplateParams.DEFAULT, store);

  final void learn(String site, int from, int to) {
    IntStream.range(from, to).forEach(n -> libraries.learn(page(site, n)));
  }

  final StoredSite known(String site) {
    return store.load(SiteKey.of("http://" + site).orElseThrow()).orElseThrow();
  }
}
