package io.zhengwen.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.ContentExtractor;
import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.faults.FaultsLevel;
import io.zhengwen.page.read.NotHtmlException;
import io.zhengwen.page.read.PageText;
import io.zhengwen.registry.Method;
import io.zhengwen.registry.Methods;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Damaged pages of the test corpus and, with {@code -Pfaults}, of the labelled sets that are there:
 * no method fails or takes long.
 */
class MutatedPagesTest {
  private static final int PAGES = HostileLevel.of(100, 10_000);

  /** Pages that by their damage look like something else. */
  private static final double MOST_REFUSED = .05;

  private final Work work = new Work(HostileLevel.SHIPPED);
  private int refused;

  private static List<LabelledPage> pages() {
    List<LabelledPage> pages =
        new ArrayList<>(Corpus.read(Path.of("test-corpus").toAbsolutePath()).pages());
    if (FaultsLevel.WHOLE) {
      for (String set : List.of("wcxb-dev", "zh-dev", "forum-posts", "big9-news")) {
        if (DataSets.isPresent(set)) {
          pages.addAll(DataSets.read(set).pages());
        }
      }
    }
    return pages;
  }

  @Test
  void noMethodFailsOrTakesLong() throws IOException {
    List<LabelledPage> pages = pages();
    List<ContentExtractor> others =
        Methods.all().stream().map(Method::name).map(work::extractor).toList();
    ContentExtractor usual = work.extractor(Methods.DEFAULT);
    Work otherWork = new Work(HostileLevel.SHIPPED);
    for (int i = 0; i < PAGES; i++) {
      Random random = Seed.of("page " + i);
      LabelledPage page = pages.get(random.nextInt(pages.size()));
      byte[] other = pages.get(random.nextInt(pages.size())).bytes();
      byte[] mutated = new Mutation(random).of(page.bytes(), other);
      String name = "page " + i + " from " + page.id();
      read(usual, mutated, name, work);
      read(others.get(random.nextInt(others.size())), mutated, name, otherWork);
    }
    System.out.println(work.summary(PAGES + " mutated pages, " + refused / 2 + " refused"));
    assertThat(refused).as("pages refused").isLessThan((int) (2 * PAGES * MOST_REFUSED));
    assertThat(work.timesParser())
        .as(work.summary("mutated pages"))
        .isLessThan(FaultsLevel.WHOLE ? HostileLevel.TIMES_PARSER : HostileLevel.TIMES_PARSER_COLD);
  }

  private void read(ContentExtractor extractor, byte[] page, String name, Work by) {
    PageText text;
    try {
      text = PageText.of(page, null);
    } catch (NotHtmlException e) {
      refused++;
      return;
    }
    by.extract(extractor, text, extractor.method() + ", " + name);
  }
}
