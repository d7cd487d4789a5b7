package io.zhengwen.bench.train.combined.comments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.zhengwen.text.Tokens;
import java.util.HashSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SyntheticTextTest {
  private static final String ENGLISH = "The ferry leaves at noon and comes back before dark";
  private static final String CHINESE = "渡轮中午出发，天黑以前回来。";

  @Test
  void usesOnlyWordsOfSource() {
    String text = new SyntheticText(ENGLISH, new Random(1)).sentences(60);
    assertThat(Tokens.of(text)).hasSize(60);
    assertThat(new HashSet<>(Tokens.of(ENGLISH))).containsAll(Tokens.of(text));
    assertThat(text).matches("[A-Z][a-z, ]+[.!]( [A-Z][a-z, ]*[.!])*");
  }

  @Test
  void writesChineseWithoutSpaces() {
    SyntheticText text = new SyntheticText(CHINESE, new Random(1));
    assertThat(text.sentences(60)).matches("[\\p{IsHan}，]+[。！]([\\p{IsHan}，]+[。！])*");
    assertThat(text.name()).matches("\\p{IsHan}{2,3}");
  }

  @Test
  void isDeterministic() {
    assertThat(new SyntheticText(ENGLISH, new Random(7)).sentences(30))
        .isEqualTo(new SyntheticText(ENGLISH, new Random(7)).sentences(30))
        .isNotEqualTo(new SyntheticText(ENGLISH, new Random(8)).sentences(30));
  }

  @Test
  void refusesSourceWithoutWords() {
    assertThatIllegalArgumentException().isThrownBy(() -> new SyntheticText("…", new Random(1)));
  }
}
