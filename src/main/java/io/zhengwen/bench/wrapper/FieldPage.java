package io.zhengwen.bench.wrapper;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.bench.corpus.CorpusException;
import io.zhengwen.bench.corpus.Gzip;
import io.zhengwen.bench.corpus.JsonLines;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A page whose fields are known.
 *
 * @param id unique in its set
 * @param url its address
 * @param file the page
 * @param fields the values of each field as they stand in the page
 * @param records of list pages, the same for each record
 */
public record FieldPage(
    String id,
    String url,
    Path file,
    Map<String, List<String>> fields,
    List<Map<String, List<String>>> records) {
  private static final PageReader READER = new PageReader();

  /**
   * Reads a set: {@code fields.jsonl} and {@code pages}, gzipped or not.
   *
   * @throws CorpusException naming the file that is missing or wrong
   */
  public static List<FieldPage> read(Path directory) {
    Path file = existing(directory.resolve("fields.jsonl"));
    try {
      return JsonLines.read(file, (line, json) -> of(directory, json));
    } catch (JsonLines.InvalidLineException e) {
      throw new CorpusException(e.getMessage(), e);
    } catch (NoSuchFileException e) {
      throw new CorpusException(file + ": no such file", e);
    } catch (IOException e) {
      throw new CorpusException(file + ": " + e.getMessage(), e);
    }
  }

  private static Path existing(Path file) {
    Path zipped = file.resolveSibling(file.getFileName() + ".gz");
    return Files.exists(zipped) && !Files.exists(file) ? zipped : file;
  }

  private static FieldPage of(Path directory, JsonNode json) {
    String id = json.path("id").asText();
    Path file = existing(directory.resolve("pages").resolve(id + ".html"));
    List<Map<String, List<String>>> records = new ArrayList<>();
    json.path("records").forEach(record -> records.add(fields(record)));
    return new FieldPage(id, json.path("url").asText(), file, fields(json.path("fields")), records);
  }

  private static Map<String, List<String>> fields(JsonNode json) {
    Map<String, List<String>> fields = new LinkedHashMap<>();
    json.properties()
        .forEach(
            field -> {
              List<String> values = new ArrayList<>();
              field.getValue().forEach(value -> values.add(value.asText()));
              fields.put(field.getKey(), values);
            });
    return fields;
  }

  /** Reads, parses and measures the page. */
  public PageModel model() {
    try (InputStream in = Gzip.open(file)) {
      return PageModelBuilder.build(READER.read(in.readAllBytes(), null, url));
    } catch (IOException e) {
      throw new CorpusException(file + ": " + e.getMessage(), e);
    }
  }
}
