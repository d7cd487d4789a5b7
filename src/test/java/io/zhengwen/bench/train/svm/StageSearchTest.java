package io.zhengwen.bench.train.svm;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.labels.PageLabels;
import io.zhengwen.bench.train.Folds;
import io.zhengwen.bench.train.svm.SvmTrainingOptions.Cell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every page is classified by an SVM trained on other sites. */
class StageSearchTest {
  private static final SvmTrainingOptions OPTIONS =
      new SvmTrainingOptions(2, 1000, 1, List.of(10.0), List.of(0.5));
  private static final Cell CELL = new Cell(10, 0.5);
  private static final String GOLD = "swans came to the lake at dawn";
  private static final String NOISE = "home about imprint contact privacy terms help";

  private final String odd = siteOfFold(0);
  private final String usual = siteOfFold(1);

  private static String siteOfFold(int fold) {
    return IntStream.range(0, 100)
        .mapToObj(i -> "site" + i)
        .filter(site -> Folds.of(site, OPTIONS.folds(), OPTIONS.seed()) == fold)
        .findFirst()
        .orElseThrow();
  }

  /** A page whose gold is the piece with the feature 1, or the one with 0. */
  private static StagePage page(String site, boolean goldIsOne) {
    LabelledPage page =
        new LabelledPage(
            Path.of("none"),
            "",
            site,
            "https://" + site + ".example/",
            "",
            "",
            "",
            GOLD,
            List.of(),
            List.of());
    List<String> texts = goldIsOne ? List.of(GOLD, NOISE) : List.of(NOISE, GOLD);
    List<float[]> rows = List.of(new float[] {1}, new float[] {0});
    return StagePage.of(new PageLabels("set", page, texts), rows, new int[] {0, 1});
  }

  @Test
  void classifiesUnusualSiteByModelOfOtherSites() {
    List<StagePage> pages = new ArrayList<>();
    Stream.generate(() -> page(odd, true)).limit(20).forEach(pages::add);
    Stream.generate(() -> page(usual, false)).limit(3).forEach(pages::add);

    StageSearch search = new StageSearch(pages, true, Map.of(), OPTIONS);

    // 20 of 23 pages have gold where the feature is 1.
    assertThat(search.train(CELL).decide(new float[] {1})).isPositive();
    List<boolean[]> kept = search.decide(CELL);
    assertThat(kept.subList(0, 20)).allSatisfy(k -> assertThat(k).containsExactly(false, true));
    assertThat(kept.subList(20, 23)).allSatisfy(k -> assertThat(k).containsExactly(true, false));
  }
}
