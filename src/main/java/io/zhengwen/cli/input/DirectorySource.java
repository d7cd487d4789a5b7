package io.zhengwen.cli.input;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The files of a directory and its folders, each folder's sorted by name. A file's id is its path
 * relative to the directory without {@code .gz}, {@code .html}, {@code .htm}; with them where
 * another file of the folder would have the same id.
 */
final class DirectorySource {
  private static final Pattern ENDING = Pattern.compile("(?i)(\\.html?)?(\\.gz)?$");

  private final FileSource files;
  private final PageSink sink;
  private final Path excluded;
  private final Set<Object> open = new HashSet<>();

  /**
   * Creates a source.
   *
   * @param excluded a file that is not read; may be null
   */
  DirectorySource(FileSource files, PageSink sink, Path excluded) {
    this.files = files;
    this.sink = sink;
    this.excluded = excluded;
  }

  /** Reads all files. */
  void read(Path directory) throws CommandFailedException {
    readFolder(directory, "");
  }

  private void readFolder(Path folder, String prefix) throws CommandFailedException {
    Object key;
    List<Path> children;
    try {
      key = key(folder);
      if (!open.add(key)) {
        sink.problem(
            FileNames.path(folder),
            Problems.reason(new FileSystemLoopException(folder.toString())));
        return;
      }
      children = sorted(folder);
    } catch (IOException e) {
      sink.problem(FileNames.path(folder), Problems.reason(e));
      return;
    }
    Map<String, Integer> shortNames = new HashMap<>();
    for (Path child : children) {
      String name = FileNames.name(child);
      shortNames.merge(withoutEnding(name), 1, Integer::sum);
      if (!withoutEnding(name).equals(name)) {
        shortNames.merge(name, 1, Integer::sum);
      }
    }
    for (Path child : children) {
      String name = FileNames.name(child);
      if (Files.isDirectory(child)) {
        readFolder(child, prefix + name + "/");
      } else if (!isExcluded(child)) {
        String shortName = withoutEnding(name);
        String id = shortNames.get(shortName) == 1 ? shortName : name;
        readFile(child, prefix + id, prefix + name);
      }
    }
    open.remove(key);
  }

  private void readFile(Path file, String id, String path) throws CommandFailedException {
    if (Files.isRegularFile(file)) {
      files.found(file, id, path);
    } else if (Files.exists(file)) {
      sink.skipped(FileNames.path(file), "not a regular file");
    } else {
      sink.problem(FileNames.path(file), "a link to nothing");
    }
  }

  private boolean isExcluded(Path file) {
    try {
      return excluded != null && Files.exists(excluded) && Files.isSameFile(excluded, file);
    } catch (IOException unreadable) {
      return false;
    }
  }

  private static Object key(Path folder) throws IOException {
    Object key = Files.readAttributes(folder, BasicFileAttributes.class).fileKey();
    return key == null ? folder.toRealPath() : key;
  }

  private static List<Path> sorted(Path folder) throws IOException {
    List<Path> children = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
      stream.forEach(children::add);
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    children.sort(null);
    return children;
  }

  /** A file's name without {@code .gz}, {@code .html}, {@code .htm}, unless nothing is left. */
  static String withoutEnding(String name) {
    String rest = ENDING.matcher(name).replaceFirst("");
    return rest.isEmpty() ? name : rest;
  }
}
