package io.zhengwen.bench.wrapper;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes pages as a set that {@link FieldPage} and {@code wrappers evaluate} read. */
final class SetWriter implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path directory;
  private final Writer lines;

  SetWriter(Path directory) throws IOException {
    this.directory = directory;
    Files.createDirectories(directory.resolve("pages"));
    lines = Files.newBufferedWriter(directory.resolve("fields.jsonl"));
  }

  /**
   * Adds a page.
   *
   * @param values {@code fields} or {@code records}
   */
  void write(String id, String url, String html, Map<String, ?> values) throws IOException {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("id", id);
    line.put("url", url);
    line.putAll(values);
    lines.write(JSON.writeValueAsString(line) + "\n");
    Files.writeString(directory.resolve("pages").resolve(id + ".html"), html);
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
