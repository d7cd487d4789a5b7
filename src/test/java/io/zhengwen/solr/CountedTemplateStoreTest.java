package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.solr.metrics.OutcomeCounters;
import io.zhengwen.solr.metrics.OutcomeCounters.Count;
import io.zhengwen.solr.metrics.SharedCounters;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.TemplateStore;
import io.zhengwen.store.TemplateStoreException;
import org.junit.jupiter.api.Test;

/** Whatever a store throws, those who ask get a fault of the store, which is counted. */
class CountedTemplateStoreTest {
  private final OutcomeCounters counters = new OutcomeCounters();

  private CountedTemplateStore failing(RuntimeException fault) {
    SharedCounters shared = new SharedCounters();
    shared.add(counters);
    return new CountedTemplateStore(
        () -> {
          throw fault;
        },
        shared);
  }

  @Test
  void faultsOfAListAreCounted() {
    TemplateStore store = failing(new SecurityException("access denied: /var/solr"));
    assertThatThrownBy(() -> store.sites("", 1))
        .isInstanceOf(TemplateStoreException.class)
        .hasMessageNotContaining("/var/solr");
    assertThatThrownBy(() -> store.load(new SiteKey("quay.example")))
        .isInstanceOf(TemplateStoreException.class);
    assertThat(counters.count(Count.STORE_ERRORS)).isEqualTo(2);
  }

  @Test
  void checksAreNotCounted() {
    for (RuntimeException fault :
        new RuntimeException[] {
          new SecurityException("access denied: /var/solr"), new TemplateStoreException("away")
        }) {
      TemplateStore store = failing(fault);
      assertThatThrownBy(store::check)
          .isInstanceOf(TemplateStoreException.class)
          .hasMessageNotContaining("/var/solr");
    }
    assertThat(counters.count(Count.STORE_ERRORS)).isZero();
  }
}
