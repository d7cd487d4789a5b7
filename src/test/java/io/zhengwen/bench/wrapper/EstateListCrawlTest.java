package io.zhengwen.bench.wrapper;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.wrapper.ReadValues;
import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.induce.Inducer;
import io.zhengwen.wrapper.library.PageReading;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The lists of a real-estate site are crawled, redesigned and crawled again, and mended. */
class EstateListCrawlTest {
  private static final int PAGES = 25;
  private static final int MARKED = 2;

  private CrawledSite crawled;

  static List<EstateListSite> sites() {
    return List.of(new AnjuLists(), new HarborLists());
  }

  private void start(EstateListSite site) {
    List<EstateListPage> pages = site.pages(PAGES, 4_000);
    EstateListPage first = pages.get(0);
    crawled =
        new CrawledSite(
            first.url().replaceFirst("https?://(www\\.)?", "").replaceFirst("p(age/)?1/$", ""),
            Inducer.list(
                "estate-lists",
                Scope.of(new PageTexts(first.model())),
                first.records().subList(0, MARKED),
                Optional.of(first.next())),
            pages);
  }

  private static List<EstateListPage> redesigned(List<EstateListPage> pages) {
    List<EstateListPage> redesigned = new ArrayList<>();
    for (EstateListPage page : pages) {
      String html =
          Redesign.apply(List.of(Redesign.values()), page.model().source(), 1, 7)
              .document()
              .outerHtml();
      redesigned.add(new EstateListPage(page.id(), page.url(), html, page.records(), page.next()));
    }
    return redesigned;
  }

  /** Reads pages; returns the share of values that are read. */
  private double read(List<EstateListPage> pages) {
    int known = 0;
    int right = 0;
    for (EstateListPage page : pages) {
      PageReading reading = crawled.read(page);
      assertThat(reading.template()).as(page.id()).isPresent();
      WrapperTemplate template = reading.template().get();
      reading.next().ifPresent(next -> assertThat(next).isEqualTo(page.next()));
      List<Map<String, List<String>>> left = new ArrayList<>(page.records());
      for (Reading record : reading.records()) {
        Map<String, List<String>> found = ReadValues.of(template, page.model(), record).fields();
        List<String> link = found.get(WrapperTemplate.LINK);
        Optional<Map<String, List<String>>> gold =
            left.stream().filter(r -> r.get(WrapperTemplate.LINK).equals(link)).findFirst();
        if (gold.isPresent()) {
          assertThat(gold.get()).as(page.id()).containsAllEntriesOf(found);
          right += found.size();
          left.remove(gold.get());
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
    List<EstateListPage> as = site.pages(PAGES, 4_030);
    List<EstateListPage> later = redesigned(as);
    double before = read(as);
    assertThat(crawled.crawl(later)).as("pages until the alarm").isBetween(1, 10);

    String records = crawled.record().template().records();
    crawled.repair();
    assertThat(read(later)).isGreaterThanOrEqualTo(.9 * before);
    assertThat(read(as)).isEqualTo(before);
    assertThat(crawled.rollBack().template().records()).isEqualTo(records);
  }
}
