package io.zhengwen.cli.index;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.input.Page;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A file of JSON lines with the pages that failed, as they were read, so that it can be given to
 * {@code index} again: each with {@code failure}, an object of {@code reason}, {@code place}, and
 * the {@code path} and {@code details} of the page, which are no fields of their own. Inputs that
 * could not be read have that alone. Thread-safe.
 */
public final class FailureReport implements AutoCloseable {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Path file;
  private final Writer out;

  /**
   * Begins a report.
   *
   * @param file null for none
   */
  public FailureReport(Path file) throws CommandFailedException {
    this.file = file;
    try {
      this.out =
          file == null ? Writer.nullWriter() : new BufferedWriter(Files.newBufferedWriter(file));
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe(file.toString(), e));
    }
  }

  /** Adds an input that could not be read. */
  public void add(String place, String reason) throws CommandFailedException {
    write(Map.of("failure", failure(place, reason)));
  }

  /** Adds a page. */
  void add(Page page, String reason) throws CommandFailedException {
    if (file == null) {
      return;
    }
    Map<String, Object> line = new LinkedHashMap<>(page.fields());
    line.put("id", page.sourceId());
    if (page.url() != null) {
      line.put("url", page.url());
    }
    if (page.contentType() != null) {
      line.put("content_type", page.contentType());
    }
    Map<String, Object> failure = failure(page.place(), reason);
    failure.put("path", page.path());
    failure.put("details", page.details());
    line.put("failure", failure);
    try {
      Page.Loaded loaded = page.load();
      if (loaded.bytes() == null) {
        line.put("html", loaded.text().html());
      } else {
        line.put("html_base64", loaded.bytes());
      }
    } catch (IOException | RuntimeException unreadable) {
      // The reason says so.
    }
    write(line);
  }

  private static Map<String, Object> failure(String place, String reason) {
    Map<String, Object> failure = new LinkedHashMap<>();
    failure.put("place", place);
    failure.put("reason", reason);
    return failure;
  }

  private synchronized void write(Map<String, Object> line) throws CommandFailedException {
    try {
      out.write(MAPPER.writeValueAsString(line));
      out.write('\n');
      out.flush();
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe(String.valueOf(file), e));
    }
  }

  @Override
  public void close() throws CommandFailedException {
    try {
      out.close();
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe(String.valueOf(file), e));
    }
  }
}
