package io.zhengwen.metadata.title;

import static io.zhengwen.metadata.title.Titles.title;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SitePartTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // The host.
        "mod_reel - Canalware HTTP Server 2.4; ; mod_reel",
        "Reel / Spools - Canalware HTTP Server 2.4; ; Reel / Spools",
        "Canalware 3 | 500 Error; <h1>500 Error Page</h1>; 500 Error",
        "Canalware 3 | Read mail; <h1>Compose</h1>; Read mail",
        "Canalware.example - Reel - Spools that Canalware likes; ; Reel - Spools that Canalware likes",
        // A link to the first page.
        "Reel - The very best of all servers; <a href=/>The very best of all servers</a>; Reel",
        "Best Servers - Reel; <a href=/>Best servers</a>; Reel",
        "Reel - The very best servers; <h1><a href=/>The very best servers</a></h1>; Reel",
        // Headlines with these words.
        "Reel - Why we like Canalware so much; <h1>Why we like Canalware so much</h1>; "
            + "Why we like Canalware so much",
        "Canalware 3 - a history in five parts; <h1>Canalware 3 - a history in five parts</h1>; "
            + "Canalware 3 - a history in five parts",
        "Canalware wins an award for its many reels | News; ; "
            + "Canalware wins an award for its many reels"
      })
  void namesTheSite(String document, String body, String expected) {
    assertThat(
            title(
                "https://docs.canalware.example/2/reel.html",
                "<title>" + document + "</title>" + (body == null ? "" : body) + "<p>text</p>"))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "https://canalware.example/, Reel - Canalware HTTP Server 2.4",
    "https://other.example/a, Reel - Canalware HTTP Server 2.4",
    "https://canalware.example/a, Reel"
  })
  void theFirstPageAndOtherHostsKeepIt(String url, String expected) {
    assertThat(title(url, "<title>Reel - Canalware HTTP Server 2.4</title><p>text"))
        .isEqualTo(expected);
  }
}
