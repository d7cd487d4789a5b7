package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.faults.FaultsLevel;
import io.zhengwen.text.Tokens;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Real sites are indexed in the order of a crawl, with and without site templates: how often what
 * their pages repeat is found, and what that costs the main text.
 */
class RepeatedTextsIT {
  private static final int BATCH = 10;

  /** Pages of a site with a text that is called repeated. */
  private static final int REPEATED = 3;

  private static final int LONGEST = 200;

  /** The set that is indexed in each build. */
  private static final String FEW_SET = "swde-christianbook";

  /** Pages of a set, and texts that are searched for, in each build. */
  private static final int FEW = 75;

  /** A line or two of a page. */
  private static final double MOST_LOST = .01;

  private static final List<String> FIELDS = List.of("content", "body");

  /** A text that pages of a site repeat. */
  private record Repeated(String text, Set<String> pages) {}

  @ParameterizedTest
  @ValueSource(strings = {"portals", "big9-news", "swde-booksamillion", "swde-christianbook"})
  void templatesMakeRepeatedTextsHarderToFindAndCostNoMainText(String set) throws Exception {
    assumeTrue(
        CrawledSet.isPresent(set),
        () -> set + " is not in the directory of the property zhengwen.data");
    assumeTrue(FaultsLevel.WHOLE || FEW_SET.equals(set), "run by mvn verify -Pfaults");
    List<CrawledSet.Page> pages = CrawledSet.read(set);
    if (!FaultsLevel.WHOLE) {
      pages = pages.subList(0, Math.min(FEW, pages.size()));
    }
    List<Repeated> repeated = repeated(pages);
    Map<String, String> without = index(set + "-alone", "combined", pages);
    Map<String, String> with = index(set + "-templates", "combined+sitetemplate", pages);
    double[] alone = found(set + "-alone", repeated);
    double[] templates = found(set + "-templates", repeated);
    double lost = 0;
    for (CrawledSet.Page page : pages) {
      double before = kept(page, without.get(page.id()));
      double after = kept(page, with.get(page.id()));
      if (!page.gold().isEmpty()) {
        assertThat(after).as("of page " + page.id()).isGreaterThanOrEqualTo(before - MOST_LOST);
      }
      lost += (before - after) / pages.size();
    }
    System.out.printf(
        Locale.ROOT,
        "%s: %d pages, %d repeated texts; found in content %.4f, with templates %.4f; in body %.4f,"
            + " %.4f; labelled text or values lost by templates %.5f%n",
        set,
        pages.size(),
        repeated.size(),
        alone[0],
        templates[0],
        alone[1],
        templates[1],
        lost);
    assertThat(lost).isLessThan(MOST_LOST);
    assertThat(templates[0]).isLessThanOrEqualTo(alone[0]);
    assertThat(templates[1]).isLessThan(alone[1]);
  }

  /** Texts of several pages of a site that are not labelled on any of them. */
  private static List<Repeated> repeated(List<CrawledSet.Page> pages) {
    Map<String, Repeated> bySiteAndText = new LinkedHashMap<>();
    Set<String> labelled = new HashSet<>();
    for (CrawledSet.Page page : pages) {
      String gold = " " + String.join(" ", Tokens.of(page.gold())) + " ";
      for (String leaf : page.leaves().stream().sorted().toList()) {
        List<String> tokens = Tokens.of(leaf);
        if (tokens.isEmpty() || leaf.length() > LONGEST) {
          continue;
        }
        String key = page.site() + " " + leaf;
        bySiteAndText
            .computeIfAbsent(key, k -> new Repeated(leaf, new HashSet<>()))
            .pages()
            .add(page.id());
        if (page.values().contains(leaf) || gold.contains(" " + String.join(" ", tokens) + " ")) {
          labelled.add(key);
        }
      }
    }
    bySiteAndText.keySet().removeAll(labelled);
    List<Repeated> repeated =
        new ArrayList<>(
            bySiteAndText.values().stream().filter(r -> r.pages().size() >= REPEATED).toList());
    if (!FaultsLevel.WHOLE && repeated.size() > FEW) {
      Collections.shuffle(repeated, new Random(1));
      return repeated.subList(0, FEW);
    }
    return repeated;
  }

  /** Indexes pages in their order; the main text of each. */
  private static Map<String, String> index(String core, String method, List<CrawledSet.Page> pages)
      throws Exception {
    SolrHttp solr =
        SharedSolr.core(
            core,
            Configset.shipped()
                .with(
                    "managed-schema.xml",
                    "name=\"body\" type=\"text_any\" indexed=\"false\"",
                    "name=\"body\" type=\"text_any\" indexed=\"true\"")
                .with(
                    "<str name=\"onError\">keep</str>",
                    "<str name=\"onError\">keep</str><str name=\"method\">"
                        + method
                        + "</str><lst name=\"templates\"><str name=\"site\">domain</str></lst>"));
    for (int from = 0; from < pages.size(); from += BATCH) {
      List<Map<String, Object>> batch = new ArrayList<>();
      for (CrawledSet.Page page : pages.subList(from, Math.min(from + BATCH, pages.size()))) {
        batch.add(Map.of("id", page.id(), "url", page.url(), "html", page.html()));
      }
      SolrHttp.Response answer = solr.updateJson(core, batch);
      assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    }
    Map<String, String> content = new HashMap<>();
    for (JsonNode page : solr.select(core, "q", "*:*", "rows", "1000", "fl", "id,content").docs()) {
      content.put(page.path("id").asText(), page.path("content").asText());
    }
    assertThat(content).hasSameSizeAs(pages);
    return content;
  }

  /** The share of the pages with a repeated text that a search for it finds, by field. */
  private static double[] found(String core, List<Repeated> repeated) throws Exception {
    double[] found = new double[FIELDS.size()];
    int all = repeated.stream().mapToInt(r -> r.pages().size()).sum();
    for (Repeated text : repeated) {
      for (int f = 0; f < found.length; f++) {
        found[f] += matches(core, FIELDS.get(f), text) / (double) all;
      }
    }
    return found;
  }

  private static int matches(String core, String field, Repeated text) throws Exception {
    SolrHttp solr = SharedSolr.server().http();
    SolrHttp.Response answer =
        solr.select(
            core,
            "defType",
            "lucene",
            "q",
            "{!field f=" + field + " v=$text}",
            "text",
            text.text(),
            "rows",
            "1000",
            "fl",
            "id");
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    int pages = 0;
    for (JsonNode page : answer.docs()) {
      pages += text.pages().contains(page.path("id").asText()) ? 1 : 0;
    }
    return pages;
  }

  /** The share of the labelled text's words, or of the labelled values, that a text holds. */
  private static double kept(CrawledSet.Page page, String content) {
    if (!page.values().isEmpty()) {
      return page.values().stream().filter(content::contains).count()
          / (double) page.values().size();
    }
    Map<String, Integer> left = new HashMap<>();
    Tokens.of(content).forEach(token -> left.merge(token, 1, Integer::sum));
    List<String> gold = Tokens.of(page.gold());
    long kept = gold.stream().filter(token -> left.merge(token, -1, Integer::sum) >= 0).count();
    return gold.isEmpty() ? 1 : kept / (double) gold.size();
  }
}
