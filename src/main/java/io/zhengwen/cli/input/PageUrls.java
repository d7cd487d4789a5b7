package io.zhengwen.cli.input;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.bench.corpus.JsonLines;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Reads the addresses of pages from a file of JSON lines. */
final class PageUrls {
  private PageUrls() {}

  /**
   * Reads a file with {@code id} and {@code url} on each line; other members are ignored, as are
   * lines without a url.
   *
   * @return the addresses by page id
   * @throws CommandFailedException naming the line that cannot be read
   */
  static Map<String, String> read(Path file) throws CommandFailedException {
    Map<String, String> urls = new HashMap<>();
    try {
      JsonLines.read(
          file,
          (line, object) -> {
            if (object.path("url").isTextual()) {
              urls.put(id(object), object.get("url").textValue());
            }
            return id(object);
          });
    } catch (JsonLines.InvalidLineException e) {
      throw new CommandFailedException(e.getMessage());
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe(file.toString(), e));
    }
    return urls;
  }

  private static String id(JsonNode object) {
    JsonNode id = object.path("id");
    if (id.isNull() || id.asText().isEmpty()) {
      throw new IllegalArgumentException("no id");
    }
    return id.asText();
  }
}
