package io.zhengwen.solr.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OtherSpellingsTest {
  @ParameterizedTest
  @CsvSource({
    "e-mail, email",
    "(Wi‑Fi), WiFi",
    "K-12, K12",
    "Donau-Dampf-Schiff, DonauDampfSchiff",
    "Müller, Mueller",
    "'19,200', 19200",
    "п’ять, пять",
    "'l''école', école",
    "«L’Assemblée, Assemblée",
    "'qu''Antoine', Antoine",
    "'dell''acqua,', 'acqua,'",
    "'women''s', womens",
    "womens, 'women''s'",
    "'(MCDONALD’S),', '(MCDONALDS),'",
    "'fotos!', 'foto''s!'",
    "whos, 'who''s'",
    "1234567.5, 1 234 567.5",
    "'€1234,56!', '€1 234,56!'"
  })
  void oneOther(String word, String other) {
    assertThat(OtherSpellings.of(word)).containsExactly(other);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "t-on",
        "A-N-D",
        "2024-05",
        "COVID-19-2",
        "e-",
        "email",
        "l'eau",
        "can't",
        "it's",
        "its",
        "O's",
        "princess",
        "ss's",
        "windows7",
        "дома's",
        "O'Brien",
        "19200",
        "3.14",
        "123.45",
        "1234.567",
        "1234.5.6",
        "2024-11.5"
      })
  void noOther(String word) {
    assertThat(OtherSpellings.of(word)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = "Müller-Lüd")
  void several(String word) {
    assertThat(OtherSpellings.of(word)).isEqualTo(List.of("MüllerLüd", "Mueller-Lued"));
  }
}
