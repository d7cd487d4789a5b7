package io.zhengwen.method.sitetemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class TextIndexTest {
  private static final int TEXTS = 1 << 17;

  /** Returns texts with equal hash codes, since those of {@code Aa} and {@code BB} are equal. */
  private static TextUnit unit(int number) {
    StringBuilder text = new StringBuilder();
    for (int bits = number + TEXTS; bits > 1; bits >>= 1) {
      text.append((bits & 1) == 0 ? "Aa" : "BB");
    }
    return new TextUnit("p", text.toString(), 0, 1);
  }

  @Test
  void textsWithEqualHashCodesAreFoundQuickly() {
    assertThat(unit(1).text().hashCode()).isEqualTo(unit(TEXTS - 1).text().hashCode());
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          TextIndex index = new TextIndex();
          for (int n = 0; n < TEXTS; n++) {
            index.add(new Entry(unit(n).tag(), unit(n).text()));
          }
          assertThat(index.size()).isEqualTo(TEXTS);
          assertThat(index.find(unit(12_345), new TextIndex.Budget()).text())
              .isEqualTo(unit(12_345).text());
        });
  }
}
