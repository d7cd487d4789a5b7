package io.zhengwen.solr.handler;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HtmlUpdateTest {
  private static final String PAGE = "https://quay.example/a";
  private static final String OTHER = "https://quay.example/b";

  @Test
  void theAddressIsGivenOrWhereThePageIsFrom() {
    Map<String, List<String>> given = new LinkedHashMap<>(Map.of("id", List.of(OTHER)));
    assertThat(HtmlUpdate.address(given, "url", "a.html", "id")).isEqualTo(OTHER);
    assertThat(HtmlUpdate.address(given, "url", PAGE, "id")).isEqualTo(PAGE);
    given.put("url", List.of("/c"));
    assertThat(HtmlUpdate.address(given, "url", PAGE, "id")).isEqualTo("/c");
    assertThat(HtmlUpdate.address(Map.of(), "url", "", "id")).isNull();
  }

  @Test
  void aSchemaNeedNotHaveAUniqueKey() {
    Map<String, List<String>> given = new LinkedHashMap<>(Map.of("id", List.of(OTHER)));
    assertThat(HtmlUpdate.address(given, "url", "", null)).isNull();
    assertThat(HtmlUpdate.address(given, "url", PAGE, null)).isEqualTo(PAGE);
  }
}
