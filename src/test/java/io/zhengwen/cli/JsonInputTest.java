package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which JSON is read as pages, and what is said of the rest. */
class JsonInputTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String HTML = "<p>A page of the harbour.</p>";

  @TempDir private Path dir;

  private static String page(String id) throws IOException {
    return MAPPER.writeValueAsString(Map.of("id", id, "html", HTML));
  }

  private static CommandLineRun extract(Object... inputs) {
    List<Object> args = new ArrayList<>(List.of("extract", "-m", "fulltext"));
    args.addAll(List.of(inputs));
    return CommandLineRun.of(args.toArray());
  }

  private static List<String> ids(CommandLineRun run) throws IOException {
    List<String> ids = new ArrayList<>();
    for (String line : run.lines()) {
      JsonNode json = MAPPER.readTree(line);
      ids.add(json.get("id").textValue());
    }
    return ids;
  }

  @Test
  void brokenLinesDoNotKeepPagesFromBeingRead() throws IOException {
    String broken = "{\"id\":\"x\",\"html\":\"<p>cut\n".repeat(150);
    Path file = Pages.write(dir, "a.jsonl", page("a") + "\n" + broken + page("b") + "\n");
    Path brokenFirst =
        Pages.write(dir, "b.jsonl", "{\"id\":\"c\"}\n" + broken + page("d") + "\n" + page("e"));

    CommandLineRun run = extract(file, brokenFirst);

    assertThat(ids(run)).containsExactly("a", "b", "d", "e");
    assertThat(run.err())
        .contains("4 pages extracted, 301 failed", "b.jsonl, line 1: no member 'html'");
  }

  @Test
  void saysWhereReadingEndsForWantOfPages() throws IOException {
    String others = "{\"id\":\"x\"}\n".repeat(100);
    Path broken = Pages.write(dir, "a.jsonl", "{}\n{\"id\":\n" + others + page("a"));
    Path whole = Pages.write(dir, "b.jsonl", others + page("a"));
    Path fewer = Pages.write(dir, "c.jsonl", others.substring(11) + page("c"));

    CommandLineRun run = extract(broken, whole, fewer);

    assertThat(ids(run)).containsExactly("c");
    assertThat(run.err())
        .contains("a.jsonl, line 2: not JSON")
        .contains("a.jsonl: no page in the first 100 objects; the rest was not read")
        .contains("b.jsonl: not HTML: JSON; none of its first 100 objects has a member 'html'");
  }

  @Test
  void linesMayEndInCommas() throws IOException {
    Path file = Pages.write(dir, "a.jsonl", page("a") + ",\n" + page("b") + " , \r\n" + page("c"));
    Path single = Pages.write(dir, "b.jsonl", page("d") + ",\n");

    CommandLineRun run = extract(file, single);

    assertThat(run.err()).contains("4 pages extracted, 0 failed");
    assertThat(ids(run)).containsExactly("a", "b", "c", "d");
  }

  @Test
  void readsArraysOfObjects() throws IOException {
    String export = "[\n" + page("a") + ",\n" + page("b") + "\n]";
    String one = "[" + MAPPER.writeValueAsString(Map.of("html", HTML)) + "]";
    String indented =
        MAPPER
            .writerWithDefaultPrettyPrinter()
            .writeValueAsString(List.of(Map.of("text", "x".repeat(20_000), "id", "e", "html", "")));
    Path files = Pages.write(dir, "m/1.json", export + export.replace("\"a\"", "\"c\""));
    Pages.writeGzip(dir, "m/2.json.gz", one);
    Pages.write(dir, "m/3.json", indented);
    Pages.write(dir, "m/4.json", "[{\"id\": 1}, {\"id\": 2}]");
    Pages.write(dir, "m/5.js", "[{id: 1}]");

    CommandLineRun run = extract("--duplicates", "skip", files.getParent());
    CommandLineRun piped =
        CommandLineRun.withInput(export.getBytes(StandardCharsets.UTF_8), "extract", "-");

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(ids(run)).containsExactly("a", "b", "c", "2.json.gz:1", "e");
    assertThat(run.err()).contains("3 skipped: ", "JSON (2)", "duplicate (1)");
    assertThat(ids(piped)).containsExactly("a", "b");
    assertThat(extract(dir.resolve("m/4.json")).err()).contains("none of its first 100 objects");
  }

  @Test
  void saysWhereABrokenArrayEnds() throws IOException {
    Path cut = Pages.write(dir, "a.json", "[" + page("a") + ",\n" + page("b").substring(0, 30));
    Path broken = Pages.write(dir, "b.json", "[" + page("c") + ",\n3, {]," + page("d") + "]");

    CommandLineRun run = extract(cut, broken);

    assertThat(ids(run)).containsExactly("a", "c");
    assertThat(run.err())
        .containsPattern("a.json, object 2: not JSON: .*; the rest was not read")
        .contains("b.json, object 2: not an object")
        .containsPattern("b.json, object 3: not JSON: .*; the rest was not read");
  }
}
