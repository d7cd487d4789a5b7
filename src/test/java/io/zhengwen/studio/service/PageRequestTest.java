package io.zhengwen.studio.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class PageRequestTest {
  private static PageRequest posted(String json) throws IOException {
    return PageRequest.of(
        name -> null, json.getBytes(StandardCharsets.UTF_8), "application/json; charset=utf-8");
  }

  @Test
  void readsThePageOfAnObject() throws IOException {
    PageRequest page = posted(" {\"html\": \"<p>one\", \"url\": \"https://example.org/\"}\n ");

    assertThat(page.html()).isEqualTo("<p>one");
    assertThat(page.url()).isEqualTo("https://example.org/");
  }

  @Test
  void refusesMoreThanOneObject() {
    for (String more : new String[] {"{\"html\": \"<p>two\"}", "\n[]", " 1"}) {
      assertThatIllegalArgumentException()
          .as(more)
          .isThrownBy(() -> posted("{\"html\": \"<p>one\"}" + more))
          .withMessageContaining("behind its object");
    }
  }

  @Test
  void refusesAMemberThatIsGivenTwice() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> posted("{\"html\": \"<p>one\", \"html\": \"<p>two\"}"))
        .withMessageContaining("html")
        .withMessageStartingWith("the body is not JSON: ");
  }

  @Test
  void takesPagesAsLongAsTheirBodyMayBe() throws IOException {
    String page = "<p>" + "a".repeat(20_000_001);

    assertThat((String) posted("{\"html\": \"" + page + "\"}").html()).hasSize(page.length());
  }

  @Test
  void refusesABodyWithoutAnObject() {
    for (String body : new String[] {"", " ", "[]", "\"<p>\""}) {
      assertThatIllegalArgumentException()
          .as(body)
          .isThrownBy(() -> posted(body))
          .withMessageContaining("not a JSON object");
    }
  }
}
