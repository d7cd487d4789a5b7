package io.zhengwen.bench.wrapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.wrapper.template.RuleKind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Floors of wrapper templates on the pages of two shops. */
class WrapperQualityTest {
  private static final double FLOOR = .99;

  private static List<FieldPage> pages(String set) {
    Path directory = DataSets.directory().resolve(set);
    assumeTrue(Files.isDirectory(directory), () -> set + " is not in " + DataSets.directory());
    return FieldPage.read(directory);
  }

  @ParameterizedTest
  @ValueSource(strings = {"swde-booksamillion", "swde-christianbook"})
  void threeMarkedPagesAreEnough(String set) {
    WrapperEvaluation evaluation = new WrapperEvaluation(pages(set), false);
    for (int seed = 0; seed < 3; seed++) {
      evaluation
          .draw(3, seed)
          .counts()
          .forEach((field, counts) -> assertThat(counts.f1()).as(field).isGreaterThan(FLOOR));
    }
  }

  @Test
  void allRulesSurviveMoreThanThoseOfAnyKind() {
    RobustnessEvaluation evaluation = new RobustnessEvaluation(pages("swde-christianbook"), 5);
    for (Redesign change : Redesign.LAYOUT) {
      RobustnessEvaluation.Result all = evaluation.read(List.of(change), 1, 1, Optional.empty());
      assertThat(all.wrong()).as(change.name()).isZero();
      for (RuleKind kind : RuleKind.values()) {
        RobustnessEvaluation.Result alone =
            evaluation.read(List.of(change), 1, 1, Optional.of(kind));
        assertThat(all.right()).as(change + " " + kind).isGreaterThanOrEqualTo(alone.right());
      }
    }
  }

  /** Without their labels, ids and positions read more only where they also read wrongly. */
  @ParameterizedTest
  @ValueSource(strings = {"swde-booksamillion", "swde-christianbook"})
  void withOtherWordsInLabelsNothingIsWrong(String set) {
    RobustnessEvaluation evaluation = new RobustnessEvaluation(pages(set), 20);
    List<Redesign> words = List.of(Redesign.RENAMED_LABELS);
    for (double strength : new double[] {.3, 1}) {
      RobustnessEvaluation.Result all = evaluation.read(words, strength, 1, Optional.empty());
      assertThat(all.wrong()).isZero();
      for (RuleKind kind : RuleKind.values()) {
        RobustnessEvaluation.Result alone = evaluation.read(words, strength, 1, Optional.of(kind));
        if (alone.wrong() == 0) {
          assertThat(all.right()).as(kind.name()).isGreaterThanOrEqualTo(alone.right());
        }
      }
    }
  }
}
