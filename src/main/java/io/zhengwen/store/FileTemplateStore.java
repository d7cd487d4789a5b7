package io.zhengwen.store;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Keeps sites in a directory, each in a JSON file {@code NAME.json}; slashes in a site's name are
 * escaped.
 *
 * <p>A file is replaced as a whole once its new content is on disk, so a crash leaves either the
 * old file or the new one. Writers to one directory wait for each other, even in different
 * processes, so that no counts are lost. A file that is damaged all the same, or in another format,
 * is renamed to {@code NAME.json.damaged} and its site is learned anew. Thread-safe.
 */
public final class FileTemplateStore implements TemplateStore {
  private static final String SUFFIX = ".json";
  private static final String DAMAGED = ".damaged";
  private static final long MOST_BYTES = 16_000_000;

  private final Path directory;
  private final StoreBounds bounds;
  private final Consumer<String> problems;
  private final SiteLocks locks;
  private final AtomicInteger sites = new AtomicInteger();
  private final AtomicLong bytes = new AtomicLong();

  /**
   * Opens a store. Creates its directory if it is missing.
   *
   * @param bounds what may be stored; other processes that write to the directory are seen when it
   *     is opened
   * @param problems is told of files that were set aside
   * @throws TemplateStoreException if the directory cannot be created, read or written, or is not a
   *     directory
   */
  public FileTemplateStore(Path directory, StoreBounds bounds, Consumer<String> problems) {
    this.directory = directory;
    this.bounds = bounds;
    this.problems = problems;
    try {
      Files.createDirectories(directory);
      locks = new SiteLocks(directory.resolve("locks"));
      Files.delete(Files.createTempFile(directory, "draft", ".tmp"));
      measure();
    } catch (IOException e) {
      throw new TemplateStoreException(directory + " cannot be used as a template store: " + e, e);
    }
  }

  private void measure() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      files
          .filter(file -> file.getFileName().toString().endsWith(SUFFIX))
          .forEach(
              file -> {
                sites.incrementAndGet();
                bytes.addAndGet(file.toFile().length());
              });
    }
  }

  @Override
  public Optional<StoredSite> load(SiteKey site) {
    Path file = file(site);
    try {
      if (Files.size(file) > MOST_BYTES) {
        throw new IllegalArgumentException("it has more than " + MOST_BYTES + " bytes");
      }
      return Optional.of(SiteFile.read(site, Files.readAllBytes(file)));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      setAside(file, e.getMessage());
      return Optional.empty();
    } catch (IOException e) {
      throw new TemplateStoreException(file + " cannot be read: " + e, e);
    }
  }

  private void setAside(Path file, String reason) {
    Path aside = file.resolveSibling(file.getFileName() + DAMAGED);
    try {
      long size = Files.size(file);
      Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
      sites.decrementAndGet();
      bytes.addAndGet(-size);
      problems.accept(
          file + " is not a file of site templates: " + reason + "; it was renamed to " + aside);
    } catch (NoSuchFileException e) {
      problems.accept(file + " was set aside by another reader");
    } catch (IOException e) {
      throw new TemplateStoreException(
          file + " is not a file of site templates: " + reason + "; it cannot be renamed: " + e, e);
    }
  }

  @Override
  public StoredSite update(SiteKey site, UnaryOperator<StoredSite> change) {
    try {
      return locks.whileLocked(
          site,
          () -> {
            StoredSite known = load(site).orElse(StoredSite.UNKNOWN);
            StoredSite changed = change.apply(known);
            if (changed != known) {
              replace(file(site), SiteFile.write(site, changed));
            }
            return changed;
          });
    } catch (IOException e) {
      throw new TemplateStoreException(file(site) + " cannot be written: " + e, e);
    }
  }

  private void replace(Path file, byte[] content) throws IOException {
    boolean exists = Files.exists(file);
    long more = content.length - (exists ? Files.size(file) : 0);
    if (!exists && sites.get() >= bounds.sites()
        || more > 0 && bytes.get() + more > bounds.bytes()) {
      throw new TemplateStoreException(
          directory
              + " is full: it holds "
              + sites
              + " sites with "
              + bytes
              + " bytes; delete some, or allow more");
    }
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
    sites.addAndGet(exists ? 0 : 1);
    bytes.addAndGet(more);
  }

  @Override
  public boolean delete(SiteKey site) {
    Path file = file(site);
    try {
      return locks.whileLocked(
          site,
          () -> {
            if (!Files.exists(file)) {
              return false;
            }
            long size = Files.size(file);
            Files.delete(file);
            sites.decrementAndGet();
            bytes.addAndGet(-size);
            return true;
          });
    } catch (IOException e) {
      throw new TemplateStoreException(file + " cannot be deleted: " + e, e);
    }
  }

  @Override
  public List<SiteKey> sites(String after, int most) {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .map(f -> f.getFileName().toString())
          .filter(name -> name.endsWith(SUFFIX))
          .map(name -> site(name.substring(0, name.length() - SUFFIX.length())))
          .filter(site -> site != null && site.name().compareTo(after) > 0)
          .sorted(Comparator.comparing(SiteKey::name))
          .limit(most)
          .toList();
    } catch (IOException e) {
      throw new TemplateStoreException(directory + " cannot be listed: " + e, e);
    }
  }

  /** Returns the site with an escaped name, or null if the name is invalid. */
  private static SiteKey site(String escaped) {
    try {
      SiteKey site = SiteKey.orNull(URLDecoder.decode(escaped, StandardCharsets.UTF_8));
      return site != null && site.escaped().equals(escaped) ? site : null;
    } catch (IllegalArgumentException notEscaped) {
      return null;
    }
  }

  /**
   * Returns the size of a site's file in bytes.
   *
   * @throws TemplateStoreException if nothing is known of the site or it cannot be read
   */
  public long bytes(SiteKey site) {
    try {
      return Files.size(file(site));
    } catch (IOException e) {
      throw new TemplateStoreException(file(site) + " cannot be read: " + e, e);
    }
  }

  private Path file(SiteKey site) {
    return directory.resolve(site.escaped() + SUFFIX);
  }
}
