package io.zhengwen.cli.index;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.input.IdTable;
import io.zhengwen.cli.input.Page;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;

/**
 * A file with the pages that Solr has acknowledged: a line about the run, then a JSON string each.
 * A page is in it before another batch is sent on the same connection, and on the disk; what a
 * killed run has not recorded is sent again, and replaces the same document. Thread-safe.
 */
public final class Journal implements AutoCloseable {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final FileChannel channel;
  private final boolean withPlaces;
  private final IdTable before = new IdTable();

  /** Ids of the pages that this run sends; with places only. */
  private final IdTable sent = new IdTable();

  private Journal(FileChannel channel, boolean withPlaces) {
    this.channel = channel;
    this.withPlaces = withPlaces;
  }

  /** A journal that records nothing. */
  public static Journal none() {
    return new Journal(null, false);
  }

  /**
   * Opens a journal, or begins one.
   *
   * @param collection of which it is; a journal of another collection is refused
   * @param withPlaces whether pages of the same id in other places are other pages
   */
  public static Journal open(Path file, String collection, boolean withPlaces)
      throws CommandFailedException {
    try {
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      try {
        if (channel.tryLock() == null) {
          throw new CommandFailedException(file + ": another run is using this journal");
        }
      } catch (OverlappingFileLockException e) {
        throw new CommandFailedException(file + ": another run is using this journal");
      }
      Journal journal = new Journal(channel, withPlaces);
      journal.load(file, collection);
      return journal;
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe(file.toString(), e));
    }
  }

  private void load(Path file, String collection) throws IOException, CommandFailedException {
    InputStream in = new BufferedInputStream(Channels.newInputStream(channel.position(0)), 65536);
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    long position = 0;
    long whole = 0;
    boolean first = true;
    for (int b = in.read(); b >= 0; b = in.read()) {
      position++;
      if (b != '\n') {
        line.write(b);
        continue;
      }
      JsonNode json = json(line.toByteArray(), file);
      if (first && !json.path("journal").asText().equals(collection)) {
        throw new CommandFailedException(
            file + ": not a journal of the collection '" + collection + "'");
      }
      if (!first) {
        before.putIfAbsent(json.textValue(), 0);
      }
      first = false;
      whole = position;
      line.reset();
    }
    // A line that a killed run has not ended.
    channel.truncate(whole).position(whole);
    if (first) {
      append(MAPPER.writeValueAsString(Map.of("journal", collection)) + "\n");
    }
  }

  private static JsonNode json(byte[] line, Path file) throws IOException, CommandFailedException {
    try {
      JsonNode json = MAPPER.readTree(line);
      if (json.isTextual() || json.isObject()) {
        return json;
      }
    } catch (JsonProcessingException e) {
      // Described below.
    }
    throw new CommandFailedException(file + ": not a journal");
  }

  /**
   * Whether an earlier run has recorded a page, and need not be repeated: where several pages have
   * one id, those behind one that is sent in this run are sent again, so that the last one stays.
   */
  public boolean hasBefore(Page page) {
    if (before.size() == 0) {
      return false;
    }
    if (before.contains(key(page)) && !(withPlaces && sent.contains(page.id()))) {
      return true;
    }
    if (withPlaces) {
      sent.putIfAbsent(page.id(), 0);
    }
    return false;
  }

  private String key(Page page) {
    return withPlaces ? page.id() + " in " + page.place() : page.id();
  }

  /** Records pages, for good. */
  synchronized void record(List<Page> pages) throws CommandFailedException {
    if (channel == null || pages.isEmpty()) {
      return;
    }
    try {
      StringBuilder lines = new StringBuilder();
      for (Page page : pages) {
        lines.append(MAPPER.writeValueAsString(key(page))).append('\n');
      }
      append(lines.toString());
    } catch (IOException e) {
      throw new CommandFailedException("the journal cannot be written: " + Problems.reason(e));
    }
  }

  private void append(String lines) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(lines.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
    channel.force(false);
  }

  @Override
  public synchronized void close() throws CommandFailedException {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException e) {
      throw new CommandFailedException("the journal cannot be closed: " + Problems.reason(e));
    }
  }
}
