package io.zhengwen.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TitleMatchTest {
  @Test
  void ignoresCaseWhiteSpaceAndPunctuation() {
    assertThat(TitleMatch.of(" Who's  there?", "WHO\u2019S THERE"))
        .isEqualTo(new TitleMatch(true, 1, false));
  }

  @Test
  void titleWithSiteNameIsNotExact() {
    TitleMatch match = TitleMatch.of("Flood warning - The Courier", "Flood warning");

    assertThat(match.exact()).isFalse();
    assertThat(match.longer()).isTrue();
    assertThat(TitleMatch.of("The Courier: Flood warning", "Flood warning").longer()).isTrue();
    assertThat(TitleMatch.of("A flood warning today", "Flood warning").longer()).isFalse();
    assertThat(TitleMatch.of("Flood warning lifted", "Flood warning").longer()).isFalse();
    assertThat(TitleMatch.of("洪水预警｜河湾日报", "洪水预警").longer()).isTrue();
    assertThat(TitleMatch.of("Flood", "Flood warning").longer()).isFalse();
    assertThat(TitleMatch.of("Flood", "").longer()).isFalse();
    assertThat(match.f1()).isCloseTo(2 * (2 / 4.0) / (2 / 4.0 + 1), within(1e-12));
  }
}
