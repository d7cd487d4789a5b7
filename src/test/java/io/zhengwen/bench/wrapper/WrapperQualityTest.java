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
    for (Redesign change : Redesign.values()) {
      RobustnessEvaluation.Result all = evaluation.read(List.of(change), 1, 1, Optional.empty());
      assertThat(all.wrong()).as(change.name()).isZero();
      if (!Redesign.LAYOUT.contains(change)) {
        continue; // without their labels, positions are not trusted: rather none than a neighbour's
      }
      for (RuleKind kind : RuleKind.values()) {
        RobustnessEvaluation.Result alone =
            evaluation.read(List.of(change), 1, 1, Optional.of(kind));
        assertThat(all.right()).as(change + " " + kind).isGreaterThanOrEqualTo(alone.right());
      }
    }
  }
}
