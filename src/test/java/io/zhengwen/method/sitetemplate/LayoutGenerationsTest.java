package io.zhengwen.method.sitetemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zhengwen.CrawlAddress;
import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.store.Ageing;
import io.zhengwen.store.MemoryTemplateStore;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.SitePolicy;
import io.zhengwen.store.StoredTemplate;
import io.zhengwen.text.Tokens;
import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Nine sites are crawled through four generations of their layout, ten pages of each: what of the
 * text that a generation's pages repeat is removed before, between and after its first two batches,
 * and when the templates of the layout before are gone.
 */
class LayoutGenerationsTest {
  private static final String SET = "big9-news";

  /** Two batches of a generation, and two pages more. */
  private static final int BATCH = 4;

  private static final int LEAST_PAGES = 2;
  private static final int REPEATED = 3;

  private final MemoryTemplateStore store = new MemoryTemplateStore(1_000_000);
  private final SiteLibraries libraries =
      new SiteLibraries(
          new LearningOptions(
              BATCH,
              LEAST_PAGES,
              SitePolicy.DOMAIN,
              new Ageing(Ageing.LEAST_PAGES, Ageing.DEFAULT.time())),
          store,
          Clock.systemUTC(),
          Runnable::run,
          false);

  /** The pages of a site in a year. */
  private record Layout(String site, String year) {}

  private record Crawled(PageModel page, String gold) {}

  /** Characters of text, by the number of batches of its layout that were learned from before. */
  private static final class Removed {
    private final long[] repeated = new long[3];
    private final long[] removed = new long[3];
    private long gold;
    private long goldRemoved;

    void add(Removed other) {
      for (int b = 0; b < repeated.length; b++) {
        repeated[b] += other.repeated[b];
        removed[b] += other.removed[b];
      }
      gold += other.gold;
      goldRemoved += other.goldRemoved;
    }

    double share(int batches) {
      return removed[batches] / (double) Math.max(1, repeated[batches]);
    }
  }

  @Test
  void aRedesignedSiteIsLearnedAnewWithinTwoBatches() throws IOException {
    assumeTrue(
        DataSets.isPresent(SET),
        () -> SET + " is not in " + DataSets.directory() + " (-Dzhengwen.data=DIR)");
    Map<String, Removed> years = new LinkedHashMap<>();
    Map<String, int[]> templates = new HashMap<>();
    Map<String, List<Set<StoredTemplate.Key>>> bySite = new HashMap<>();
    for (var layout : layouts().entrySet()) {
      String year = layout.getKey().year();
      years.computeIfAbsent(year, y -> new Removed()).add(crawl(layout.getValue()));
      Set<StoredTemplate.Key> now = known(layout.getKey().site());
      List<Set<StoredTemplate.Key>> earlier =
          bySite.computeIfAbsent(layout.getKey().site(), site -> new ArrayList<>());
      int[] counts = templates.computeIfAbsent(year, y -> new int[5]);
      counts[0] += now.size();
      for (int back = 1; back <= Math.min(2, earlier.size()); back++) {
        Set<StoredTemplate.Key> old = earlier.get(earlier.size() - back);
        counts[2 * back - 1] += old.size();
        counts[2 * back] += (int) old.stream().filter(now::contains).count();
      }
      earlier.add(now);
    }
    years.forEach(
        (year, removed) -> {
          System.out.printf(
              Locale.ROOT,
              "%s: repeated text removed %.3f before, %.3f after one batch, %.3f after two; main"
                  + " text removed %.4f; templates %d; left of %d one layout before %d, of %d two"
                  + " before %d%n",
              year,
              removed.share(0),
              removed.share(1),
              removed.share(2),
              removed.goldRemoved / (double) removed.gold,
              templates.get(year)[0],
              templates.get(year)[1],
              templates.get(year)[2],
              templates.get(year)[3],
              templates.get(year)[4]);
          assertThat(removed.share(2)).as(year).isGreaterThan(removed.share(0) + .3);
        });
  }

  private static Map<Layout, List<Crawled>> layouts() throws IOException {
    Map<Layout, List<Crawled>> layouts = new LinkedHashMap<>();
    for (LabelledPage labelled : DataSets.read(SET).pages()) {
      ParsedPage parsed = labelled.parse(labelled.text());
      String url = CrawlAddress.of(labelled.url(), parsed.document(), labelled.id());
      String year = labelled.id().split("-", 3)[1];
      layouts
          .computeIfAbsent(
              new Layout(CrawlAddress.site(url).orElseThrow(), year), l -> new ArrayList<>())
          .add(new Crawled(PageModelBuilder.build(parsed.withUrl(url)), labelled.content()));
    }
    return layouts;
  }

  private Set<StoredTemplate.Key> known(String site) {
    return store.load(new SiteKey(site)).stream()
        .flatMap(known -> known.templates().stream())
        .map(StoredTemplate::key)
        .collect(Collectors.toSet());
  }

  /** Measures and learns from the pages of a layout in turn. */
  private Removed crawl(List<Crawled> pages) {
    Map<String, Long> counts =
        pages.stream()
            .flatMap(p -> TextUnit.of(p.page()).stream().map(TextUnit::text).distinct())
            .collect(Collectors.groupingBy(text -> text, Collectors.counting()));
    Removed sum = new Removed();
    for (int n = 0; n < pages.size(); n++) {
      PageModel page = pages.get(n).page();
      Selection removed = libraries.templates(page).removed(page, Selection.empty());
      String gold = padded(pages.get(n).gold());
      for (TextUnit unit : TextUnit.of(page)) {
        boolean isRemoved = removed.next(unit.from()) >= 0 && removed.next(unit.from()) < unit.to();
        int chars = unit.text().length();
        if (gold.contains(padded(unit.text()))) {
          sum.gold += chars;
          sum.goldRemoved += isRemoved ? chars : 0;
        } else if (counts.get(unit.text()) >= REPEATED) {
          int batches = Math.min(2, n / BATCH);
          sum.repeated[batches] += chars;
          sum.removed[batches] += isRemoved ? chars : 0;
        }
      }
      libraries.learn(page, Selection.empty());
    }
    return sum;
  }

  private static String padded(String text) {
    return " " + String.join(" ", Tokens.of(text)) + " ";
  }
}
