package io.zhengwen.benchmark;

import io.zhengwen.ContentExtractor;
import io.zhengwen.PageAnalysis;
import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.wrapper.FieldPage;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.registry.Resources;
import io.zhengwen.store.StoreBounds;
import io.zhengwen.wrapper.induce.Example;
import io.zhengwen.wrapper.induce.Inducer;
import io.zhengwen.wrapper.library.Attachment;
import io.zhengwen.wrapper.library.LibraryEdits;
import io.zhengwen.wrapper.library.LibraryListener;
import io.zhengwen.wrapper.library.SeedRecord;
import io.zhengwen.wrapper.library.TemplateRecord;
import io.zhengwen.wrapper.library.WrapperLibrary;
import io.zhengwen.wrapper.library.WrapperStore;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What seeds and wrapper templates cost in the update chain: with 1,000 templates and 10,000 seeds
 * registered, the CPU of looking up the seed and reading the page with its templates, one or four,
 * as a share of that of extracting the page with {@code combined}, parsing included. The pages are
 * those of two book shops (SWDE).
 */
public final class SeedCost {
  private static final int SEEDS = 10_000;
  private static final int TEMPLATES = 1_000;
  private static final int OF_SEED = 4;
  private static final int ROUNDS = 12;
  private static final int WARM_UP = 6;
  private static final PageReader READER = new PageReader();
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private SeedCost() {}

  private record Silent() implements LibraryListener {
    @Override
    public void alarm(String message) {}

    @Override
    public void problem(String message) {}
  }

  private record Page(String html, String url, String ofOne, String elsewhere) {}

  /** Runs the comparison. */
  public static void main(String[] args) {
    WrapperLibrary library =
        new WrapperLibrary(
            WrapperStore.inMemory(StoreBounds.DEFAULT), new Silent(), Clock.systemUTC());
    LibraryEdits edits = new LibraryEdits(library);
    List<Page> pages = new ArrayList<>();
    for (String set : List.of("swde-booksamillion", "swde-christianbook")) {
      pages.addAll(register(set, edits));
    }
    register(library);
    ContentExtractor extractor =
        new ContentExtractor(
            "combined", Map.of(), ParseLimits.DEFAULT, Resources.builder().build());
    long[] nanos = new long[4];
    for (int round = -WARM_UP; round < ROUNDS; round++) {
      for (Page page : pages) {
        long start = THREADS.getCurrentThreadCpuTime();
        PageAnalysis analysis = extractor.analyze(READER.read(page.html, page.url));
        long extracted = THREADS.getCurrentThreadCpuTime();
        boolean known = library.read(analysis.page(), page.url).isPresent();
        long ofFour = THREADS.getCurrentThreadCpuTime();
        known &= library.read(analysis.page(), page.ofOne).isPresent();
        long inSeed = THREADS.getCurrentThreadCpuTime();
        boolean none = library.read(analysis.page(), page.elsewhere).isEmpty();
        long outside = THREADS.getCurrentThreadCpuTime();
        if (!none || !known) {
          throw new IllegalStateException(page.url);
        }
        if (round >= 0) {
          nanos[0] += extracted - start;
          nanos[1] += ofFour - extracted;
          nanos[2] += inSeed - ofFour;
          nanos[3] += outside - inSeed;
        }
      }
    }
    System.out.printf(
        Locale.ROOT,
        "extraction %.2f ms a page; of it, %d templates of a seed %.3f, one template %.3f, outside of seeds %.5f%n",
        nanos[0] / 1e6 / ROUNDS / pages.size(),
        OF_SEED,
        (double) nanos[1] / nanos[0],
        (double) nanos[2] / nanos[0],
        (double) nanos[3] / nanos[0]);
    System.exit(0);
  }

  /** Four templates of a shop, each from other pages. */
  private static List<Page> register(String set, LibraryEdits edits) {
    List<FieldPage> all =
        FieldPage.read(DataSets.directory().resolve(set)).stream()
            .filter(page -> !page.fields().isEmpty())
            .toList();
    String host = set + ".example";
    edits.addSeed(host + "/");
    for (int t = 0; t < OF_SEED; t++) {
      List<Example> examples = new ArrayList<>();
      for (FieldPage page : all.subList(3 * t, 3 * t + 3)) {
        Scope scope = Scope.of(new PageTexts(page.model()));
        examples.add(new Example(page.id(), scope, page.fields()));
      }
      WrapperTemplate template = Inducer.detail(set + t, examples, List.of());
      edits.put(template, null);
      edits.decide(host + "/", template.name(), Attachment.State.CONFIRMED, null);
      if (t == 0) {
        edits.addSeed("one." + host + "/");
        edits.decide("one." + host + "/", template.name(), Attachment.State.CONFIRMED, null);
      }
    }
    List<Page> pages = new ArrayList<>();
    for (FieldPage page : all.subList(3 * OF_SEED, all.size())) {
      String html = page.model().document().outerHtml();
      String path = "/" + page.id();
      pages.add(
          new Page(
              html,
              "https://" + host + path,
              "https://one." + host + path,
              "https://host7.example" + path));
    }
    return pages;
  }

  private static void register(WrapperLibrary library) {
    WrapperTemplate one = library.templates().iterator().next().template();
    for (int t = 2 * OF_SEED; t < TEMPLATES; t++) {
      WrapperTemplate template =
          new WrapperTemplate("t" + t, 1, one.kind(), null, null, null, one.fields(), one.labels());
      TemplateRecord record = new TemplateRecord(1, template, List.of(), null, Map.of());
      library.store().templates().update(template.name(), known -> record);
    }
    for (int s = 2; s < SEEDS; s++) {
      SeedRecord seed =
          new SeedRecord("host" + s % 3_000 + ".example/part" + s + "/", 1, List.of(), List.of());
      library.store().seeds().update(seed.pattern(), known -> seed);
    }
    library.refresh();
  }
}
