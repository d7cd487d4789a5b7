package io.zhengwen.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LowerCaseTest {
  @Test
  void lettersAreThoseOfJava() {
    String letters = "aZ İIıiΣσ'. Åß\u0307\ud801\udc00\ud801中";
    Random random = new Random(1);
    for (int i = 0; i < 2_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(8); n > 0; n--) {
        text.append(letters.charAt(random.nextInt(letters.length())));
      }
      assertThat(LowerCase.of(text.toString())).isEqualTo(text.toString().toLowerCase(Locale.ROOT));
    }
  }

  @Test
  void lettersThatGrowTakeNoLongerThanAFewTimesOthers() {
    String others = "Ī".repeat(300_000);
    String growing = "İ".repeat(300_000);
    millis(others);
    millis(growing);

    assertThat(millis(growing)).isLessThan(50 * Math.max(1, millis(others)));
  }

  private static double millis(String text) {
    var threads = ManagementFactory.getThreadMXBean();
    long nanos = threads.getCurrentThreadCpuTime();
    assertThat(LowerCase.of(text)).hasSizeGreaterThanOrEqualTo(text.length());
    return (threads.getCurrentThreadCpuTime() - nanos) / 1e6;
  }
}
