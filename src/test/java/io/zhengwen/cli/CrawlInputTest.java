package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** JSON lines, lists, mirrors and ids. */
class CrawlInputTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String ONE = Pages.longArticle("One", "First sentence.");
  private static final String TWO = Pages.longArticle("Two", "Second sentence.");

  @TempDir private Path dir;

  private static List<String> values(CommandLineRun run, String member) throws IOException {
    List<String> values = new ArrayList<>();
    for (String line : run.lines()) {
      values.add(MAPPER.readTree(line).get(member).textValue());
    }
    return values;
  }

  private static String json(Object... members) throws IOException {
    Map<String, Object> object = new java.util.LinkedHashMap<>();
    for (int i = 0; i < members.length; i += 2) {
      object.put(members[i].toString(), members[i + 1]);
    }
    return MAPPER.writeValueAsString(object) + "\n";
  }

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
        Pages.write(dir, "crawl.jsonl", "{\"html\":null}\n{\"html\":[\"<p>\"]}\n{\"url\":\"u\"}\n");
    Path object = Pages.write(dir, "object.json", "{\n  \"html\": \"<p>text\"\n}\n");

    assertThat(CommandLineRun.of("extract", lines, object).err())
        .contains("line 1: the member 'html' is not a text")
        .contains("line 2: the member 'html' is not a text")
        .contains("line 3: no member 'html'")
        .contains(
            "object.json: not HTML: JSON; pages in JSON are objects, one a line or in an array");
  }

  @Test
  void ignoresByteOrderMarks() throws IOException {
    String mark = "\uFEFF";
    Path lines = Pages.write(dir, "crawl.jsonl", mark + json("id", "a", "html", ONE));
    Path urls = Pages.write(dir, "urls", mark + json("id", "a", "url", "https://e.example/"));

    CommandLineRun run = CommandLineRun.of("extract", "--urls", urls, lines);

    assertThat(run.err()).isEmpty();
    assertThat(values(run, "url")).containsExactly("https://e.example/");
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
  void idsOfMirrorAreRelativePaths() throws IOException {
    Pages.write(dir, "m/e.example/index.html", ONE);
    Pages.write(dir, "m/e.example/news/index.html", TWO);
    Pages.write(dir, "m/e.example/a.html", ONE);
    Pages.write(dir, "m/e.example/a.htm", TWO);
    Pages.write(dir, "m/e.example/a", ONE);
    Pages.write(dir, "m/e.example/p?id=3&q=ä b", TWO);

    CommandLineRun run = CommandLineRun.of("extract", "--base-url", "https://", dir.resolve("m"));

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(values(run, "id"))
        .containsExactly(
            "e.example/a",
            "e.example/a.htm",
            "e.example/a.html",
            "e.example/index",
            "e.example/news/index",
            "e.example/p?id=3&q=ä b");
    assertThat(values(run, "url"))
        .containsExactly(
            "https://e.example/a",
            "https://e.example/a.htm",
            "https://e.example/a.html",
            "https://e.example/",
            "https://e.example/news/",
            "https://e.example/p?id=3&q=%C3%A4%20b");
  }

  @Test
  void filesOfTheSameNameAreToldApart() throws IOException {
    Path a = Pages.write(dir, "a/index.html", ONE);
    Path b = Pages.write(dir, "b/index.html", TWO);
    Path c = Pages.write(dir, "b/other.html", TWO);

    assertThat(values(CommandLineRun.of("extract", a, b, c), "id"))
        .containsExactly(a.toString(), b.toString(), "other");
    CommandLineRun twoMirrors = CommandLineRun.of("extract", dir.resolve("a"), dir.resolve("b"));
    assertThat(twoMirrors.exitCode()).isEqualTo(1);
    assertThat(twoMirrors.err()).contains(b + ": has the same id as " + a + ": 'index'");
  }

  @Test
  void makesIdsByPattern() throws IOException {
    Path page = Pages.write(dir, "m/sub/a.html", ONE);
    Path root = dir.resolve("m");

    assertThat(id("path", root)).containsExactly("sub/a.html");
    assertThat(id("x:{id}", root)).containsExactly("x:sub/a");
    assertThat(id("url", root, "--base-url", "http://e.example"))
        .containsExactly("http://e.example/sub/a.html");
    assertThat(id("{host}!{hash}", root, "--base-url", "http://e.example").get(0))
        .matches("e\\.example![0-9a-f]{32}");
    for (String host : List.of("my_site.example.org", "a.example.org", "[::1]")) {
      assertThat(id("{host}", page, "--url", "https://" + host + ":80/x?q=a|b c"))
          .containsExactly(host);
    }
    assertThat(id("{host}", page, "--url", "https://b\u00fccher.example/").get(0)).isNotEmpty();
    assertThat(CommandLineRun.of("extract", "--id", "{host}", "--url", "urn:a", page).err())
        .contains("it has no {host} for its id");
    assertThat(CommandLineRun.of("extract", "--id", "url", page).err())
        .contains("a.html: it has no {url} for its id");
    assertThat(CommandLineRun.of("extract", "--id", "{nope}", page).err())
        .contains("--id: unknown name '{nope}'");
    assertThat(CommandLineRun.of("extract", "--id", "name", page).exitCode()).isEqualTo(2);
  }

  private static List<String> id(String pattern, Path root, Object... more) throws IOException {
    List<Object> args = new ArrayList<>(List.of("extract", "--id", pattern));
    args.addAll(List.of(more));
    args.add(root);
    return values(CommandLineRun.of(args.toArray()), "id");
  }

  @Test
  void readsListOfFiles() throws IOException {
    Path a = Pages.write(dir, "with space/a.html", ONE);
    Path b = Pages.write(dir, "b", TWO);
    Path list = Pages.write(dir, "list", a + "\n\n" + b + "\n" + dir.resolve("none") + "\n");

    CommandLineRun run = CommandLineRun.of("extract", "--files-from", list);
    CommandLineRun piped =
        CommandLineRun.withInput(
            (b + "\n").getBytes(StandardCharsets.UTF_8), "extract", "--files-from", "-");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(values(run, "id")).containsExactly(dir + "/with space/a", b.toString());
    assertThat(run.err()).contains("none: no such file or directory");
    assertThat(values(piped, "title")).containsExactly("Two");
  }

  @Test
  void readsHugeInputInBoundedMemory() {
    // Three and a half gigabytes, more than this process may hold.
    byte[] page =
        Warcs.plain().page("http://e.example/1", "<p>" + "word ".repeat(2_000_000)).bytes();
    byte[] last = Warcs.plain().page("http://e.example/2", "<p>Last").bytes();
    List<InputStream> parts = new ArrayList<>();
    for (int i = 0; i < 350; i++) {
      parts.add(new ByteArrayInputStream(page));
    }
    parts.add(new ByteArrayInputStream(last));
    InputStream in = new SequenceInputStream(Collections.enumeration(parts));
    var out = new java.io.ByteArrayOutputStream();
    var err = new java.io.ByteArrayOutputStream();

    int exitCode =
        Main.run(
            io.zhengwen.cli.console.Streams.of(in, out, err),
            "extract",
            "-m",
            "fulltext",
            "-f",
            "text",
            "--duplicates",
            "skip",
            "-");

    assertThat(exitCode).isZero();
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("349 skipped: duplicate (349)");
    assertThat(out.toString(StandardCharsets.UTF_8)).endsWith("Last\n\n");
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
  void skipsOutputOfEarlierRunsInADirectory() throws IOException {
    Pages.write(dir, "a.html", ONE);
    Pages.write(dir, "earlier.jsonl", json("id", "a", "content", "word ".repeat(5000)).repeat(300));

    CommandLineRun run = CommandLineRun.of("extract", dir);

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(values(run, "id")).containsExactly("a");
    assertThat(run.err()).contains("1 skipped: JSON (1)");
    assertThat(CommandLineRun.of("extract", "-o", dir.resolve("earlier.jsonl"), dir).exitCode())
        .isZero();
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

  @Test
  void readsMembersOfGzipThatArriveOneByOne() throws IOException {
    List<InputStream> members = new ArrayList<>();
    for (String id : List.of("a", "b", "c")) {
      Path gzipped = Pages.writeGzip(dir, id, json("id", id, "html", ONE));
      members.add(new ByteArrayInputStream(java.nio.file.Files.readAllBytes(gzipped)));
    }
    var out = new java.io.ByteArrayOutputStream();
    var err = new java.io.ByteArrayOutputStream();
    InputStream in = new SequenceInputStream(Collections.enumeration(members));

    int exitCode = Main.run(io.zhengwen.cli.console.Streams.of(in, out, err), "extract", "-");

    assertThat(exitCode).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8).lines()).hasSize(3);
  }
}
