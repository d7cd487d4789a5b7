package io.zhengwen.bench.corpus;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.store.JsonFault;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads files with a JSON value on each line, gzipped or not. Blank lines and a byte order mark are
 * skipped.
 */
public final class JsonLines {
  static final ObjectMapper MAPPER = new ObjectMapper();

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private JsonLines() {}

  /** Thrown for a line that is not JSON or not as expected; the message names file and line. */
  public static final class InvalidLineException extends IOException {
    private InvalidLineException(String message, Exception cause) {
      super(message, cause);
    }
  }

  /**
   * Converts a line.
   *
   * @param <T> the type of the result
   */
  @FunctionalInterface
  public interface LineReader<T> {
    /**
     * Returns the result.
     *
     * @param line the line, unchanged
     * @param json its value
     * @throws IllegalArgumentException with the reason if the line is not as expected
     */
    T read(String line, JsonNode json);
  }

  /**
   * Reads a file in UTF-8.
   *
   * @return the result of each line in order
   * @throws InvalidLineException if a line is not JSON or the reader refuses it
   * @throws IOException if the file cannot be read
   */
  public static <T> List<T> read(Path file, LineReader<T> reader) throws IOException {
    List<T> all = new ArrayList<>();
    int number = 0;
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(Gzip.open(file), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String text = number == 0 && line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
        number++;
        if (!text.isBlank()) {
          all.add(reader.read(text, MAPPER.readTree(text)));
        }
      }
    } catch (JsonProcessingException e) {
      throw new InvalidLineException(at(file, number) + "not JSON: " + JsonFault.of(e), e);
    } catch (IllegalArgumentException e) {
      throw new InvalidLineException(at(file, number) + e.getMessage(), e);
    }
    return all;
  }

  private static String at(Path file, int number) {
    return file + ", line " + number + ": ";
  }
}
