package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Pages in JSON, one a line or several. */
class JsonInputTest extends ExtractedCrawls {
  @Test
  void readsJsonLinesWithCharactersAndBytes() throws IOException {
    String gbk = Pages.article("渡轮消息", "渡轮中午离开码头，港务长在本子上记下吃水。".repeat(10));
    String base64 = Base64.getEncoder().encodeToString(gbk.getBytes(Charset.forName("GBK")));
    // The page's own label is wrong where it is given as characters.
    String labelled = ONE.replace("<head>", "<head><meta charset='gb2312'>").replace("One", "Ön€");
    Path file =
        Pages.writeGzip(
            dir,
            "crawl",
            json("id", "a", "html", ONE)
                + "\n"
                + json("url", "http://e.example/b", "html", labelled)
                + json("id", 7, "html_base64", base64, "content_type", "text/html"));

    CommandLineRun run = CommandLineRun.of("extract", file);

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(values(run, "id")).containsExactly("a", "http://e.example/b", "7");
    assertThat(values(run, "title")).containsExactly("One", "Ön€", "渡轮消息");
    assertThat(values(run, "url")).containsExactly(null, "http://e.example/b", null);
  }

  @Test
  void namesBadLinesAndReadsTheOthers() throws IOException {
    Path file =
        Pages.write(
            dir,
            "crawl.jsonl",
            json("id", "a", "html", ONE)
                + "{\"id\": \"b\", \"html\": \"<p>\n"
                + "[1]\n"
                + json("id", "c", "text", "no page")
                + json("id", "d", "html_base64", "%%%", "html", 3)
                + "{\"id\":".repeat(5000)
                + "\n"
                + json("id", "e", "html", TWO));

    CommandLineRun run = CommandLineRun.of("extract", file);

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(values(run, "id")).startsWith("a").endsWith("e");
    assertThat(run.err())
        .contains("crawl.jsonl, line 2: not JSON", "line 3: not an object")
        .contains("line 4: no member 'html'", "line 6: not JSON");
  }

  @Test
  void takesOtherNamesOfMembers() throws IOException {
    Path file = Pages.write(dir, "crawl.jsonl", json("key", "a", "raw", ONE, "html", 1));

    CommandLineRun run =
        CommandLineRun.of("extract", "--json", "html=raw", "--json", "id=key", file);

    assertThat(values(run, "id")).containsExactly("a");
    assertThat(values(run, "title")).containsExactly("One");
    assertThat(values(CommandLineRun.of("extract", "--json", "html=raw,id=key", file), "id"))
        .containsExactly("a");
    assertThat(CommandLineRun.of("extract", "--json", "body=raw", file).err())
        .contains("--json: unknown part 'body'; must be one of [content_type, html, id, url]");
  }

  @Test
  void saysThatJsonHasNoPages() throws IOException {
    Path file = Pages.write(dir, "gold.jsonl", json("id", "a", "content", "text"));

    assertThat(CommandLineRun.of("extract", file).err())
        .contains("gold.jsonl: not HTML: JSON; none of its first 100 objects has a member 'html'");
  }

  @Test
  void saysWhatIsWrongWithAPageInJson() {
    Path lines =
        Pages.write(
            dir, "crawl.jsonl", "{\"html\":null}\n{\"html\":[\"<p>\",\"<p>\"]}\n{\"url\":\"u\"}\n");
    Path object = Pages.write(dir, "object.json", "{\n  \"raw\": \"<p>text\"\n}\n");

    assertThat(CommandLineRun.of("extract", lines, object).err())
        .contains("line 1: the member 'html' is not a text")
        .contains("line 2: the member 'html' is not a text")
        .contains("line 3: no member 'html'")
        .contains(
            "object.json: not HTML: JSON; pages in JSON are objects with a member 'html', on lines or"
                + " in an array");
  }

  /** As Crawlee keeps a data set. */
  @Test
  void readsObjectsOverSeveralLines() throws IOException {
    String indented =
        MAPPER
            .writerWithDefaultPrettyPrinter()
            .writeValueAsString(Map.of("url", "http://e.example/1", "html", ONE));
    String next = indented.replace("/1", "/2");
    Pages.write(dir, "default/000000001.json", indented);
    Pages.write(dir, "default/000000002.json", next + "\n" + next.replace("/2", "/3"));
    Pages.write(dir, "default/broken.json", indented.replace("/1", "/4") + "\n{\n\"html\"");
    Pages.write(dir, "default/other.json", "{\n  \"name\": \"x\"\n}\n");

    CommandLineRun run = CommandLineRun.of("extract", dir.resolve("default"));

    assertThat(values(run, "id"))
        .as(run.err())
        .containsExactly(
            "http://e.example/1", "http://e.example/2", "http://e.example/3", "http://e.example/4");
    assertThat(values(run, "title")).containsOnly("One");
    assertThat(run.err())
        .contains("broken.json, object 2: not JSON", "4 pages extracted, 1 failed")
        .contains("1 skipped: JSON (1)");
  }

