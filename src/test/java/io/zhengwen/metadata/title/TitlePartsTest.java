package io.zhengwen.metadata.title;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TitlePartsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Купить валенки «Кержак» в Кержаче;Купить валенки «Кержак» в Кержаче",
        "«Кержак» — Валенки;«Кержак»/Валенки",
        "Lyon : « Le tunnel ferme »;Lyon/« Le tunnel ferme »",
        "« Le tunnel ferme » | Le Quai;« Le tunnel ferme »/Le Quai",
        "»Die Fähre fährt!« - Der Hafen;»Die Fähre fährt!«/Der Hafen",
        "Canals » News » The lock;Canals/News/The lock",
        "The lock « Canals « News;The lock/Canals/News",
        "The lock »;The lock",
      })
  void guillemetsAroundQuotationsDoNotSeparate(String title, String parts) {
    assertThat(String.join("/", TitleParts.of(title).parts())).isEqualTo(parts);
  }

  private static final String[] PIECES = {
    "Ferry", "2", "渡", "」", "！", "é", " ", "  ", "\t", "\u00a0", "\u3000", "|", "｜", "»", "·", "→",
    "⋆", "_", "-", "–", "—", "~", ":", "::", "/", "<", ">", ".", "\n", "\u2028"
  };

  /** The separators of a text, sought everywhere. */
  private static List<String> separators(String text) {
    List<String> found = new ArrayList<>();
    Matcher separator = TitleSeparators.SEPARATOR.matcher(text);
    int from = 0;
    while (separator.find()) {
      if (separator.start() > from) {
        found.add(separator.group());
        from = separator.end();
      }
    }
    return found;
  }

  @Test
  void separatorsAreFoundWhereverTheyMayBegin() {
    Random random = new Random(7);
    for (int n = 0; n < 50_000; n++) {
      StringBuilder text = new StringBuilder();
      for (int i = 1 + random.nextInt(8); i > 0; i--) {
        text.append(PIECES[random.nextInt(PIECES.length)]);
      }
      String title = text.append("End").toString();
      assertThat(TitleParts.of(title).separators()).as(title).isEqualTo(separators(title));
    }
  }

  @Test
  void aSeparatorAtTheEndIsLeftOut() {
    for (String end : List.of(" |", " -  ", " »\u2028", "\t–", " ::\n")) {
      assertThat(TitleParts.of("Ferry | News" + end).parts()).containsExactly("Ferry", "News");
    }
  }

  @Test
  void middleDotsWithoutSpacesJoinWords() {
    assertThat(TitleParts.of("罗伯特·希勒谈经济_财经网").parts()).containsExactly("罗伯特·希勒谈经济", "财经网");
    assertThat(TitleParts.of("성장 ·분배 논란ㅣ뉴스").parts()).containsExactly("성장 ·분배 논란", "뉴스");
    assertThat(TitleParts.of("Tide tables · Ferry News").parts())
        .containsExactly("Tide tables", "Ferry News");
  }
}
