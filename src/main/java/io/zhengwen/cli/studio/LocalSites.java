package io.zhengwen.cli.studio;

import io.zhengwen.extract.Selection;
import io.zhengwen.method.sitetemplate.LearningOptions;
import io.zhengwen.page.PageModel;
import io.zhengwen.registry.Resources;
import io.zhengwen.store.SitePolicy;

/** What is known of the sites of the pages: from a store, or learned from the pages themselves. */
public final class LocalSites {
  private final LearningOptions learning;
  private Resources resources;

  private LocalSites(LearningOptions learning, Resources resources) {
    this.learning = learning;
    this.resources = resources;
  }

  /** What a store has; nothing is learned. */
  public static LocalSites stored(Resources resources) {
    return new LocalSites(null, resources);
  }

  /** What is learned from the pages, in memory. */
  public static LocalSites learned(SitePolicy sites) {
    LearningOptions learning = LearningOptions.of(sites);
    return new LocalSites(learning, Resources.builder().learning(learning).build());
  }

  /** Learns from a page, unless there is a store. */
  public void learn(PageModel page) {
    if (learning != null) {
      resources.siteLibraries().learn(page, Selection.empty());
    }
  }

  /** Ends the learning: what was seen on too few pages so far is judged by these. */
  public void learned() {
    if (learning != null) {
      resources.close();
      resources =
          Resources.builder()
              .learning(learning)
              .templateStore(resources.siteLibraries().store())
              .build();
    }
  }

  Resources resources() {
    return resources;
  }
}
