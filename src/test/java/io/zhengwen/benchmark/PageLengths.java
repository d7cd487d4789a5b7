package io.zhengwen.benchmark;

import io.zhengwen.ContentExtractor;
import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.method.combined.CombinedModel;
import io.zhengwen.method.combined.features.BlockFeatures;
import io.zhengwen.page.read.PageReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jsoup.Jsoup;

/**
 * How the time of a page grows with its length, and what the shipped model takes to load: CPU time
 * of one thread. Pages of a length are made of those of WCXB's development set, one behind another.
 * Argument: rounds, of which the last half counts (12).
 */
public final class PageLengths {
  private static final int[] KILOBYTES = {10, 30, 100, 300, 1000, 3000, 5000};

  /** Of short pages so many are extracted in a round that they are as long together. */
  private static final int A_ROUND = 5000;

  private PageLengths() {}

  /** Measures, after a pass that does not count, and prints a table. */
  public static void main(String[] args) throws IOException {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 12;
    System.out.printf(
        Locale.ROOT,
        "in a process that has done nothing: %.0f ms for the classes that read pages and write"
            + " features, %.0f ms for the model; %.0f ms for it again%n",
        millis(() -> BlockFeatures.SCHEMA),
        millis(CombinedModel::shipped),
        millis(PageLengths::readModel));
    List<LabelledPage> all = DataSets.read("wcxb-dev").pages();
    for (int kilobytes : KILOBYTES) {
      row(kilobytes, pages(all, kilobytes), rounds);
    }
    System.out.println("| KB | parse, ms | all, ms | ms a KB | all in parses |");
    for (int kilobytes : KILOBYTES) {
      System.out.println(row(kilobytes, pages(all, kilobytes), rounds));
    }
  }

  private static CombinedModel readModel() {
    try (var in = CombinedModel.class.getResourceAsStream("/io/zhengwen/models/combined.model")) {
      return CombinedModel.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String row(int kilobytes, List<String> pages, int rounds) {
    ContentExtractor extractor = ContentExtractor.create();
    PageReader reader = new PageReader();
    double[] parse = new double[rounds];
    double[] whole = new double[rounds];
    for (int round = 0; round < rounds; round++) {
      for (String page : pages) {
        parse[round] += millis(() -> Jsoup.parse(page)) / pages.size();
        whole[round] += millis(() -> extractor.extract(reader.read(page, ""))) / pages.size();
      }
    }
    double p = median(parse);
    double w = median(whole);
    return String.format(
        Locale.ROOT, "| %,d | %.2f | %.2f | %.3f | %.2f |", kilobytes, p, w, w / kilobytes, w / p);
  }

  /** The median of the last half. */
  private static double median(double[] rounds) {
    double[] late = Arrays.copyOfRange(rounds, rounds.length / 2, rounds.length);
    Arrays.sort(late);
    return late[late.length / 2];
  }

  /** Different pages of a length, as many as one of the greatest length holds, at most forty. */
  private static List<String> pages(List<LabelledPage> all, int kilobytes) throws IOException {
    List<String> pages = new ArrayList<>();
    int next = 0;
    while (pages.size() < Math.max(1, Math.min(40, A_ROUND / kilobytes))) {
      StringBuilder page = new StringBuilder();
      while (page.length() < kilobytes * 1000) {
        page.append(all.get(next++ % all.size()).text().html());
      }
      page.setLength(kilobytes * 1000);
      pages.add(page.toString());
    }
    return pages;
  }

  private static double millis(Supplier<?> work) {
    long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    if (work.get() == null) {
      throw new IllegalStateException();
    }
    return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1e6;
  }
}
