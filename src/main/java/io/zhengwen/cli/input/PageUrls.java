package io.zhengwen.cli.input;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/** The addresses of pages by page id, read from JSON lines. */
final class PageUrls {
  private PageUrls() {}

  /**
   * Reads a file of one object a line with {@code id} and {@code url}; other members are passed
   * over, as are lines without a url.
   *
   * @throws CommandFailedException naming the line that cannot be read
   */
  static Map<String, String> read(Path file) throws CommandFailedException {
    ObjectMapper mapper = new ObjectMapper();
    Map<String, String> urls = new HashMap<>();
    int number = 0;
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(open(file), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (line.isBlank()) {
          continue;
        }
        JsonNode object = mapper.readTree(line);
        if (!object.path("id").isTextual()) {
          throw new CommandFailedException(file + ", line " + number + ": no id");
        }
        if (object.path("url").isTextual()) {
          urls.put(object.get("id").textValue(), object.get("url").textValue());
        }
      }
    } catch (JsonProcessingException e) {
      throw new CommandFailedException(
          file + ", line " + number + ": not JSON: " + e.getOriginalMessage());
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe(file.toString(), e));
    }
    return urls;
  }

  private static InputStream open(Path file) throws IOException {
    InputStream in = new BufferedInputStream(Files.newInputStream(file));
    return file.toString().endsWith(".gz") ? new GZIPInputStream(in) : in;
  }
}
