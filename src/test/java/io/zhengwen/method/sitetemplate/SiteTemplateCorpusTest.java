package io.zhengwen.method.sitetemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.eval.Output;
import io.zhengwen.bench.measure.CommonSubsequence;
import io.zhengwen.bench.measure.LeafTags;
import io.zhengwen.bench.measure.Overlap;
import io.zhengwen.bench.measure.Statistics;
import io.zhengwen.bench.measure.Statistics.Difference;
import io.zhengwen.bench.measure.WordOverlap;
import io.zhengwen.extract.Selection;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import io.zhengwen.store.MemoryTemplateStore;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.SitePolicy;
import io.zhengwen.text.Tokens;
import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/**
 * Measures what templates remove, and what that gains, on every page of a site after learning from
 * all its other pages. {@code -Dzhengwen.methods} names the methods as for {@code evaluate}, {@code
 * -Dzhengwen.model} a model file of sitetemplate.
 */
class SiteTemplateCorpusTest {
  private static final List<String> METHODS =
      List.of(
          System.getProperty("zhengwen.methods", "density,coreex,svm,combined,fulltext")
              .split(","));
  private static final String MODEL = System.getProperty("zhengwen.model", "");
  private static final double LEAST_PRECISION = 0.98;

  private record Labelled(
      LabelledPage gold, PageModel page, SiteKey site, BitSet content, LeafTags leafTags) {}

  /** The number of characters removed, and of content among them. */
  private static final class Removed {
    private long pages;
    private long chars;
    private long all;
    private long content;

    private double precision() {
      return chars == 0 ? Double.NaN : 1 - (double) content / chars;
    }
  }

  @Test
  void portals() throws IOException {
    assumeTrue(
        DataSets.isPresent("portals"),
        () -> "portals is not in " + DataSets.directory() + " (-Dzhengwen.data=DIR)");
    measure("portals", "");
  }

  @Test
  void sitesOfTheTestCorpus() throws IOException {
    measure("test-corpus", "site-");
  }

  private static void measure(String set, String prefix) throws IOException {
    List<Labelled> pages = read(DataSets.read(set), prefix);
    Map<String, Removed> removed = new TreeMap<>();
    List<PageTemplates> templates = new ArrayList<>();
    for (Labelled one : pages) {
      PageTemplates matches = templatesOf(one, pages);
      templates.add(matches);
      Selection found = matches.removed(one.page, Selection.empty());
      Removed site = removed.computeIfAbsent(one.site.name(), host -> new Removed());
      site.pages++;
      site.all += one.page.measures().chars(0);
      found.forEach(
          i -> {
            int chars = one.page.measures().chars(i);
            site.chars += chars;
            if (one.content.get(i)) {
              site.content += chars;
              System.out.println(one.gold.id() + " lost: " + one.page.text(i));
            }
          });
    }
    report(removed);
    for (String name : METHODS) {
      Output method = Output.of(name, Resources.inMemory());
      gain(
          set,
          name,
          pages,
          templates,
          (one, found) ->
              method
                  .produce(one.gold, one.page)
                  .extraction()
                  .orElseThrow()
                  .mainText()
                  .minus(found.removed(one.page, Selection.empty())));
    }
    Map<String, String> params = Map.of("model", MODEL);
    SiteTemplateExtractor both =
        (SiteTemplateExtractor) Methods.create("sitetemplate", params, Resources.inMemory());
    gain(
        set,
        "sitetemplate",
        pages,
        templates,
        (one, found) -> both.extract(one.page, found).mainText());
    assertThat(removed)
        .allSatisfy(
            (site, found) ->
                assertThat(found.precision()).as(site).isGreaterThanOrEqualTo(LEAST_PRECISION));
  }

  private static List<Labelled> read(Corpus corpus, String prefix) throws IOException {
    List<Labelled> pages = new ArrayList<>();
    for (LabelledPage gold : corpus.pages()) {
      if (gold.id().startsWith(prefix)) {
        PageModel page = gold.model();
        List<String> words = Tokens.of(gold.content());
        pages.add(
            new Labelled(
                gold,
                page,
                SitePolicy.HOST.siteOf(gold.url()).orElseThrow(),
                content(page, words),
                new LeafTags(page, words)));
      }
    }
    return pages;
  }

