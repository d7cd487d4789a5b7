package io.zhengwen.benchmark;

import io.zhengwen.extract.Selection;
import io.zhengwen.method.sitetemplate.LearningOptions;
import io.zhengwen.method.sitetemplate.SiteLibraries;
import io.zhengwen.method.sitetemplate.SitePages;
import io.zhengwen.page.PageModel;
import io.zhengwen.store.FileTemplateStore;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoreBounds;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import org.apache.commons.io.FileUtils;

/**
 * Prints a Markdown table of the size of a site's file of templates, and of the thread CPU time of
 * finding and learning them, as the site grows. The time includes saving, but not parsing.
 *
 * <p>There are three sites: one whose menu and footer are constant while every page has 40 texts of
 * its own; one that also changes its footer on every page; and one that forges 100 new templates
 * with every batch.
 */
public final class SiteLibraryGrowth {
  private static final List<Integer> CHECKPOINTS = List.of(10, 100, 1_000, 5_000);
  private static final int LAST = 100;
  private static final int BATCH = LearningOptions.DEFAULT.n1();
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private SiteLibraryGrowth() {}

  /** Runs the measurement. */
  public static void main(String[] args) throws IOException {
    measure("warm-up", n -> texts(n * 100 + 1_000_000, 40));
    System.out.println("| site | pages seen | templates | bytes | ms a page |");
    System.out.println("| --- | --- | --- | --- | --- |");
    measure("steady", n -> texts(n * 100 + 1_000_000, 40));
    measure(
        "changing",
        n -> texts(n * 100 + 1_000_000, 40) + "<footer>" + SitePages.sentence(n) + "</footer>");
    measure(
        "forging", n -> texts(n * 100 + 1_000_000, 40) + texts(n / BATCH * 100 + 10_000_000, 100));
  }

  private static String texts(int first, int count) {
    StringBuilder html = new StringBuilder();
    for (int t = 0; t < count; t++) {
      html.append("<p>").append(SitePages.sentence(first + t)).append("</p>");
    }
    return html.append(SitePages.FOOTER).toString();
  }

  private static void measure(String name, IntFunction<String> html) throws IOException {
    Path dir = Files.createTempDirectory("growth");
    FileTemplateStore store = new FileTemplateStore(dir, StoreBounds.DEFAULT, problem -> {});
    SiteLibraries libraries =
        new SiteLibraries(LearningOptions.DEFAULT, store, Clock.systemUTC(), Runnable::run, false);
    SiteKey site = new SiteKey(name + ".example");
    long[] nanos = new long[CHECKPOINTS.get(CHECKPOINTS.size() - 1)];
    for (int n = 0; n < nanos.length; n++) {
      PageModel page = SitePages.page(site.name(), n, html.apply(n));
      long start = THREADS.getCurrentThreadCpuTime();
      libraries.templates(page);
      libraries.learn(page, Selection.empty());
      nanos[n] = THREADS.getCurrentThreadCpuTime() - start;
      if (CHECKPOINTS.contains(n + 1) && !name.equals("warm-up")) {
        int from = Math.max(0, n + 1 - LAST);
        long sum = 0;
        for (int i = from; i <= n; i++) {
          sum += nanos[i];
        }
        System.out.printf(
            Locale.ROOT,
            "| %s | %,d | %,d | %,d | %.2f |%n",
            name,
            n + 1,
            store.load(site).orElseThrow().templates().size(),
            store.bytes(site),
            sum / 1e6 / (n + 1 - from));
      }
    }
    FileUtils.deleteDirectory(dir.toFile());
  }
}
