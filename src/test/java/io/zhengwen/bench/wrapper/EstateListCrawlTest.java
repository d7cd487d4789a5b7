package io.zhengwen.bench.wrapper;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.store.StoreBounds;
import io.zhengwen.wrapper.ReadValues;
import io.zhengwen.wrapper.Reading;
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
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The lists of a real-estate site are crawled, redesigned and crawled again, and mended. */
class EstateListCrawlTest {
  private static final int PAGES = 40;
  private static final int MARKED = 2;
  private static final String NAME = "estate-lists";

  private final WrapperLibrary library =
      new WrapperLibrary(
          WrapperStore.inMemory(StoreBounds.DEFAULT), new Quiet(), new PassingTime());
  private final LibraryEdits edits = new LibraryEdits(library);
  private String seed;

  /** A page takes some seconds. */
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

  private record Quiet() implements LibraryListener {
    @Override
    public void alarm(String message) {}

    @Override
    public void problem(String message) {
      throw new AssertionError(message);
    }
  }

  static List<EstateListSite> sites() {
    return List.of(new AnjuLists(), new HarborLists());
  }

  private void start(EstateListSite site) {
    List<EstateListPage> pages = site.pages(PAGES, 4_000);
    EstateListPage first = pages.get(0);
    seed = first.url().replaceFirst("https?://(www\\.)?", "").replaceFirst("p(age/)?1/$", "");
    edits.put(
        Inducer.list(
            NAME,
            Scope.of(new PageTexts(first.model())),
            first.records().subList(0, MARKED),
            Optional.of(first.next())),
        null);
    edits.addSeed(seed);
    crawl(pages, Set.of());
    crawl(pages, Set.of());
    assertThat(alarms()).isEmpty();
    assertThat(library.store().seeds().load(seed).orElseThrow().used()).containsExactly(NAME);
  }

  private List<Alarm> alarms() {
    return library.store().seeds().load(seed).orElseThrow().alarms().stream()
        .map(SeedAlarm::alarm)
        .toList();
  }

  private static EstateListPage redesigned(EstateListPage page, Collection<Redesign> changes) {
    String html =
        changes.isEmpty()
            ? page.html()
            : Redesign.apply(changes, page.model().source(), 1, 7).document().outerHtml();
    return new EstateListPage(page.id(), page.url(), html, page.records(), page.next());
  }

  /** Crawls pages; returns how many passed until they were known to fail, or zero. */
  private int crawl(List<EstateListPage> pages, Collection<Redesign> changes) {
    int noticed = 0;
    for (int n = 0; n < pages.size(); n++) {
      EstateListPage page = redesigned(pages.get(n), changes);
      PageReading reading = library.read(page.model(), page.url()).orElseThrow();
      library.accepted(page.id(), page.url(), page.html(), reading);
      library.maintain();
      boolean alarmed = alarms().stream().anyMatch(a -> a.kind() == Alarm.Kind.SUCCESS);
      noticed = alarmed && noticed == 0 ? n + 1 : noticed;
    }
    return noticed;
  }

  /** Reads pages; returns the share of values that are read. */
  private double read(List<EstateListPage> pages, Collection<Redesign> changes) {
    int known = 0;
    int right = 0;
    for (EstateListPage one : pages) {
      EstateListPage page = redesigned(one, changes);
      PageReading reading = library.read(page.model(), page.url()).orElseThrow();
      assertThat(reading.template()).as(page.id()).isPresent();
      WrapperTemplate template = reading.template().get();
      reading.next().ifPresent(next -> assertThat(next).isEqualTo(page.next()));
      List<Map<String, List<String>>> left = new ArrayList<>(page.records());
      for (Reading record : reading.records()) {
        Map<String, List<String>> found = ReadValues.of(template, page.model(), record).fields();
        List<String> link = found.get(WrapperTemplate.LINK);
        Map<String, List<String>> gold =
            left.stream()
                .filter(r -> r.get(WrapperTemplate.LINK).equals(link))
                .findFirst()
                .orElse(null);
        if (gold != null) {
          assertThat(gold).as(page.id()).containsAllEntriesOf(found);
          right += found.size();
          left.remove(gold);
        }
      }
      known += page.records().stream().mapToInt(Map::size).sum();
    }
    return (double) right / known;
  }

  @ParameterizedTest
  @MethodSource("sites")
  void whatFailsIsNoticedAndMended(EstateListSite site) {
    start(site);
    List<EstateListPage> later = site.pages(PAGES, 4_030);
    double before = read(later, Set.of());
    List<Redesign> all = List.of(Redesign.values());
    assertThat(crawl(later, all)).as("pages until the alarm").isBetween(1, 10);

    TemplateRecord record = library.store().templates().load(NAME).orElseThrow();
    Proposal proposal = record.proposal();
    assertThat(proposal).isNotNull();
    assertThat(proposal.mended()).isEqualTo(proposal.pages());
    assertThat(proposal.kept()).isEqualTo(proposal.others());
    edits.acceptRepair(NAME, record.revision());
    assertThat(read(later, all)).isGreaterThanOrEqualTo(.9 * before);
    assertThat(read(later, Set.of())).isEqualTo(before);
    edits.rollBack(NAME, null);
    assertThat(library.templates().iterator().next().template().records())
        .isEqualTo(record.template().records());
  }
}
