package io.zhengwen.demo;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.bench.corpus.JsonLines;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Phrases that are known to be main text or boilerplate of a page.
 *
 * @param with phrases of its main text
 * @param without phrases of its boilerplate
 */
record Gold(String id, String type, String lang, List<String> with, List<String> without) {
  /** Reads a file of JSON lines, which may be gzipped. */
  static List<Gold> read(Path file) throws DemoFailedException {
    try {
      return JsonLines.read(file, (line, json) -> of(json));
    } catch (IOException e) {
      throw new DemoFailedException(file + ": " + e.getMessage());
    }
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
