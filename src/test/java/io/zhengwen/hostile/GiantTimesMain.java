package io.zhengwen.hostile;

import io.zhengwen.ContentExtractor;
import io.zhengwen.page.read.PageText;
import io.zhengwen.registry.Methods;
import java.util.List;
import java.util.Locale;

/**
 * Measures giants as large as the limits of the configset allow, and a quarter as large: prints
 * what the parser takes, how many times that extracting takes, and how much more the whole takes
 * than the quarter. The arguments: the number of runs, of which the least counts, and the names of
 * giants, all if there are none.
 */
final class GiantTimesMain {
  private static final int WARM = 10;
  private static final int QUARTER = 4;

  private final Work work = new Work(HostileLevel.SHIPPED);
  private final ContentExtractor combined = work.extractor(Methods.DEFAULT);
  private final int runs;

  private GiantTimesMain(int runs) {
    this.runs = runs;
  }

  /** Measures each giant. */
  public static void main(String[] args) {
    List<String> names = List.of(args).subList(1, args.length);
    GiantTimesMain times = new GiantTimesMain(Integer.parseInt(args[0]));
    for (int i = 0; i < WARM; i++) {
      Giants.all().forEach(giant -> times.of(giant, 1_000, 1));
    }
    System.out.println("times the parser | parser ms | MB | tags | whole to quarter | giant");
    for (Giant giant : Giants.all()) {
      if (names.isEmpty() || names.contains(giant.name())) {
        times.print(giant);
      }
    }
  }

  private void print(Giant giant) {
    WorkTimes quarter = of(giant, QUARTER, runs);
    WorkTimes whole = of(giant, 1, runs);
    System.out.printf(
        Locale.ROOT,
        "%.2f | %.1f | %.2f | %d | %.1f | %s%n",
        whole.timesParser(),
        whole.parser(),
        whole.chars() / 1e6,
        whole.tags(),
        whole.extraction() / quarter.extraction(),
        giant);
  }

  private WorkTimes of(Giant giant, int part, int runs) {
    String html =
        giant.page(HostileLevel.SHIPPED.maxSize() / part, HostileLevel.SHIPPED.maxTags() / part);
    return work.times(combined, PageText.of(html, null), runs);
  }
}
