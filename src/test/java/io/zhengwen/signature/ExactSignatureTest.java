package io.zhengwen.signature;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class ExactSignatureTest {
  private static final String TEXT =
      "The old harbour bridge reopened on Monday after two years of repairs, and the first cyclists"
          + " crossed it before sunrise.";
  private static final String CHINESE =
      "老城图书馆经过两年修缮，于周一上午重新向市民开放。馆内新增了300个座位，屋顶的玻璃天窗也全部更换，阅览室比以前明亮许多。";

  @Test
  void ignoresCaseWidthSpacesAndPunctuation() {
    String signature = ExactSignature.of(TEXT).orElseThrow();
    assertThat(signature).matches("[0-9a-f]{32}");
    assertThat(ExactSignature.of("\n" + TEXT.toUpperCase(Locale.ROOT).replace(", ", " –\n\n ")))
        .contains(signature);
    assertThat(ExactSignature.of(CHINESE.replace("300", "３００").replace("，", " ,")))
        .isEqualTo(ExactSignature.of(CHINESE))
        .isPresent();
  }

  @Test
  void tellsTextsApartThatDifferInAWordOrInOrder() {
    assertThat(ExactSignature.of(TEXT.replace("Monday", "Tuesday")))
        .isNotEqualTo(ExactSignature.of(TEXT));
    assertThat(ExactSignature.of(TEXT.replace("two years", "twoyears")))
        .isNotEqualTo(ExactSignature.of(TEXT));
    assertThat(ExactSignature.of(CHINESE.replace("两年", "年两")))
        .isNotEqualTo(ExactSignature.of(CHINESE));
  }

  @Test
  void givesShortTextsNone() {
    assertThat(ExactSignature.of("")).isEmpty();
    assertThat(ExactSignature.of("This page is no longer available.")).isEmpty();
    assertThat(ExactSignature.of("一".repeat(39))).isEmpty();
    assertThat(ExactSignature.of("一".repeat(40))).isPresent();
    assertThat(ExactSignature.of("word ".repeat(19))).isEmpty();
    assertThat(ExactSignature.of("word ".repeat(20))).isPresent();
  }
}
