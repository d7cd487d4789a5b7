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
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A file with the pages that Solr has acknowledged: a line about the run, then a JSON string each.
 * A page is in it before another batch is sent on the same connection, and on the disk; what a
 * killed run has not recorded is sent again, and replaces the same document. Pages may be recorded
 * on several threads; those from before are asked for on one.
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
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new CommandFailedException(file + ": not a regular file");
    }
    try {
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      Journal journal = new Journal(channel, withPlaces);
      boolean opened = false;
      try {
        lock(channel, file);
        journal.load(file, collection);
        opened = true;
      } finally {
        if (!opened) {
          channel.close();
        }
      }
      return journal;
    } catch (IOException e) {
      throw new CommandFailedException(Problems.describe(file.toString(), e));
    }
  }

  private static void lock(FileChannel channel, Path file)
      throws IOException, CommandFailedException {
    try {
      if (channel.tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException e) {
      // Described below.
    }
    throw new CommandFailedException(file + ": another run is using this journal");
  }

  private void load(Path file, String collection) throws IOException, CommandFailedException {
    byte[] header = line(Map.of("journal", collection));
    InputStream in = new BufferedInputStream(Channels.newInputStream(channel.position(0)), 65536);
    byte[] start = in.readNBytes(header.length);
    if (!Arrays.equals(start, Arrays.copyOf(header, start.length))) {
      throw new CommandFailedException(
          file + ": not a journal of the collection '" + collection + "'");
    }
    if (start.length < header.length) {
      // It is new, or a killed run has not ended its first line.
      channel.truncate(0).position(0);
      append(header);
      return;
    }
    long whole = loadIds(in, header.length, file);
    // A line that a killed run has not ended.
    channel.truncate(whole).position(whole);
  }

  /** Returns where the last whole line ends. */
  private long loadIds(InputStream in, long from, Path file)
      throws IOException, CommandFailedException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    long position = from;
    long whole = from;
    for (int b = in.read(); b >= 0; b = in.read()) {
      position++;
      if (b != '\n') {
        line.write(b);
        continue;
      }
      before.putIfAbsent(id(line.toByteArray(), file), 0);
      whole = position;
      line.reset();
    }
    return whole;
  }

  private static String id(byte[] line, Path file) throws IOException, CommandFailedException {
    try {
      JsonNode json = MAPPER.readTree(line);
      if (json.isTextual()) {
        return json.textValue();
      }
    } catch (JsonProcessingException e) {
      // Described below.
    }
    throw new CommandFailedException(file + ": not a journal");
  }

  private static byte[] line(Object json) throws JsonProcessingException {
    return (MAPPER.writeValueAsString(json) + "\n").getBytes(StandardCharsets.UTF_8);
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
      ByteArrayOutputStream lines = new ByteArrayOutputStream();
      for (Page page : pages) {
        lines.writeBytes(line(key(page)));
      }
      append(lines.toByteArray());
    } catch (IOException e) {
      throw new CommandFailedException("the journal cannot be written: " + Problems.reason(e));
    }
  }

  private void append(byte[] lines) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(lines);
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
