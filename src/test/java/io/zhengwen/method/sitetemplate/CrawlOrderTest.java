package io.zhengwen.method.sitetemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zhengwen.CrawlAddress;
import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.measure.Overlap;
import io.zhengwen.bench.measure.Statistics;
import io.zhengwen.bench.measure.Statistics.Difference;
import io.zhengwen.bench.measure.WordOverlap;
import io.zhengwen.extract.BodyRenderer;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.StoredTemplate;
import io.zhengwen.text.Tokens;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Learns from labelled pages in their order, each after it was extracted, as a running Solr does,
 * and measures what templates change in the main text and body of {@code combined}. The model was
 * trained on these pages: what is measured is the difference.
 */
class CrawlOrderTest {
  /** A line or two of a page. */
  private static final double MOST_LOST = 0.01;

  @ParameterizedTest
  @ValueSource(strings = {"portals", "big9-news"})
  void templatesOfEarlierPagesCostNoMainText(String set) throws IOException {
    assumeTrue(
        DataSets.isPresent(set),
        () -> set + " is not in " + DataSets.directory() + " (-Dzhengwen.data=DIR)");
    Extractor alone = Methods.create("combined", Map.of(), Resources.inMemory());
    List<Overlap> without = new ArrayList<>();
    List<Overlap> with = new ArrayList<>();
    int[] body = new int[2];
    Resources resources = Resources.inMemory();
    Extractor filtered = Methods.create("combined+sitetemplate", Map.of(), resources);
    for (LabelledPage labelled : DataSets.read(set).pages()) {
      PageModel page = withSite(labelled);
      Extraction first = alone.extract(page);
      Extraction second = filtered.extract(page);
      without.add(words(labelled, page, first));
      with.add(words(labelled, page, second));
      body[0] += BodyRenderer.select(page, first).size();
      body[1] += BodyRenderer.select(page, second).size();
      filtered.learn(page, second);
    }
    resources.close();
    report(set, without, with, body, resources);
    for (int p = 0; p < with.size(); p++) {
      assertThat(with.get(p).recall())
          .as("recall of page " + p)
          .isGreaterThanOrEqualTo(without.get(p).recall() - MOST_LOST);
    }
    assertThat(body[1]).isLessThan(body[0]);
  }

  private static PageModel withSite(LabelledPage labelled) throws IOException {
    ParsedPage parsed = labelled.parse(labelled.text());
    String url = CrawlAddress.of(labelled.url(), parsed.document(), labelled.id());
    return PageModelBuilder.build(parsed.withUrl(url));
  }

  private static Overlap words(LabelledPage labelled, PageModel page, Extraction found) {
    List<String> tokens = Tokens.of(TextRenderer.render(page, found.mainText()));
    return WordOverlap.of(tokens, Tokens.of(labelled.content()));
  }

  private static void report(
      String set, List<Overlap> without, List<Overlap> with, int[] body, Resources resources) {
    Difference gain = Statistics.difference(f1(with), f1(without));
    int templates = 0;
    long quarantined = 0;
    for (SiteKey site : resources.siteLibraries().store().sites("", Integer.MAX_VALUE)) {
      StoredSite known = resources.siteLibraries().store().load(site).orElseThrow();
      templates += known.templates().size();
      quarantined += known.templates().stream().filter(StoredTemplate::isQuarantined).count();
    }
    System.out.printf(
        Locale.ROOT,
        "%s: F1 %.4f, with templates %+.4f (standard error %.4f), better %d, worse %d; text nodes"
            + " of the body %d, with templates %d; templates %d, quarantined %d%n",
        set,
        Statistics.mean(f1(without)),
        gain.mean(),
        gain.standardError(),
        gain.better(),
        gain.worse(),
        body[0],
        body[1],
        templates,
        quarantined);
  }

  private static double[] f1(List<Overlap> overlaps) {
    return overlaps.stream().mapToDouble(Overlap::f1).toArray();
  }
}
