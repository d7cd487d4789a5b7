package io.zhengwen.page;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HiddenDataTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"title\":\"The mill\"}",
        "\n [ {\"title\": \"The mill\"} ]\n",
        "[\"rye\", \"spelt\"]",
        "[[1, 2], [3, 4]]",
        "{}",
        "[]"
      })
  void objectsAndArraysAreData(String text) {
    assertThat(HiddenData.isJson(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[1] The mill of 1820 [2]",
        "[Applause]",
        "{name} was here {date}",
        "{\"rye\"} and spelt",
        "The mill"
      })
  void otherTextIsNone(String text) {
    assertThat(HiddenData.isJson(text)).isFalse();
  }

  @Test
  void dataIsNoTextWhereItIsNotShown() {
    String shown = "<p>Loading</p>";
    String data = "[{\"title\":\"Rye from the mill, milled on Mondays and sold on Tuesdays\"}]";

    assertThat(texts(shown + "<template>" + data + "</template>")).isEqualTo("Loading");
    assertThat(texts(shown + "<div hidden>" + data + "</div>")).isEqualTo("Loading");
    assertThat(texts(shown + "<pre>" + data + "</pre>")).contains("Rye from the mill");
    assertThat(texts(shown + "<pre hidden>" + data + "</pre>")).contains("Rye from the mill");
  }

  private static String texts(String html) {
    PageModel page = model(html);
    StringBuilder texts = new StringBuilder();
    for (int i = 0; i < page.size(); i++) {
      if (page.isText(i)) {
        page.appendText(i, texts);
      }
    }
    return texts.toString();
  }
}
