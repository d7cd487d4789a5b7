package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** JSON lines, lists, mirrors and ids. */
class CrawlInputTest extends ExtractedCrawls {
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
  void idsInTheFileOfAddressesMayBeNumbersAsThoseOfPages() throws IOException {
    Path lines = Pages.write(dir, "crawl.jsonl", "{\"id\":5,\"html\":\"<p>One\"}");
    Path urls = Pages.write(dir, "urls", "{\"id\":5,\"url\":\"https://e.example/5\"}");

    CommandLineRun run = CommandLineRun.of("extract", "--urls", urls, lines);

    assertThat(run.err()).isEmpty();
    assertThat(values(run, "url")).containsExactly("https://e.example/5");
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
    assertThat(CommandLineRun.of("extract", "--id", "{host}", page).err())
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
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();

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
  void readsMembersOfGzipThatArriveOneByOne() throws IOException {
    List<InputStream> members = new ArrayList<>();
    for (String id : List.of("a", "b", "c")) {
      Path gzipped = Pages.writeGzip(dir, id, json("id", id, "html", ONE));
      members.add(new ByteArrayInputStream(Files.readAllBytes(gzipped)));
    }
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    InputStream in = new SequenceInputStream(Collections.enumeration(members));

    int exitCode = Main.run(io.zhengwen.cli.console.Streams.of(in, out, err), "extract", "-");

    assertThat(exitCode).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8).lines()).hasSize(3);
  }
}
