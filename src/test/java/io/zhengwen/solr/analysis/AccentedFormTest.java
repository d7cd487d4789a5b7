package io.zhengwen.solr.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AccentedFormTest {
  @ParameterizedTest
  @CsvSource({"pâté, PÂTÉ", "sông, so\u0302ng", "Straße, straße", "đường, ĐƯỜNG", "Łódź, łódź"})
  void caseAndCompositionDoNotMatter(String word, String same) {
    assertThat(AccentedForm.of(word)).isEqualTo(AccentedForm.of(same));
    assertThat(AccentedForm.isOne(AccentedForm.of(word))).isTrue();
  }

  @Test
  void accentsMatter() {
    assertThat(AccentedForm.of("pâté")).isNotEqualTo(AccentedForm.of("pâte"));
    assertThat(AccentedForm.of("bàn")).isNotEqualTo(AccentedForm.of("bán"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"pate", "ё", "άλφα", "北京", "हिंदी", "İSTANBUL", "ガ", ""})
  void othersHaveNone(String word) {
    assertThat(AccentedForm.of(word)).isNull();
    assertThat(AccentedForm.isOne(word)).isFalse();
  }
}
