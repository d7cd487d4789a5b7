package io.zhengwen.bench.gate;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import io.zhengwen.store.JsonFault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The floors of all labelled sets, kept in a file under version control. Immutable.
 *
 * @param sets the floors by the set's name
 */
public record Floors(SortedMap<String, SetFloors> sets) {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  /** Copies the map. */
  public Floors {
    Objects.requireNonNull(sets, "sets");
    sets = Collections.unmodifiableSortedMap(new TreeMap<>(sets));
  }

  /**
   * The floors of a set.
   *
   * @param sample on a sample of its pages, small enough to be checked with every build
   * @param full on all pages
   */
  public record SetFloors(Level sample, Level full) {
    /** Neither is absent. */
    public SetFloors {
      Objects.requireNonNull(sample, "sample");
      Objects.requireNonNull(full, "full");
    }

    /** The floors on all pages or on the sample. */
    public Level level(boolean all) {
      return all ? full : sample;
    }
  }

  /**
   * Floors on some pages.
   *
   * @param pages the number of pages
   * @param digest the {@linkplain io.zhengwen.bench.corpus.Corpus#digest() digest} of the pages
   * @param floors the lowest permitted score by the output's name, 0 to 1
   */
  public record Level(int pages, String digest, SortedMap<String, Double> floors) {
    /** Copies the map. */
    public Level {
      Objects.requireNonNull(digest, "digest");
      Objects.requireNonNull(floors, "floors");
      floors = Collections.unmodifiableSortedMap(new TreeMap<>(floors));
    }
  }

  /** The floors with those of a set added or replaced. */
  public Floors with(String set, SetFloors floors) {
    SortedMap<String, SetFloors> all = new TreeMap<>(sets);
    all.put(set, floors);
    return new Floors(all);
  }

  /**
   * Reads a file; returns no floors if it does not exist.
   *
   * @throws IOException if it cannot be read or does not hold floors
   */
  public static Floors read(Path file) throws IOException {
    if (!Files.exists(file)) {
      return new Floors(new TreeMap<>(Map.of()));
    }
    try {
      return JSON.readValue(Files.readAllBytes(file), Floors.class);
    } catch (JsonProcessingException e) {
      throw new IOException(
          "does not hold floors, {\"sets\": {NAME: {\"sample\": ..., \"full\": ...}}}: "
              + JsonFault.of(e),
          e);
    }
  }

  /** Writes a file, the same bytes for the same floors. */
  public void write(Path file) throws IOException {
    Files.writeString(
        file, JSON.writeValueAsString(this).replace(System.lineSeparator(), "\n") + "\n");
  }
}
