package io.zhengwen.bench.corpus;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
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

/** Reads the gold file of a labelled set. */
final class GoldFile {
  private static final ObjectMapper JSON = new ObjectMapper();

  private GoldFile() {}

  static List<LabelledPage> read(Path directory) {
    Path file = either(directory.resolve("gold.jsonl"));
    List<LabelledPage> pages = new ArrayList<>();
    int number = 0;
    try (InputStream in = open(file);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (!line.isBlank()) {
          pages.add(page(directory, line));
        }
      }
    } catch (JsonProcessingException e) {
      throw new CorpusException(
          file + ", line " + number + ": no JSON: " + e.getOriginalMessage(), e);
    } catch (CorpusException e) {
      throw new CorpusException(file + ", line " + number + ": " + e.getMessage(), e);
    } catch (IOException e) {
      throw new CorpusException(file + ": " + e.getMessage(), e);
    }
    return pages;
  }

  private static InputStream open(Path file) throws IOException {
    InputStream in = Files.newInputStream(file);
    return file.toString().endsWith(".gz") ? new GZIPInputStream(in) : in;
  }

  private static Path either(Path plain) {
    if (Files.exists(plain)) {
      return plain;
    }
    Path compressed = plain.resolveSibling(plain.getFileName() + ".gz");
    if (Files.exists(compressed)) {
      return compressed;
    }
    throw new CorpusException("there is neither " + plain + " nor " + compressed.getFileName());
  }

  private static LabelledPage page(Path directory, String line) throws JsonProcessingException {
    JsonNode json = JSON.readTree(line);
    String id = text(json, "id");
    if (!json.isObject() || id.isEmpty()) {
      throw new CorpusException("no object with an id");
    }
    if (id.contains("/") || id.contains("\\") || id.contains("..")) {
      throw new CorpusException("the id " + id + " is no file name");
    }
    if (!json.has("content")) {
      throw new CorpusException("page " + id + " has no content");
    }
    return new LabelledPage(
        either(directory.resolve("pages").resolve(id + ".html")),
        line,
        id,
        text(json, "url"),
        orUnknown(text(json, "type")),
        orUnknown(text(json, "lang")),
        text(json, "title"),
        text(json, "content"),
        phrases(json, "with"),
        phrases(json, "without"));
  }

  private static String text(JsonNode json, String name) {
    JsonNode value = json.path(name);
    return value.isNull() ? "" : value.asText();
  }

  private static String orUnknown(String value) {
    return value.isEmpty() ? "unknown" : value;
  }

  private static List<String> phrases(JsonNode json, String name) {
    List<String> phrases = new ArrayList<>();
    json.path(name).forEach(p -> phrases.add(p.asText()));
    phrases.removeIf(String::isBlank);
    return phrases;
  }
}