  /**
   * Returns the text nodes that are content: at least half of the tokens of their text unit are in
   * the longest common subsequence of the page's tokens and the gold's.
   */
  private static BitSet content(PageModel page, List<String> gold) {
    List<TextUnit> units = TextUnit.of(page);
    Map<String, Integer> symbols = new HashMap<>();
    List<Integer> owners = new ArrayList<>();
    List<String> all = new ArrayList<>();
    int[] size = new int[units.size()];
    for (int u = 0; u < units.size(); u++) {
      List<String> tokens = Tokens.of(units.get(u).text());
      size[u] = tokens.size();
      all.addAll(tokens);
      owners.addAll(Collections.nCopies(size[u], u));
    }
    int[] found = new int[units.size()];
    CommonSubsequence.align(symbols(all, symbols), symbols(gold, symbols)).inA().stream()
        .forEach(k -> found[owners.get(k)]++);
    BitSet content = new BitSet();
    for (int u = 0; u < found.length; u++) {
      if (found[u] > 0 && 2 * found[u] >= size[u]) {
        content.set(units.get(u).from(), units.get(u).to());
      }
    }
    return content;
  }

  private static int[] symbols(List<String> tokens, Map<String, Integer> known) {
    return tokens.stream()
        .mapToInt(token -> known.computeIfAbsent(token, t -> known.size()))
        .toArray();
  }

  private static PageTemplates templatesOf(Labelled one, List<Labelled> pages) {
    SiteLibraries libraries =
        new SiteLibraries(
            LearningOptions.DEFAULT,
            new MemoryTemplateStore(1_000_000),
            Clock.systemUTC(),
            Runnable::run,
            false);
    for (Labelled other : pages) {
      if (other != one && other.site.equals(one.site)) {
        libraries.learn(other.page, Selection.empty());
      }
    }
    return libraries.templates(one.page);
  }

  private static void report(Map<String, Removed> removed) {
    System.out.println("| site | pages | text removed | precision of what was removed |");
    System.out.println("| --- | --- | --- | --- |");
    removed.forEach(SiteTemplateCorpusTest::row);
    row("all", total(removed.values()));
  }

  private static void row(String name, Removed r) {
    System.out.printf(
        Locale.ROOT,
        "| %s | %d | %.1f%% | %.4f |%n",
        name,
        r.pages,
        100.0 * r.chars / r.all,
        r.precision());
  }

  private static Removed total(Collection<Removed> sites) {
    Removed total = new Removed();
    for (Removed site : sites) {
      total.pages += site.pages;
      total.chars += site.chars;
      total.all += site.all;
      total.content += site.content;
    }
    return total;
  }

  private static void gain(
      String set,
      String name,
      List<Labelled> pages,
      List<PageTemplates> templates,
      BiFunction<Labelled, PageTemplates, Selection> method) {
    List<Overlap> alone = new ArrayList<>();
    List<Overlap> filtered = new ArrayList<>();
    List<Overlap> leafTags = new ArrayList<>();
    List<Overlap> filteredLeafTags = new ArrayList<>();
    for (int k = 0; k < pages.size(); k++) {
      Labelled one = pages.get(k);
      Selection found = method.apply(one, PageTemplates.NONE);
      Selection rest = method.apply(one, templates.get(k));
      alone.add(words(one, found));
      filtered.add(words(one, rest));
      leafTags.add(one.leafTags().overlap(found));
      filteredLeafTags.add(one.leafTags().overlap(rest));
    }
    Difference gain = Statistics.difference(f1(filtered), f1(alone));
    System.out.printf(
        Locale.ROOT,
        "%s: %s F1 %.4f, with templates %.4f (P %.4f, R %.4f), paired gain %+.4f (standard error"
            + " %.4f), better %d, worse %d; leaf tags %s, with templates %s%n",
        set,
        name,
        Statistics.mean(f1(alone)),
        Statistics.mean(f1(filtered)),
        mean(filtered, Overlap::precision),
        mean(filtered, Overlap::recall),
        gain.mean(),
        gain.standardError(),
        gain.better(),
        gain.worse(),
        precisionAndRecall(leafTags),
        precisionAndRecall(filteredLeafTags));
  }

  private static String precisionAndRecall(List<Overlap> overlaps) {
    return String.format(
        Locale.ROOT,
        "P %.4f R %.4f",
        mean(overlaps, Overlap::precision),
        mean(overlaps, Overlap::recall));
  }

  private static double mean(List<Overlap> overlaps, ToDoubleFunction<Overlap> value) {
    return overlaps.stream().mapToDouble(value).average().orElseThrow();
  }

  private static double[] f1(List<Overlap> overlaps) {
    return overlaps.stream().mapToDouble(Overlap::f1).toArray();
  }

  private static Overlap words(Labelled one, Selection selection) {
    List<String> tokens = Tokens.of(TextRenderer.render(one.page, selection));
    return WordOverlap.of(tokens, Tokens.of(one.gold.content()));
  }
}