  @Test
  void readsAnArrayOfOneValueAsTheValue() throws IOException {
    Path file =
        Pages.write(
            dir,
            "export.jsonl",
            "{\"id\":[\"a\"],\"url\":[\"http://e.example/a\"],\"html\":["
                + MAPPER.writeValueAsString(ONE)
                + "]}\n");

    CommandLineRun run = CommandLineRun.of("extract", file);

    assertThat(values(run, "id")).as(run.err()).containsExactly("a");
    assertThat(values(run, "url")).containsExactly("http://e.example/a");
    assertThat(values(run, "title")).containsExactly("One");
  }

  @Test
  void doesNotGuessIdsAndAddressesOfOtherKinds() throws IOException {
    Path file =
        Pages.write(
            dir,
            "crawl.jsonl",
            "{\"id\":{\"$oid\":\"5\"},\"url\":\"http://e.example/a\",\"html\":\"<p>One\"}\n"
                + "{\"id\":\"b\",\"url\":[\"http://e.example/b\",\"http://e.example/c\"],\"html\":\"<p>One\"}\n"
                + "{\"id\":[],\"url\":\"http://e.example/d\",\"html\":\"<p>One\"}\n");

    CommandLineRun run = CommandLineRun.of("extract", file);

    assertThat(values(run, "id")).containsExactly("http://e.example/d");
    assertThat(run.err())
        .contains(
            "line 1: the member 'id' is not a text", "line 2: the member 'url' is not a text");
  }

  @Test
  void whatIsNotBase64IsNotReadAsIfItWere() throws IOException {
    String base64 = Base64.getMimeEncoder().encodeToString(ONE.getBytes(StandardCharsets.UTF_8));
    Path file =
        Pages.write(
            dir,
            "crawl.jsonl",
            json("id", "a", "html_base64", base64)
                + json("id", "b", "html_base64", "<p>One</p>")
                + json("id", "c", "html_base64", "PHA-T25l")
                + json("id", "d", "html_base64", "PHA+T")
                + json("id", "e", "html_base64", "data:text/html;base64," + base64));

    CommandLineRun run = CommandLineRun.of("extract", file);

    assertThat(values(run, "id")).containsExactly("a");
    assertThat(run.err())
        .contains("line 2: the member 'html_base64' is not base64")
        .contains("line 3: the ", "line 4: the ", "line 5: the ");
  }

  @Test
  void readsJsonLinesOnStandardInput() throws IOException {
    byte[] lines =
        (json("id", "a", "html", ONE) + json("id", "b", "html", TWO))
            .getBytes(StandardCharsets.UTF_8);

    assertThat(values(CommandLineRun.withInput(lines, "extract", "-"), "id"))
        .containsExactly("a", "b");
  }

  @Test
  void readsAllObjectsOfALine() throws IOException {
    String one = json("id", "a", "html", ONE).strip();
    Path file =
        Pages.write(
            dir,
            "crawl.json",
            one
                + json("html", TWO).strip()
                + " {\"id\":\"x\"} [1]\r"
                + json("id", "c", "html", TWO)
                + json("id", "d", "html", ONE).strip()
                + "}\n"
                + json("id", "e", "html", ONE));

    CommandLineRun run = CommandLineRun.of("extract", file);

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(values(run, "id")).containsExactly("a", file + ":1.2", "c", "d", "e");
    assertThat(run.err())
        .contains("crawl.json, line 1, object 3: no member 'html'")
        .contains("line 1, object 4: not an object", "line 2, object 2: not JSON", ", 3 failed");
  }

  @Test
  void laterLinesMayBeThePages() throws IOException {
    String page = json("id", "a", "html", ONE);
    String cut = "sentence.</p>\", \"url\": \"https://e.example/\"}\n";
    String large = json("id", "l", "text", "word ".repeat(5000));
    for (String first : List.of(json("type", "header"), "[]\n", cut, large, "{}\n")) {
      Path file = Pages.write(dir, "m/crawl.jsonl", first + page + json("id", "b", "html", TWO));

      for (Path input : List.of(file, dir.resolve("m"))) {
        CommandLineRun run = CommandLineRun.of("extract", input);

        assertThat(values(run, "id")).as(first).containsExactly("a", "b");
        assertThat(run.err()).contains("crawl.jsonl, line 1: ", ", 1 failed");
      }
    }
  }

  @Test
  void takesNaNForAMissingValue() throws IOException {
    Path file =
        Pages.write(
            dir, "crawl.jsonl", "{\"url\":NaN,\"n\":NaN,\"id\":\"a\",\"html\":\"<p>One</p>\"}\n");

    CommandLineRun run = CommandLineRun.of("extract", "-m", "fulltext", file);

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(values(run, "id")).containsExactly("a");
    assertThat(values(run, "url")).containsExactly((String) null);
  }

  @Test
  void reportsABrokenLineOfAFileWithoutPages() throws IOException {
    String page = json("id", "a", "html", ONE);
    Path file = Pages.write(dir, "m/crawl.jsonl", page.substring(0, page.length() / 2));
    Pages.write(dir, "m/b.html", TWO);

    assertThat(CommandLineRun.of("extract", file).err()).contains("crawl.jsonl, line 1: not JSON");
    Pages.write(dir, "m/crawl.jsonl", "{\"id\":\"a\"}\n" + page.substring(0, page.length() / 2));
    CommandLineRun run = CommandLineRun.of("extract", dir.resolve("m"));
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("crawl.jsonl, line 2: not JSON");
  }
}
