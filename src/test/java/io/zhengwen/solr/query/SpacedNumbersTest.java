package io.zhengwen.solr.query;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpacedNumbersTest {
  @Test
  void thousandsAreJoined() {
    assertThat(SpacedNumbers.joined("19 200")).isEqualTo("19200");
    assertThat(SpacedNumbers.joined("rund 19 200 Stühle")).isEqualTo("rund 19200 Stühle");
    assertThat(SpacedNumbers.joined("1 234 567,89 €")).isEqualTo("1234567,89 €");
    assertThat(SpacedNumbers.joined("€19 200 or 3 500%")).isEqualTo("€19200 or 3500%");
    assertThat(SpacedNumbers.joined("١٩ ٢٠٠")).isEqualTo("١٩٢٠٠");
  }

  @Test
  void othersStayApart() {
    for (String query :
        new String[] {
          "030 123 456",
          "iPhone 15 Pro 256 GB",
          "2019 200",
          "19 2000",
          "19 20",
          "1 2 3",
          "a19 200",
          "\"19 200\"",
          "title:19 200",
          "19 200km",
          "+1 555 0100",
          ""
        }) {
      assertThat(SpacedNumbers.joined(query)).as(query).isNull();
    }
  }
}
