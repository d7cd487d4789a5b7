package io.zhengwen.method.combined.features;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.text.Tokens;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TokenShinglesTest {
  @Test
  void textsThatDifferInCaseAndMarksAreEqual() {
    assertThat(TokenShingles.of("The red boat, THE red", 2))
        .hasSize(4)
        .containsExactly(TokenShingles.of("the RED (boat) the red", 2));
    long[] shingles = TokenShingles.of("the red boat the red", 2);
    assertThat(shingles[0]).isEqualTo(shingles[3]).isNotEqualTo(shingles[1]);
    assertThat(TokenShingles.of("red the", 2)).isNotEqualTo(TokenShingles.of("the red", 2));
  }

  @Test
  void lettersOfChineseAreTokens() {
    assertThat(TokenShingles.of("港口的boat港口", 2)).hasSize(5);
    assertThat(TokenShingles.of("one", 2)).isEmpty();
    assertThat(TokenShingles.of("", 1)).isEmpty();
  }

  @Test
  void tokensAreThoseOfTheMeasure() {
    Random random = new Random(1);
    for (int n = 0; n < 200; n++) {
      StringBuilder text = new StringBuilder();
      for (int c = random.nextInt(60); c > 0; c--) {
        text.append("ab 7_.港é🛶 \n".charAt(random.nextInt(11)));
      }
      assertThat(TokenShingles.tokens(text)).as(text.toString()).hasSameSizeAs(Tokens.of(text));
    }
  }
}
