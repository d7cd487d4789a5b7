package io.zhengwen.bench.wrapper;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.wrapper.ReadValues;
import io.zhengwen.wrapper.induce.Example;
import io.zhengwen.wrapper.induce.Inducer;
import io.zhengwen.wrapper.library.PageReading;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.monitor.Alarm;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A real-estate site is crawled, redesigned and crawled again: rules carry on, or are mended. */
class EstateCrawlTest {
  private static final int PAGES = 60;
  private static final int MARKED = 3;

  private List<EstatePage> pages;
  private CrawledSite crawled;

  static List<EstateSite> sites() {
    return List.of(new AnjuSite(), new HarborSite());
  }

  private void start(EstateSite site) {
    pages = site.pages(4_000, 4_000 + PAGES);
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
    String url = pages.get(0).url();
    crawled =
        new CrawledSite(
            url.replaceFirst("https?://(www\\.)?", "").replaceFirst("/[^/]*$", "/"),
            Inducer.detail("estate", examples, others),
            pages);
  }

  private List<EstatePage> redesigned(Collection<Redesign> changes) {
    List<EstatePage> redesigned = new ArrayList<>();
    for (EstatePage page : pages) {
      String html = Redesign.apply(changes, page.model().source(), 1, 7).document().outerHtml();
      redesigned.add(new EstatePage(page.id(), page.url(), html, page.fields()));
    }
    return redesigned;
  }

  private int rightlyRead(List<EstatePage> all) {
    int right = 0;
    for (EstatePage page : all) {
      PageReading reading = crawled.read(page);
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
    List<EstatePage> later = redesigned(Redesign.LAYOUT);
    assertThat(crawled.crawl(later)).isZero();

    assertThat(rightlyRead(later)).isEqualTo(PAGES);
    assertThat(crawled.alarms())
        .isNotEmpty()
        .allMatch(alarm -> alarm.kind() == Alarm.Kind.DRIFT)
        .allMatch(alarm -> alarm.rule().matches("(id|class|position|data) .*"));
  }

  @ParameterizedTest
  @MethodSource("sites")
  void whatFailsIsNoticedAndMended(EstateSite site) {
    start(site);
    List<EstatePage> later = redesigned(List.of(Redesign.values()));
    assertThat(crawled.crawl(later)).as("pages until the alarm").isBetween(1, 10);

    crawled.repair();
    assertThat(rightlyRead(later)).isGreaterThanOrEqualTo(PAGES * 9 / 10);
    assertThat(rightlyRead(pages)).isEqualTo(PAGES);
  }
}
