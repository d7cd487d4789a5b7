package io.zhengwen.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.io.TempDir;

/** Archives that tests write and extract by the command line. */
abstract class ExtractedArchives {
  static final ObjectMapper MAPPER = new ObjectMapper();
  static final String ONE = Pages.longArticle("One", "First sentence.");
  static final String TWO = Pages.longArticle("Two", "Second sentence.");
  static final String THREE = Pages.longArticle("Three", "Third sentence.");
  @TempDir Path dir;

  static List<JsonNode> pages(CommandLineRun run) throws IOException {
    List<JsonNode> pages = new ArrayList<>();
    for (String line : run.lines()) {
      pages.add(MAPPER.readTree(line));
    }
    return pages;
  }

  static List<String> titles(CommandLineRun run) throws IOException {
    return pages(run).stream().map(page -> page.get("title").textValue()).toList();
  }

  CommandLineRun extract(byte[] archive, Object... options) {
    Path file = Pages.write(dir, "crawl.bin", archive);
    List<Object> args = new ArrayList<>(List.of("extract"));
    args.addAll(List.of(options));
    args.add(file);
    return CommandLineRun.of(args.toArray());
  }

  static byte[] three(Warcs warcs) {
    return warcs
        .page("http://e.example/1", ONE)
        .page("http://e.example/2", TWO)
        .page("http://e.example/3", THREE)
        .bytes();
  }

  static Map<String, String> encoded(String header, String coding) {
    return Map.of("Content-Type", "text/html", header, coding);
  }

  static byte[] concat(byte[]... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }

  static byte[] gzip(byte[] bytes) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(bytes);
    }
    return out.toByteArray();
  }
}
