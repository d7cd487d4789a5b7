package io.zhengwen.bench.train.combined;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.bench.corpus.LabelledPage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Every page is scored by a model of other sites. */
class ExperimentTest {
  /** The pages a model was trained on and those it scored. */
  private record Fitted(List<TrainingPage> train, Set<TrainingPage> asked) {
    List<String> trainSites() {
      return train.stream().map(page -> page.site).toList();
    }
  }

  private final List<TrainingPage> pages = new ArrayList<>();
  private final List<TrainingPage> copies = new ArrayList<>();
  private final List<Fitted> fitted = new ArrayList<>();

  /** Two sets; site 0 to 5 have two pages in the first, site 4 to 7 two in the second. */
  private Experiment<double[]> experiment() {
    for (int i = 0; i < 12; i++) {
      add("first", "f" + i, i / 2);
    }
    for (int i = 0; i < 8; i++) {
      add("second", "s" + i, 4 + i / 2);
    }
    assertThat(copies).hasSize(20);
    return new Experiment<>(new TrainingData(pages, copies), this::fit, line -> {});
  }

  private void add(String set, String id, int site) {
    String text = "Swans came to the lake of the old town at dawn, and stayed there. ".repeat(20);
    String html = "<body><div><a href=/>Home</a></div><div><p>" + text + "</p></div>";
    String url = "https://site" + site + ".example/" + id;
    LabelledPage page =
        new LabelledPage(Path.of(id), "", id, url, "article", "en", "", text, List.of(), List.of());
    TrainingPage measured = TrainingPage.of(set, page, html);
    pages.add(measured);
    measured.commented(page, html, 1).ifPresent(copies::add);
  }

  private Function<TrainingPage, double[]> fit(List<TrainingPage> train) {
    Fitted model = new Fitted(List.copyOf(train), ConcurrentHashMap.newKeySet());
    fitted.add(model);
    double name = fitted.size();
    return page -> {
      model.asked.add(page);
      return new double[] {name};
    };
  }

  @Test
  void scoresEveryPageByModelOfOtherSites() {
    Map<TrainingPage, double[]> held = experiment().crossValidate(3, 1);

    assertThat(held.keySet()).containsExactlyInAnyOrderElementsOf(pages);
    assertThat(fitted).hasSize(3);
    held.forEach(
        (page, p) -> {
          Fitted model = fitted.get((int) p[0] - 1);
          assertThat(model.trainSites()).isNotEmpty().doesNotContain(page.site);
        });
    for (Fitted model : fitted) {
      Set<String> asked = Set.copyOf(model.asked.stream().map(page -> page.site).toList());
      assertThat(model.train)
          .containsExactlyElementsOf(
              all().stream().filter(page -> !asked.contains(page.site)).toList());
    }
  }

  @Test
  void leavesSitesOfSetOutOfTraining() {
    Map<TrainingPage, double[]> held = experiment().leaveOut(Set.of("first"));

    assertThat(held.keySet())
        .containsExactlyInAnyOrderElementsOf(
            pages.stream().filter(page -> page.set.equals("first")).toList());
    assertThat(fitted).hasSize(1);
    assertThat(fitted.get(0).trainSites()).contains("site6", "site7").hasSize(8);
    assertThat(Set.copyOf(fitted.get(0).trainSites())).containsExactlyInAnyOrder("site6", "site7");
  }

  @Test
  void leavesOnlySiteOutOfTraining() {
    Map<TrainingPage, double[]> held = experiment().leaveSitesOut("second");

    assertThat(held.keySet())
        .containsExactlyInAnyOrderElementsOf(
            pages.stream().filter(page -> page.set.equals("second")).toList());
    assertThat(fitted).hasSize(4);
    held.forEach(
        (page, p) -> {
          Fitted model = fitted.get((int) p[0] - 1);
          assertThat(model.train)
              .containsExactlyElementsOf(
                  all().stream().filter(other -> !other.site.equals(page.site)).toList());
        });
  }

  private List<TrainingPage> all() {
    List<TrainingPage> all = new ArrayList<>(pages);
    all.addAll(copies);
    return all;
  }
}
