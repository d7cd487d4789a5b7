package io.zhengwen.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PatternTableTest {
  private static final String LETTERS = "aab-@ cé7/=?";

  @Test
  void findsWhatContainsFinds() {
    Map<String, Integer> patterns = new HashMap<>();
    List<String> words =
        List.of("a", "ab", "aab", "b-a", "ba", "@c", "c a", "baab", "/a", "b=", "a?c");
    for (int w = 0; w < words.size(); w++) {
      patterns.put(words.get(w), 1 << w);
    }
    PatternTable table = new PatternTable(patterns);
    Random random = new Random(7);
    for (int n = 0; n < 20_000; n++) {
      StringBuilder text = new StringBuilder();
      random
          .ints(random.nextInt(12), 0, LETTERS.length())
          .forEach(i -> text.append(LETTERS.charAt(i)));
      int expected = 0;
      for (String word : words) {
        expected |= text.indexOf(word) >= 0 ? patterns.get(word) : 0;
      }
      assertThat(table.find(text.toString())).as(text.toString()).isEqualTo(expected);
    }
  }

  @Test
  void findsInAnyCase() {
    PatternTable table = new PatternTable(Map.of("user", 1, "kind", 2));
    assertThat(table.find("/UserÄ/")).isEqualTo(1);
    assertThat(table.find("the \u212aIND"))
        .as("a sign that is a letter in lower case")
        .isEqualTo(2);
  }

  @Test
  void findsWholeNamesBetweenSpaces() {
    PatternTable table = new PatternTable(Map.of(" by ", 1, "-by ", 2, "post", 4));
    assertThat(table.findBetweenSpaces("By")).isEqualTo(1);
    assertThat(table.findBetweenSpaces("posted-by")).isEqualTo(2 | 4);
    assertThat(table.findBetweenSpaces("by-line")).isZero();
    assertThat(table.find("by")).isZero();
  }

  @Test
  void refusesOtherCharacters() {
    assertThatIllegalArgumentException().isThrownBy(() -> new PatternTable(Map.of("é", 1)));
  }
}
