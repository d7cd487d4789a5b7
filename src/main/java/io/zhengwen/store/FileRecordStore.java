package io.zhengwen.store;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Keeps records in a directory, each in a {@linkplain RecordFiles file} of JSON.
 *
 * <p>A file is replaced as a whole once its new content is on disk, so a crash leaves either the
 * old file or the new one. Writers to one directory wait for each other, even in different
 * processes, so that no counts are lost. A file that is damaged all the same, or in another format,
 * is renamed to {@code NAME.json.damaged} and no longer there. Thread-safe.
 *
 * @param <V> what a record holds
 */
public final class FileRecordStore<V> implements RecordStore<V> {
  private static final long MOST_BYTES = 16_000_000;

  private final Path directory;
  private final RecordFiles files;
  private final StoreBounds bounds;
  private final RecordFormat<V> format;
  private final Consumer<String> problems;
  private final NameLocks locks;
  private final AtomicInteger records = new AtomicInteger();
  private final AtomicLong bytes = new AtomicLong();

  /**
   * Opens a store. Creates its directory if it is missing.
   *
   * @param bounds what may be stored; other processes that write to the directory are seen when it
   *     is opened
   * @param format how a record is written
   * @param problems is told of files that were set aside
   * @throws TemplateStoreException if the directory cannot be created, read or written, or is not a
   *     directory
   */
  public FileRecordStore(
      Path directory, StoreBounds bounds, RecordFormat<V> format, Consumer<String> problems) {
    this.directory = directory;
    files = new RecordFiles(directory);
    this.bounds = bounds;
    this.format = format;
    this.problems = problems;
    try {
      Files.createDirectories(directory);
      locks = new NameLocks(directory.resolve("locks"));
      Files.delete(Files.createTempFile(directory, "draft", ".tmp"));
      measure();
    } catch (IOException e) {
      throw new TemplateStoreException(
          directory + " cannot be used as a store of " + format.what() + ": " + e, e);
    }
  }

  private void measure() throws IOException {
    for (Path file : files.all()) {
      records.incrementAndGet();
      bytes.addAndGet(file.toFile().length());
    }
  }

  @Override
  public Optional<V> load(String name) {
    try {
      return read(name);
    } catch (IllegalArgumentException damaged) {
      // A writer may have replaced it meanwhile.
      try {
        return locks.whileLocked(name, () -> readOrSetAside(name));
      } catch (IOException e) {
        throw new TemplateStoreException(files.of(name) + " cannot be read: " + e, e);
      }
    }
  }

  private Optional<V> readOrSetAside(String name) {
    try {
      return read(name);
    } catch (IllegalArgumentException e) {
      setAside(files.of(name), e.getMessage());
      return Optional.empty();
    }
  }

  private Optional<V> read(String name) {
    Path file = files.of(name);
    try {
      if (Files.size(file) > MOST_BYTES) {
        throw new IllegalArgumentException("it has more than " + MOST_BYTES + " bytes");
      }
      return Optional.of(format.read(name, Files.readAllBytes(file)));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new TemplateStoreException(file + " cannot be read: " + e, e);
    }
  }

  private void setAside(Path file, String reason) {
    Path aside = file.resolveSibling(file.getFileName() + RecordFiles.DAMAGED);
    try {
      long size = Files.size(file);
      Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
      records.decrementAndGet();
      bytes.addAndGet(-size);
      problems.accept(
          file
              + " is not a file of "
              + format.what()
              + ": "
              + reason
              + "; it was renamed to "
              + aside);
    } catch (NoSuchFileException e) {
      problems.accept(file + " was set aside by another reader");
    } catch (IOException e) {
      throw new TemplateStoreException(
          file
              + " is not a file of "
              + format.what()
              + ": "
              + reason
              + "; it cannot be renamed: "
              + e,
          e);
    }
  }

  @Override
  public V update(String name, UnaryOperator<V> change) {
    try {
      return locks.whileLocked(
          name,
          () -> {
            V known = readOrSetAside(name).orElse(format.absent());
            V changed = change.apply(known);
            if (changed != known) {
              replace(files.of(name), format.write(name, changed));
            }
            return changed;
          });
    } catch (IOException e) {
      throw new TemplateStoreException(files.of(name) + " cannot be written: " + e, e);
    }
  }

  private void replace(Path file, byte[] content) throws IOException {
    boolean exists = Files.exists(file);
    long more = content.length - (exists ? Files.size(file) : 0);
    if (!exists && records.get() >= bounds.sites()
        || more > 0 && bytes.get() + more > bounds.bytes()) {
      throw new RecordRefusedException(
          directory
              + " is full: it holds "
              + records
              + " records with "
              + bytes
              + " bytes; delete some, or allow more");
    }
    files.makeRoom(file);
    Path draft = Files.createTempFile(directory, "draft", ".tmp");
    try {
      try (FileChannel out = FileChannel.open(draft, StandardOpenOption.WRITE)) {
        for (ByteBuffer left = ByteBuffer.wrap(content); left.hasRemaining(); ) {
          out.write(left);
        }
        out.force(true);
      }
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
    records.addAndGet(exists ? 0 : 1);
    bytes.addAndGet(more);
  }

  @Override
  public boolean delete(String name) {
    Path file = files.of(name);
    try {
      return locks.whileLocked(
          name,
          () -> {
            if (!Files.exists(file)) {
              return false;
            }
            long size = Files.size(file);
            Files.delete(file);
            records.decrementAndGet();
            bytes.addAndGet(-size);
            return true;
          });
    } catch (IOException e) {
      throw new TemplateStoreException(file + " cannot be deleted: " + e, e);
    }
  }

  /** Returns the names of the records that sort after a name, sorted. */
  List<String> names(String after) {
    return listed().stream()
        .flatMap(file -> files.name(file).stream())
        .filter(name -> name.compareTo(after) > 0)
        .sorted()
        .toList();
  }

  @Override
  public Map<String, String> versions() {
    Map<String, String> versions = new HashMap<>();
    for (Path path : listed()) {
      File file = path.toFile();
      files
          .name(path)
          .ifPresent(name -> versions.put(name, file.lastModified() + "/" + file.length()));
    }
    return versions;
  }

  private List<Path> listed() {
    try {
      return files.all();
    } catch (IOException e) {
      throw new TemplateStoreException(directory + " cannot be listed: " + e, e);
    }
  }

  /**
   * Returns the size of a record's file in bytes.
   *
   * @throws TemplateStoreException if there is none or it cannot be read
   */
  public long bytes(String name) {
    try {
      return Files.size(files.of(name));
    } catch (IOException e) {
      throw new TemplateStoreException(files.of(name) + " cannot be read: " + e, e);
    }
  }
}
