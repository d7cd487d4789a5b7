package io.zhengwen.benchmark;

import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.method.combined.CombinedExtractor;
import io.zhengwen.method.combined.CombinedModel;
import io.zhengwen.method.combined.CombinedParams;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.PageParser;
import io.zhengwen.page.ParsedPage;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * Thread CPU of the combined method beside the parser, over the pages of a set: {@code CombinedCost
 * DIRECTORY [MODEL]}. Prints the least of several rounds, in milliseconds a page.
 */
public final class CombinedCost {
  private static final int ROUNDS = 5;
  private static final int EVERY = 5;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CombinedCost() {}

  /** Runs the measurement. */
  public static void main(String[] args) throws IOException {
    List<String> pages = read(Path.of(args[0]));
    CombinedModel model;
    if (args.length > 1) {
      try (InputStream in = Files.newInputStream(Path.of(args[1]))) {
        model = CombinedModel.read(in);
      }
    } else {
      model = CombinedModel.shipped();
    }
    Extractor extractor = new CombinedExtractor(model, CombinedParams.DEFAULT);
    double[] least = {1e9, 1e9, 1e9, 1e9};
    long length = 0;
    for (int round = 0; round < ROUNDS; round++) {
      double[] spent = new double[4];
      for (String html : pages) {
        long t0 = THREADS.getCurrentThreadCpuTime();
        ParsedPage parsed = new PageParser().parse(html, "");
        long t1 = THREADS.getCurrentThreadCpuTime();
        PageModel page = PageModelBuilder.build(parsed);
        long t2 = THREADS.getCurrentThreadCpuTime();
        Extraction extraction = extractor.extract(page);
        long t3 = THREADS.getCurrentThreadCpuTime();
        length += TextRenderer.render(page, extraction.selection()).length();
        long t4 = THREADS.getCurrentThreadCpuTime();
        spent[0] += t1 - t0;
        spent[1] += t2 - t1;
        spent[2] += t3 - t2;
        spent[3] += t4 - t3;
      }
      for (int i = 0; i < spent.length; i++) {
        least[i] = Math.min(least[i], spent[i] / 1e6 / pages.size());
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%d pages, ms a page: parse %.3f, page model %.3f, extraction %.3f, rendering %.3f;"
            + " extraction and rendering / parse = %.2f (%d characters)%n",
        pages.size(),
        least[0],
        least[1],
        least[2],
        least[3],
        (least[2] + least[3]) / least[0],
        length);
  }

  private static List<String> read(Path set) throws IOException {
    List<String> pages = new ArrayList<>();
    List<Path> files;
    try (Stream<Path> all = Files.list(set.resolve("pages"))) {
      files = all.sorted().toList();
    }
    for (int i = 0; i < files.size(); i += EVERY) {
      try (InputStream in = new GZIPInputStream(Files.newInputStream(files.get(i)))) {
        pages.add(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return pages;
  }
}
