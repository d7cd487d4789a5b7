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
import org.apache.commons.io.FileUtils;

/**
 * Prints a Markdown table of what site templates take as the number of sites grows: 12 pages of
 * each, a thousand sites in turn at a time. Times are thread CPU of finding and learning templates,
 * files included, without the parse. Its argument is the number of sites (100,000).
 */
public final class ManySites {
  private static final int PAGES = 12;
  private static final int AT_ONCE = 1_000;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ManySites() {}

  /** Runs the measurement. */
  public static void main(String[] args) throws IOException {
    int sites = args.length > 0 ? Integer.parseInt(args[0]) : 100_000;
    List<Integer> checkpoints = List.of(sites / 100, sites / 10, sites / 2, sites);
    Path dir = Files.createTempDirectory("sites");
    FileTemplateStore store = new FileTemplateStore(dir, StoreBounds.DEFAULT, problem -> {});
    SiteLibraries libraries =
        new SiteLibraries(LearningOptions.DEFAULT, store, Clock.systemUTC(), Runnable::run, false);
    System.out.println("| sites | pages | ms a page, the latest sites | heap, MB |");
    System.out.println("| --- | --- | --- | --- |");
    long nanos = 0;
    int since = 0;
    for (int first = 0; first < sites; first += AT_ONCE) {
      int end = Math.min(sites, first + AT_ONCE);
      for (int n = 0; n < PAGES; n++) {
        for (int s = first; s < end; s++) {
          nanos += visit(libraries, "site-" + s + ".example", s * PAGES + n);
        }
      }
      since += end - first;
      if (checkpoints.contains(end)) {
        System.out.printf(
            Locale.ROOT,
            "| %,d | %,d | %.3f | %.0f |%n",
            end,
            end * PAGES,
            nanos / 1e6 / since / PAGES,
            heap() / 1e6);
        nanos = 0;
        since = 0;
      }
    }
    int kept = 0;
    for (int s = 0; s < sites; s++) {
      kept += store.load(new SiteKey("site-" + s + ".example")).isPresent() ? 1 : 0;
    }
    System.out.printf(Locale.ROOT, "%,d sites are in the store%n", kept);
    FileUtils.deleteDirectory(dir.toFile());
  }

  private static long visit(SiteLibraries libraries, String site, int number) {
    PageModel page = SitePages.page(site, number, SitePages.FOOTER);
    long start = THREADS.getCurrentThreadCpuTime();
    libraries.templates(page);
    libraries.learn(page, Selection.empty());
    return THREADS.getCurrentThreadCpuTime() - start;
  }

  private static long heap() {
    System.gc();
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}
