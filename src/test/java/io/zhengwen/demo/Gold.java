package io.zhengwen.demo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * What is known of a page.
 *
 * @param with phrases of its main text
 * @param without phrases of its boilerplate
 */
record Gold(String id, String type, String lang, List<String> with, List<String> without) {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** Reads JSON lines, gzipped or not. */
  static List<Gold> read(Path file) throws DemoFailedException {
    List<Gold> all = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(open(file), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.isBlank()) {
          all.add(of(MAPPER.readTree(line)));
        }
      }
    } catch (IOException e) {
      throw new DemoFailedException(file + ": " + e.getMessage());
    }
    return all;
  }

  private static InputStream open(Path file) throws IOException {
    InputStream in = new BufferedInputStream(Files.newInputStream(file));
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
