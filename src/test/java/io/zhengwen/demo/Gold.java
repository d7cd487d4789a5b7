package io.zhengwen.demo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.RuntimeJsonMappingException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * Phrases that are known to be main text or boilerplate of a page.
 *
 * @param with phrases of its main text
 * @param without phrases of its boilerplate
 */
record Gold(String id, String type, String lang, List<String> with, List<String> without) {
  private static final ObjectReader LINES = new ObjectMapper().readerFor(JsonNode.class);

  /** Reads a file of JSON lines, which is gzipped if its name ends in {@code .gz}. */
  static List<Gold> read(Path file) throws DemoFailedException {
    List<Gold> all = new ArrayList<>();
    try (InputStream in = open(file);
        MappingIterator<JsonNode> lines = LINES.readValues(in)) {
      lines.forEachRemaining(line -> all.add(of(line)));
    } catch (IOException | UncheckedIOException | RuntimeJsonMappingException e) {
      throw new DemoFailedException(file + ": " + e.getMessage());
    }
    return all;
  }

  private static InputStream open(Path file) throws IOException {
    InputStream in = Files.newInputStream(file);
    return file.toString().endsWith(".gz") ? new GZIPInputStream(in) : in;
  }

  private static Gold of(JsonNode page) {
    return new Gold(
        page.path("id").asText(),
        page.path("type").asText(),
        page.path("lang").asText(),
        strings(page.path("with")),
        strings(page.path("without")));
  }

  private static List<String> strings(JsonNode array) {
    List<String> all = new ArrayList<>();
    array.forEach(item -> all.add(item.asText()));
    return all;
  }
}
