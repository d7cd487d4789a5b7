package io.zhengwen.store;

import java.io.IOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The files of records in a directory, by the records' names: {@code NAME.json}, with what a file
 * name may not contain escaped. Of a name that is too long for a file's, the beginning is that of
 * directories, each with {@code %} at its end, where no escaped name ends.
 */
final class RecordFiles {
  static final String SUFFIX = ".json";
  static final String DAMAGED = ".damaged";

  /** File systems take 255 bytes. */
  private static final int LONGEST = 255 - SUFFIX.length();

  private static final String CONTINUED = "%";

  private final Path directory;

  RecordFiles(Path directory) {
    this.directory = directory;
  }

  /** The file of a record, which need not be there. */
  Path of(String name) {
    Path parent = directory;
    String rest = escaped(name);
    while (rest.length() > LONGEST) {
      parent = parent.resolve(rest.substring(0, LONGEST) + CONTINUED);
      rest = rest.substring(LONGEST);
    }
    return parent.resolve(rest + SUFFIX);
  }

  /** Makes the directories of a file. */
  void makeRoom(Path file) throws IOException {
    if (!file.getParent().equals(directory)) {
      Files.createDirectories(file.getParent());
    }
  }

  /** All files that may be those of records. */
  List<Path> all() throws IOException {
    List<Path> files = new ArrayList<>();
    Deque<Path> open = new ArrayDeque<>(List.of(directory));
    while (!open.isEmpty()) {
      try (DirectoryStream<Path> entries = Files.newDirectoryStream(open.pop())) {
        for (Path entry : entries) {
          String name = entry.getFileName().toString();
          if (name.endsWith(SUFFIX)) {
            files.add(entry);
          } else if (name.endsWith(CONTINUED)) {
            open.push(entry);
          }
        }
      } catch (DirectoryIteratorException e) {
        throw e.getCause();
      }
    }
    return files;
  }

  /** The name of the record in a file; empty if it holds none. */
  Optional<String> name(Path file) {
    StringBuilder escaped = new StringBuilder();
    for (Path part : directory.relativize(file)) {
      String text = part.toString();
      String end = text.endsWith(CONTINUED) ? CONTINUED : SUFFIX;
      escaped.append(text, 0, text.length() - end.length());
    }
    try {
      String name = URLDecoder.decode(escaped.toString(), StandardCharsets.UTF_8);
      return of(name).equals(file) ? Optional.of(name) : Optional.empty();
    } catch (IllegalArgumentException notEscaped) {
      return Optional.empty();
    }
  }

  /** A name with every character escaped that a file name may not contain. */
  static String escaped(String name) {
    return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("*", "%2A");
  }
}
