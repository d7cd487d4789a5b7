package io.zhengwen.wrapper.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.wrapper.Reading;
import org.junit.jupiter.api.Test;

class LatestValuesTest {
  @Test
  void theOldestOfMoreThanAreKeptAreDropped() {
    LatestValues values = new LatestValues();
    for (int n = 0; n < SeedPages.MOST_KNOWN; n++) {
      values.addPage("https://a.example/" + n, "t", Reading.NONE);
    }
    values.addPage("https://a.example/0", "t", Reading.NONE);
    values.addPage("https://a.example/new", "t", Reading.NONE);
    assertThat(values.pages())
        .hasSize(SeedPages.MOST_KNOWN)
        .containsKeys("a.example/0", "a.example/2", "a.example/new")
        .doesNotContainKey("a.example/1");
  }
}
