package io.zhengwen.bench.wrapper;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.store.StoreBounds;
import io.zhengwen.wrapper.ReadValues;
import io.zhengwen.wrapper.induce.Example;
import io.zhengwen.wrapper.induce.Inducer;
import io.zhengwen.wrapper.library.LibraryEdits;
import io.zhengwen.wrapper.library.LibraryListener;
import io.zhengwen.wrapper.library.PageReading;
import io.zhengwen.wrapper.library.Proposal;
import io.zhengwen.wrapper.library.SeedAlarm;
import io.zhengwen.wrapper.library.TemplateRecord;
import io.zhengwen.wrapper.library.WrapperLibrary;
import io.zhengwen.wrapper.library.WrapperStore;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.monitor.Alarm;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A real-estate site is crawled, redesigned and crawled again: rules carry on, or are mended. */
class EstateCrawlTest {
  private static final int PAGES = 60;
  private static final int MARKED = 3;
  private static final String NAME = "estate";

  private final WrapperLibrary library =
      new WrapperLibrary(
          WrapperStore.inMemory(StoreBounds.DEFAULT),
          new Quiet(),
          Clock.fixed(Instant.ofEpochMilli(1_000), ZoneOffset.UTC));
  private final LibraryEdits edits = new LibraryEdits(library);
  private String seed;
  private List<EstatePage> pages;

  private record Quiet() implements LibraryListener {
    @Override
    public void alarm(String message) {}

    @Override
    public void problem(String message) {
      throw new AssertionError(message);
    }
  }

  static List<EstateSite> sites() {
    return List.of(new AnjuSite(), new HarborSite());
  }

  private void start(EstateSite site) {
    pages = site.pages(4_000, 4_000 + PAGES);
    seed = pages.get(0).url().replaceFirst("https?://(www\\.)?", "").replaceFirst("/[^/]*$", "/");
    List<Example> examples = new ArrayList<>();
    List<Scope> others = new ArrayList<>();
    for (EstatePage page : pages) {
      Scope scope = Scope.of(new PageTexts(page.model()));
      if (examples.size() < MARKED) {
        examples.add(new Example(page.id(), scope, page.fields()));
      } else {
        others.add(scope);
      }
    }
    edits.put(Inducer.detail(NAME, examples, others), null);
    edits.addSeed(seed);
    crawl(Set.of());
    crawl(Set.of());
    assertThat(alarms()).isEmpty();
    assertThat(library.store().seeds().load(seed).orElseThrow().used()).containsExactly(NAME);
  }

  private List<Alarm> alarms() {
    return library.store().seeds().load(seed).orElseThrow().alarms().stream()
        .map(SeedAlarm::alarm)
        .toList();
  }

  /** Crawls all pages; returns how many passed until pages were known to fail, or zero. */
  private int crawl(Collection<Redesign> changes) {
    int noticed = 0;
    for (int n = 0; n < pages.size(); n++) {
      EstatePage page = redesigned(pages.get(n), changes);
      PageReading reading = library.read(page.model(), page.url()).orElseThrow();
      library.accepted(page.id(), page.url(), page.html(), reading);
      library.maintain();
      boolean alarmed = alarms().stream().anyMatch(a -> a.kind() == Alarm.Kind.SUCCESS);
      noticed = alarmed && noticed == 0 ? n + 1 : noticed;
    }
    return noticed;
  }

  private static EstatePage redesigned(EstatePage page, Collection<Redesign> changes) {
    String html =
        changes.isEmpty()
            ? page.html()
            : Redesign.apply(changes, page.model().source(), 1, 7).document().outerHtml();
    return new EstatePage(page.id(), page.url(), html, page.fields());
  }

  private int rightlyRead(Collection<Redesign> changes) {
    int right = 0;
    for (EstatePage one : pages) {
      EstatePage page = redesigned(one, changes);
      PageReading reading = library.read(page.model(), page.url()).orElseThrow();
      Map<String, List<String>> present = new HashMap<>(page.fields());
      present.values().removeIf(List::isEmpty);
      if (reading.template().isPresent()) {
        WrapperTemplate template = reading.template().get();
        Map<String, List<String>> found =
            ReadValues.of(template, page.model(), reading.fields()).fields();
        assertThat(present).as(page.id()).containsAllEntriesOf(found);
        right += found.equals(present) ? 1 : 0;
      }
    }
    return right;
  }

  @ParameterizedTest
  @MethodSource("sites")
  void labelsCarryOnWhenTheLayoutChanges(EstateSite site) {
    start(site);
    assertThat(crawl(Redesign.LAYOUT)).isZero();

    assertThat(rightlyRead(Redesign.LAYOUT)).isEqualTo(PAGES);
    assertThat(alarms()).isNotEmpty().allMatch(alarm -> alarm.kind() == Alarm.Kind.DRIFT);
    assertThat(alarms())
        .allMatch(alarm -> alarm.rule().matches("(id|class|position|data) .*"))
        .noneMatch(alarm -> alarm.rule().startsWith("label"));
  }

  @ParameterizedTest
  @MethodSource("sites")
  void whatFailsIsNoticedAndMended(EstateSite site) {
    start(site);
    List<Redesign> all = List.of(Redesign.values());
    assertThat(crawl(all)).as("pages until the alarm").isBetween(1, 10);

    TemplateRecord record = library.store().templates().load(NAME).orElseThrow();
    Proposal proposal = record.proposal();
    assertThat(proposal).isNotNull();
    assertThat(proposal.mended()).as(proposal.toString()).isEqualTo(proposal.pages());
    assertThat(proposal.kept()).isEqualTo(proposal.others());
    edits.acceptRepair(NAME, record.revision());
    assertThat(rightlyRead(all)).isGreaterThanOrEqualTo(PAGES * 9 / 10);
    assertThat(rightlyRead(Set.of())).isEqualTo(PAGES);
  }
}
