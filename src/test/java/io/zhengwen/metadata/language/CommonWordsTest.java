package io.zhengwen.metadata.language;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CommonWordsTest {
  private static final String ENGLISH =
      "The council of the town decided that the old bridge and the road by the river are closed.";
  private static final String GERMAN =
      "Der Rat hat beschlossen, dass die alte Brücke und der Weg mit dem Steg nicht für das Fest ist.";

  @Test
  void confirmsWhatIsDeclared() {
    assertThat(CommonWords.confirm(ENGLISH, "en")).isTrue();
    assertThat(CommonWords.confirm(GERMAN, "de")).isTrue();
  }

  @Test
  void doesNotConfirmWhatIsNot() {
    assertThat(CommonWords.confirm(GERMAN, "en")).isFalse();
    assertThat(CommonWords.confirm(ENGLISH, "de")).isFalse();
    assertThat(CommonWords.confirm(ENGLISH + GERMAN, "en")).isFalse();
    assertThat(CommonWords.confirm(ENGLISH, "xx")).isFalse();
    assertThat(CommonWords.confirm("", "en")).isFalse();
    assertThat(CommonWords.confirm("Home Products Contact Login Cart", "en")).isFalse();
  }
}
