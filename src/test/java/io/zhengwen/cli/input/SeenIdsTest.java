package io.zhengwen.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class SeenIdsTest {
  @Test
  void anIdIsKnownByThePlaceWhereItWasFoundFirst() throws IOException {
    try (SeenIds ids = new SeenIds()) {
      for (int i = 0; i < 3_000; i++) {
        assertThat(ids.add("id" + i, "存档.warc:" + i)).isNull();
        assertThat(ids.add("id" + i / 2, "again")).isEqualTo("存档.warc:" + i / 2);
      }
    }
  }

  @Test
  void longPlacesAreShortened() throws IOException {
    try (SeenIds ids = new SeenIds()) {
      ids.add("a", "页".repeat(3_000));
      assertThat(ids.add("a", "again")).isEqualTo("页".repeat(2_000));
    }
  }
}
