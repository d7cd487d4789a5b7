package io.zhengwen.bench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.gate.Floors.Level;
import io.zhengwen.bench.gate.Floors.SetFloors;
import io.zhengwen.registry.Resources;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * No method falls below its floors. On samples; on whole sets with {@code -Dzhengwen.gate=full}.
 */
class QualityFloorsTest {
  private static final boolean FULL = "full".equals(System.getProperty("zhengwen.gate"));

  private final GateScores scores =
      new GateScores(Resources.inMemory(), Runtime.getRuntime().availableProcessors());

  @TestFactory
  Stream<DynamicTest> floorsHold() throws IOException, URISyntaxException {
    Path file = Path.of(QualityFloorsTest.class.getResource("quality-floors.json").toURI());
    return Floors.read(file).sets().entrySet().stream()
        .map(set -> dynamicTest(set.getKey(), () -> holds(set.getKey(), set.getValue())));
  }

  private void holds(String name, SetFloors floors) throws InterruptedException {
    assumeTrue(
        DataSets.isPresent(name),
        () -> name + " is not in " + DataSets.directory() + " (-Dzhengwen.data=DIR)");
    Level level = floors.level(FULL);
    Corpus all = DataSets.read(name);
    Corpus corpus = FULL ? all : all.sample(level.pages());

    assertThat(QualityGate.violations(corpus, scores.of(corpus, () -> {}), level))
        .as("floors are raised by the command gate --raise")
        .isEmpty();
  }
}
