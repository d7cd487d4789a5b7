package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Names of files in ids and addresses. */
class FileNamesTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String HTML = Pages.longArticle("Title", "Sentence.");

  @TempDir private Path dir;

  /** The members {@code id} and {@code url} of each page. */
  static List<String> idsAndUrls(CommandLineRun run) throws IOException {
    List<String> found = new ArrayList<>();
    for (String line : run.lines()) {
      JsonNode page = MAPPER.readTree(line);
      found.add(page.get("id").textValue() + " " + page.get("url").textValue());
    }
    return found;
  }

  /** Writes a page to a file whose name has any bytes. */
  static void write(Path directory, String escapedName) throws IOException {
    Path file = Path.of(URI.create(Files.createDirectories(directory).toUri() + escapedName));
    Files.createDirectories(file.getParent());
    Files.writeString(file, HTML);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void bytesThatAreNotUtf8StayAsInTheAddress() throws IOException {
    write(dir.resolve("m"), "e.example/%D6%D0%CE%C4.asp");
    write(dir.resolve("m"), "e.example/%D0%C2%CE%C5.asp");
    write(dir.resolve("m"), "e.example/%E4%B8%AD.asp");
    // What wget makes of %E6%96%B0: it escapes some bytes in names.
    write(dir.resolve("m"), "e.example/%E6%2596%B0.asp");

    CommandLineRun run =
        CommandLineRun.of("extract", "-t", 1, "--base-url", "https://", dir.resolve("m"));

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(idsAndUrls(run))
        .containsExactlyInAnyOrder(
            "e.example/%D6%D0%CE%C4.asp https://e.example/%D6%D0%CE%C4.asp",
            "e.example/%D0%C2%CE%C5.asp https://e.example/%D0%C2%CE%C5.asp",
            "e.example/中.asp https://e.example/%E4%B8%AD.asp",
            "e.example/%E6%96%B0.asp https://e.example/%E6%96%B0.asp");
  }

  @Test
  void addressesOfMirroredQueries() throws IOException {
    for (String name :
        List.of(
            "dup?id=0&sort=a%2Fb",
            "index.html?page=2",
            "index.html",
            "a%2Fb",
            "100%",
            "c d?q=e f.gz",
            "news/index.html")) {
      Pages.write(dir, "m/e.example/" + name, HTML);
    }
    Files.delete(dir.resolve("m/e.example/c d?q=e f.gz"));
    Pages.writeGzip(dir, "m/e.example/c d?q=e f.gz", HTML);

    CommandLineRun run = CommandLineRun.of("extract", "--base-url", "https://", dir.resolve("m"));

    assertThat(idsAndUrls(run))
        .extracting(page -> page.substring(page.indexOf(" https://") + 1))
        .containsExactlyInAnyOrder(
            "https://e.example/dup?id=0&sort=a%2Fb",
            "https://e.example/?page=2",
            "https://e.example/",
            "https://e.example/a%2Fb",
            "https://e.example/100%25",
            "https://e.example/c%20d?q=e%20f",
            "https://e.example/news/");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void listNamesFilesByTheirBytes() throws IOException {
    write(dir, "%D6%D0.html");
    write(dir, "%E4%B8%AD.html");
    ByteArrayOutputStream list = new ByteArrayOutputStream();
    list.write("\uFEFF".getBytes(StandardCharsets.UTF_8));
    list.write((dir + "/").getBytes(StandardCharsets.UTF_8));
    list.write("中".getBytes(Charset.forName("GBK")));
    list.write((".html\r\n" + dir + "/中.html\n\n").getBytes(StandardCharsets.UTF_8));

    CommandLineRun run =
        CommandLineRun.withInput(list.toByteArray(), "extract", "--files-from", "-");

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(idsAndUrls(run)).containsExactly(dir + "/%D6%D0 null", dir + "/中 null");
  }
}
