package io.zhengwen.bench.wrapper;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.store.StoreBounds;
import io.zhengwen.wrapper.library.LibraryEdits;
import io.zhengwen.wrapper.library.LibraryListener;
import io.zhengwen.wrapper.library.PageReading;
import io.zhengwen.wrapper.library.Proposal;
import io.zhengwen.wrapper.library.SeedAlarm;
import io.zhengwen.wrapper.library.TemplateRecord;
import io.zhengwen.wrapper.library.WrapperLibrary;
import io.zhengwen.wrapper.library.WrapperStore;
import io.zhengwen.wrapper.monitor.Alarm;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;

/** A site with a template, in a library in memory, of which pages pass as in a crawl. */
final class CrawledSite {
  private final WrapperLibrary library =
      new WrapperLibrary(
          WrapperStore.inMemory(StoreBounds.DEFAULT), new Quiet(), new PassingTime());
  private final LibraryEdits edits = new LibraryEdits(library);
  private final String seed;
  private final String name;

  private record Quiet() implements LibraryListener {
    @Override
    public void alarm(String message) {}

    @Override
    public void problem(String message) {
      throw new AssertionError(message);
    }
  }

  /** A second passes between any two looks. */
  private static final class PassingTime extends Clock {
    private long seconds;

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }

    @Override
    public Instant instant() {
      return Instant.ofEpochSecond(seconds++);
    }
  }

  /** A site whose pages are crawled twice as they are, without an alarm. */
  CrawledSite(String seed, WrapperTemplate template, List<? extends SitePage> pages) {
    this.seed = seed;
    name = template.name();
    edits.put(template, null);
    edits.addSeed(seed);
    crawl(pages);
    crawl(pages);
    assertThat(alarms()).isEmpty();
    assertThat(library.store().seeds().load(seed).orElseThrow().used()).containsExactly(name);
  }

  List<Alarm> alarms() {
    return library.store().seeds().load(seed).orElseThrow().alarms().stream()
        .map(SeedAlarm::alarm)
        .toList();
  }

  PageReading read(SitePage page) {
    return library.read(page.model(), page.url()).orElseThrow();
  }

  /** Crawls pages; returns how many passed until they were known to fail, or zero. */
  int crawl(List<? extends SitePage> pages) {
    int noticed = 0;
    for (int n = 0; n < pages.size(); n++) {
      SitePage page = pages.get(n);
      library.accepted(page.id(), page.url(), page.html(), read(page));
      library.maintain();
      boolean alarmed = alarms().stream().anyMatch(a -> a.kind() == Alarm.Kind.SUCCESS);
      noticed = alarmed && noticed == 0 ? n + 1 : noticed;
    }
    return noticed;
  }

  /** Accepts the proposed repair, which must mend all failing pages and keep all others. */
  TemplateRecord repair() {
    TemplateRecord record = record();
    Proposal proposal = record.proposal();
    assertThat(proposal).isNotNull();
    assertThat(proposal.mended()).isEqualTo(proposal.pages());
    assertThat(proposal.kept()).isEqualTo(proposal.others());
    return edits.acceptRepair(name, record.revision());
  }

  TemplateRecord rollBack() {
    return edits.rollBack(name, null);
  }

  TemplateRecord record() {
    return library.store().templates().load(name).orElseThrow();
  }
}
