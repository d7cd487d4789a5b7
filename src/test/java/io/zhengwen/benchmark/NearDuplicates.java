package io.zhengwen.benchmark;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.corpus.PageLoop;
import io.zhengwen.bench.eval.Output;
import io.zhengwen.page.PageModel;
import io.zhengwen.registry.Resources;
import io.zhengwen.signature.ExactSignature;
import io.zhengwen.signature.MinHash;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/**
 * Prints how often copies of main texts have signatures in common with the originals, and how many
 * different pages of the sets do: {@code NearDuplicates [SET,SET...]}.
 */
public final class NearDuplicates {
  private static final String SETS =
      "wcxb-dev,dragnet,zh-dev,zh-news,cleaneval,fundus-news,forum-posts";

  private final Output combined = Output.of("combined", Resources.inMemory());
  private final Output density = Output.of("density", Resources.inMemory());

  private record Copies(boolean chinese, String text, Map<String, String> copies) {}

  /** Measures the sets that are named, separated by commas. */
  public static void main(String[] arguments) throws Exception {
    String sets = arguments.length == 0 ? SETS : arguments[0];
    NearDuplicates measuring = new NearDuplicates();
    List<Copies> pages = new ArrayList<>();
    PageLoop loop = new PageLoop(Runtime.getRuntime().availableProcessors());
    for (String set : sets.split(",")) {
      Corpus corpus = DataSets.read(set);
      pages.addAll(loop.run(corpus, measuring::copies, () -> {}));
    }
    pages.removeIf(page -> ExactSignature.of(page.text()).isEmpty());
    for (boolean chinese : new boolean[] {false, true}) {
      printCopies(pages.stream().filter(page -> page.chinese() == chinese).toList(), chinese);
    }
    printPairs(pages.stream().map(Copies::text).toList());
  }

  private Copies copies(LabelledPage page) throws IOException {
    PageModel model = page.model();
    String text = combined.produce(page, model).text();
    boolean chinese = page.language().equals("zh");
    Map<String, String> copies = new LinkedHashMap<>();
    copies.put(
        "other case and spaces, no punctuation",
        text.toUpperCase(Locale.ROOT).replaceAll("[\\p{P}\\s]+", "  "));
    copies.put("the main text as labelled", page.content());
    String others = new StringBuilder(text).reverse().substring(0, Math.min(200, text.length()));
    copies.put("with the title and 200 other characters", page.title() + "\n" + text + others);
    for (int percent : new int[] {90, 75, 50}) {
      copies.put("cut to " + percent + "%", text.substring(0, text.length() * percent / 100));
    }
    for (int percent : new int[] {1, 3, 10}) {
      copies.put(percent + "% of the words replaced", replaced(text, percent, chinese));
    }
    copies.put("extracted by density", density.produce(page, model).text());
    return new Copies(chinese, text, copies);
  }

  /** A text in which so many words, of Chinese characters, are others of the text. */
  private static String replaced(String text, int percent, boolean chinese) {
    String between = chinese ? "" : " ";
    List<String> words = new ArrayList<>(Arrays.asList(text.split(chinese ? "" : "\\s+")));
    Random random = new Random(text.hashCode());
    for (int i = 0; i < words.size(); i++) {
      if (random.nextInt(100) < percent) {
        words.set(i, words.get(random.nextInt(words.size())));
      }
    }
    return String.join(between, words);
  }

  private static void printCopies(List<Copies> pages, boolean chinese) {
    System.out.printf(Locale.ROOT, "%,d pages%s%n", pages.size(), chinese ? " in Chinese" : "");
    Map<String, int[]> counts = new LinkedHashMap<>();
    for (Copies page : pages) {
      List<String> bands = MinHash.bands(page.text());
      page.copies()
          .forEach(
              (name, copy) -> {
                int[] count = counts.computeIfAbsent(name, n -> new int[4]);
                count[0]++;
                count[1] += Collections.disjoint(bands, MinHash.bands(copy)) ? 0 : 1;
                count[2] += MinHash.key(page.text()).equals(MinHash.key(copy)) ? 1 : 0;
                count[3] += ExactSignature.of(page.text()).equals(ExactSignature.of(copy)) ? 1 : 0;
              });
    }
    counts.forEach(
        (name, count) ->
            System.out.printf(
                Locale.ROOT,
                "  | %s | %.3f | %.3f | %.3f |%n",
                name,
                (double) count[1] / count[0],
                (double) count[2] / count[0],
                (double) count[3] / count[0]));
  }

  /** Pairs of different texts that share bands, by the number of bands. */
  private static void printPairs(List<String> texts) {
    Map<String, List<Integer>> byBand = new HashMap<>();
    Map<String, List<Integer>> byKey = new HashMap<>();
    for (int i = 0; i < texts.size(); i++) {
      for (String band : new HashSet<>(MinHash.bands(texts.get(i)))) {
        byBand.computeIfAbsent(band, b -> new ArrayList<>()).add(i);
      }
      byKey.computeIfAbsent(MinHash.key(texts.get(i)).orElseThrow(), k -> new ArrayList<>()).add(i);
    }
    Map<Long, Integer> shared = pairs(byBand);
    Map<Integer, Integer> histogram = new TreeMap<>();
    shared.values().forEach(bands -> histogram.merge(bands, 1, Integer::sum));
    Set<Long> same = pairs(byKey).keySet();
    System.out.printf(
        Locale.ROOT,
        "%,d pairs of pages: %d share a band, %d a key; by the number of bands shared: %s%n",
        (long) texts.size() * (texts.size() - 1) / 2,
        shared.size(),
        same.size(),
        histogram);
  }

  private static Map<Long, Integer> pairs(Map<String, List<Integer>> groups) {
    Map<Long, Integer> pairs = new HashMap<>();
    for (List<Integer> group : groups.values()) {
      for (int i = 0; i < group.size(); i++) {
        for (int j = i + 1; j < group.size(); j++) {
          pairs.merge((long) group.get(i) << 32 | group.get(j), 1, Integer::sum);
        }
      }
    }
    return pairs;
  }
}
