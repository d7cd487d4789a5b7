package io.zhengwen.bench.wrapper;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.faults.FaultsLevel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The records of real-estate list pages, one or two of them marked, as the pages change. */
class EstateListWrapperTest {
  private static final int PAGES = 4;
  private static final int DRAWS = FaultsLevel.WHOLE ? 10 : 2;

  static Stream<EstateListSite> sites() {
    return Stream.of(new AnjuLists(), new HarborLists());
  }

  private static ListEvaluation evaluation(EstateListSite site, Path directory) throws Exception {
    EstateListPage.write(site.pages(PAGES, 4_000), directory);
    return new ListEvaluation(FieldPage.read(directory));
  }

  @ParameterizedTest
  @MethodSource("sites")
  void oneOrTwoMarkedRecordsGiveAllFieldsOfTheOthers(EstateListSite site, @TempDir Path directory)
      throws Exception {
    ListEvaluation evaluation = evaluation(site, directory);
    for (int marked = 1; marked <= 2; marked++) {
      for (int seed = 0; seed < DRAWS; seed++) {
        Map<String, FieldCounts> counts = evaluation.draw(marked, seed);
        assertThat(counts).hasSizeGreaterThan(8);
        for (Map.Entry<String, FieldCounts> field : counts.entrySet()) {
          assertThat(field.getValue().f1())
              .as(field.getKey() + ", " + marked + " marked, draw " + seed)
              .isEqualTo(1);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sites")
  void noRedesignGivesWrongValues(EstateListSite site, @TempDir Path directory) throws Exception {
    ListEvaluation evaluation = evaluation(site, directory);
    List<Set<Redesign>> changes = new ArrayList<>();
    for (Redesign change : Redesign.values()) {
      changes.add(Set.of(change));
    }
    changes.add(Set.copyOf(Redesign.LAYOUT));
    changes.add(Set.of(Redesign.values()));
    for (int seed = 0; seed < DRAWS / 2; seed++) {
      for (Set<Redesign> change : changes) {
        for (double strength : new double[] {.3, 1}) {
          evaluation
              .read(2, seed, change, strength)
              .forEach(
                  (field, counts) ->
                      assertThat(counts.wrong())
                          .as(field + ", " + change + " " + strength)
                          .isZero());
        }
      }
    }
  }
}
