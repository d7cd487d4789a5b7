package io.zhengwen.bench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.gate.Floors.Level;
import io.zhengwen.bench.gate.Floors.SetFloors;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QualityGateTest {
  @TempDir private Path directory;
  private Corpus corpus;

  @BeforeEach
  void makeSet() throws IOException {
    Path set = directory.resolve("set");
    Files.createDirectories(set.resolve("pages"));
    Files.writeString(set.resolve("pages/a.html"), "<title>A b</title><p>one two</p>");
    Files.writeString(set.resolve("pages/b.html"), "<title>Other</title><p>one</p>");
    Files.writeString(
        set.resolve("gold.jsonl"),
        """
        {"id":"a","title":"A b","content":"one two"}
        {"id":"b","title":"Wrong","content":"one two three"}
        """);
    corpus = Corpus.read(set);
  }

  @Test
  void reportsScoresBelowFloor() {
    assertThat(violations(Map.of("x", 0.7005), level(Map.of("x", 0.7)))).isEmpty();
    assertThat(violations(Map.of("x", 0.6999), level(Map.of("x", 0.7))))
        .containsExactly("set: x fell to 0.6999, below its floor of 0.700");
  }

  @Test
  void scorePassesFloorRaisedToIt() {
    for (double score : new double[] {0.8, Math.nextDown(0.8), 0.8 - 1e-13, 0.79999, 0.3 - 1e-13}) {
      SortedMap<String, Double> scores = sorted(Map.of("x", score));
      Level raised = QualityGate.raise(corpus, scores, null, false);
      assertThat(QualityGate.violations(corpus, scores, raised)).as("%s", score).isEmpty();
    }
    assertThat(violations(Map.of("x", 0.79999), level(Map.of("x", 0.8)))).hasSize(1);
  }

  @Test
  void reportsNewAndMissingMethods() {
    assertThat(violations(Map.of("x", 0.5), level(Map.of("y", 0.5))))
        .containsExactly("set: x has no floor (score 0.5000)", "set: y has a floor but no score");
  }

  @Test
  void reportsChangedPages() {
    assertThat(violations(Map.of("x", 0.9), new Level(3, "0a0b", sorted(Map.of("x", 0.1)))))
        .singleElement()
        .asString()
        .contains("not the pages", corpus.digest(), "not 3 with 0a0b");
  }

  @Test
  void raisesButDoesNotLowerUnlessAllowed() {
    Level old = level(Map.of("up", 0.5, "down", 0.9, "gone", 0.3));
    SortedMap<String, Double> scores = sorted(Map.of("up", 0.61299, "down", 0.8, "new", 0.4));

    assertThat(QualityGate.raise(corpus, scores, old, false))
        .isEqualTo(level(Map.of("up", 0.612, "down", 0.9, "gone", 0.3, "new", 0.4)));
    assertThat(QualityGate.raise(corpus, scores, old, true))
        .isEqualTo(level(Map.of("up", 0.612, "down", 0.8, "new", 0.4)));
    assertThat(QualityGate.raise(corpus, scores, null, false).pages()).isEqualTo(2);
  }

  @Test
  void refusesToRaiseOnChangedPagesUnlessAllowed() {
    Level old = new Level(2, "0a0b", sorted(Map.of("x", 0.5)));

    assertThatThrownBy(() -> QualityGate.raise(corpus, sorted(Map.of("x", 0.9)), old, false))
        .hasMessageContaining("the pages changed");
    assertThat(QualityGate.raise(corpus, sorted(Map.of("x", 0.4)), old, true))
        .isEqualTo(level(Map.of("x", 0.4)));
  }

  @Test
  void readsFloorsAsWritten() throws IOException {
    Path file = directory.resolve("floors.json");
    assertThat(Floors.read(file).sets()).isEmpty();
    Level level = level(Map.of("x", 0.123));
    Floors floors = Floors.read(file).with("set", new SetFloors(level, level));

    floors.write(file);

    assertThat(Floors.read(file)).isEqualTo(floors);
    Files.writeString(file, "{\"set\": 1}");
    assertThatThrownBy(() -> Floors.read(file)).hasMessageContaining("does not hold floors");
  }

  private List<String> violations(Map<String, Double> scores, Level level) {
    return QualityGate.violations(corpus, sorted(scores), level);
  }

  private Level level(Map<String, Double> floors) {
    return new Level(2, corpus.digest(), sorted(floors));
  }

  private static SortedMap<String, Double> sorted(Map<String, Double> map) {
    return new TreeMap<>(map);
  }
}
