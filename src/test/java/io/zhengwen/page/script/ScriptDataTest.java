package io.zhengwen.page.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptDataTest {
  private static final String PROSE =
      "The lock keeper opened the upper gate at seven, as he had done for thirty years.";

  private static List<String> best(String scripts) {
    ProseStrings strings = new ProseStrings("The lock and its keeper");
    ScriptData.read(Jsoup.parse(scripts).getElementsByTag("script"), strings);
    return strings.best();
  }

  private static String script(String script) {
    return "<script>" + script + "</script>";
  }

  private static String filled(String form) {
    String json = "{\"articleBody\":\"" + PROSE + "\"}";
    return form.replaceAll("JSON(?!\\.)", Matcher.quoteReplacement(json))
        .replace("ESCAPED", json.replace("\"", "\\\""))
        .replace("ENCODED", URLEncoder.encode(json, StandardCharsets.UTF_8).replace("+", "%20"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "state = JSON",
        "window.state=JSON.parse(\"ESCAPED\"); start()",
        "window.state = JSON.parse( 'JSON')",
        "var state = \"ESCAPED\";",
        "states.push(JSON)",
        "window['a'] = window['a'] || [];window['a'].push(JSON);",
        "self.a=self.a||[]; self.a.push(JSON);",
        "a = JSON.parse(decodeURIComponent(\"ENCODED\"))",
        "start(); window.state = JSON",
        "state = {\"a\": 1}; window['state'] = JSON.parse('JSON'); end()",
        "!function(){}();self.a=1,globalThis.b=JSON"
      })
  void dataAtTheBeginningOfAScriptAreRead(String form) {
    assertThat(best(script(filled(form)))).containsExactly(PROSE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "start(JSON)",
        "if (a == JSON) b()",
        "state = parse(\"ESCAPED\")",
        "f(); a = JSON",
        "f(); a.window.b = JSON",
        "f(); window.a = window.b || JSON"
      })
  void otherCodeHoldsNoData(String form) {
    assertThat(best(script(filled(form)))).isEmpty();
  }

  @Test
  void streamOfReactIsReadOverItsChunks() {
    assertThat(
            best(
                script("(self.__next_f=self.__next_f||[]).push([0])")
                    + script("self.__next_f.push([1,\"1:I[7,[\\\"a.js\\\"],\\\"\\\"]\\n24:T\"])")
                    + script("self.__next_f.push([1,\"50,The lock keeper\"])")
                    + script(
                        "self.__next_f.push([1,\""
                            + PROSE.substring(15)
                            + "5:[\\\"$\\\",{\\\"articleBody\\\":\\\"$24\\\"}]\\n\"])")))
        .containsExactly(PROSE);
  }

  @Test
  void textOfAStreamCountsBytes() {
    String text = "闸门é😀: 24:T5,";

    ReactStream rows = new ReactStream("a:T14," + text + "5:{\"b\":\"$a\"}\n");

    assertThat(rows.texts()).containsExactly(Map.entry("$a", text));
    assertThat(rows.values()).containsExactly("{\"b\":\"$a\"}\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a:T,b",
        "a:T",
        "a:",
        "a",
        ":",
        "a:Tffffffffff,b",
        "a:T-1,b",
        "a:\"b\"\nzz:[1]",
        "\n\n"
      })
  void brokenRowsAreSkipped(String stream) {
    ReactStream rows = new ReactStream(stream);

    assertThat(rows.texts()).isEmpty();
    assertThat(rows.values()).isEmpty();
  }

  @Test
  void aTextThatIsCutOffIsReadToItsEnd() {
    assertThat(new ReactStream("a:Tfffffff,b").texts()).containsEntry("$a", "b");
  }

  @Test
  void manyReferencesToALongTextAreReadInTime() {
    String text = (PROSE + " ").repeat(10_000);
    StringBuilder row = new StringBuilder("5:{\"articleBody\":\"x\"");
    for (int i = 0; i < 50_000; i++) {
      row.append(",\"k").append(i).append("\":{\"articleBody\":\"$24\"}");
    }
    String stream = "24:T" + Integer.toHexString(text.length()) + "," + text + row + "}\n";
    String chunk = stream.replace("\"", "\\\"").replace("\n", "\\n");

    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> best(script("self.__next_f.push([1,\"" + chunk + "\"])")));
  }
}
