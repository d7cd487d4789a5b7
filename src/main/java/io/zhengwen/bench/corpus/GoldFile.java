package io.zhengwen.bench.corpus;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads the gold file of a labelled set. */
final class GoldFile {
  private GoldFile() {}

  static List<LabelledPage> read(Path directory) {
    Path gold = directory.resolve("gold.jsonl");
    try {
      return JsonLines.read(either(gold), (line, json) -> page(directory, line, json));
    } catch (JsonLines.InvalidLineException | IllegalArgumentException e) {
      throw new CorpusException(e.getMessage(), e);
    } catch (IOException e) {
      throw new CorpusException(gold + ": " + e.getMessage(), e);
    }
  }

  private static Path either(Path plain) {
    if (Files.exists(plain)) {
      return plain;
    }
    Path compressed = plain.resolveSibling(plain.getFileName() + ".gz");
    if (Files.exists(compressed)) {
      return compressed;
    }
    throw new IllegalArgumentException(
        "there is neither " + plain + " nor " + compressed.getFileName());
  }

  private static LabelledPage page(Path directory, String line, JsonNode json) {
    String id = text(json, "id");
    if (!json.isObject() || id.isEmpty()) {
      throw new IllegalArgumentException("not an object with an id");
    }
    if (id.contains("/") || id.contains("\\") || id.contains("..")) {
      throw new IllegalArgumentException("the id " + id + " is not a file name");
    }
    if (!json.has("content")) {
      throw new IllegalArgumentException("page " + id + " has no content");
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
