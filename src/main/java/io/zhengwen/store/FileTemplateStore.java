package io.zhengwen.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
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
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Keeps sites in a directory, each in a JSON file {@code NAME.json}; slashes in a site's name are
 * escaped.
 *
 * <p>A file is replaced as a whole once its new content is on disk, so a crash leaves either the
 * old file or the new one. Writers to one directory wait for each other, even in different
 * processes, so that no counts are lost. A file in another format is never overwritten.
 * Thread-safe.
 */
public final class FileTemplateStore implements TemplateStore {
  private static final String FORMAT = "zhengwen-site-templates-2";
  private static final String SUFFIX = ".json";
  private static final long MOST_BYTES = 64_000_000;

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .build();

  private final Path directory;
  private final SiteLocks locks;

  /** The content of a file. */
  private record SiteFile(String format, String site, StoredSite known) {}

  /**
   * Opens a store. Creates its directory if it is missing.
   *
   * @throws TemplateStoreException if the directory cannot be created or is not a directory
   */
  public FileTemplateStore(Path directory) {
    this.directory = directory;
    try {
      Files.createDirectories(directory);
      locks = new SiteLocks(directory.resolve("locks"));
    } catch (IOException e) {
      throw new TemplateStoreException(directory + " cannot be used as a template store: " + e, e);
    }
  }

  @Override
  public Optional<StoredSite> load(SiteKey site) {
    Path file = file(site);
    try {
      if (Files.size(file) > MOST_BYTES) {
        throw refused(file, "it has more than " + MOST_BYTES + " bytes", null);
      }
      SiteFile read = JSON.readValue(Files.readAllBytes(file), SiteFile.class);
      if (read == null || !FORMAT.equals(read.format)) {
        throw refused(file, "its format is not '" + FORMAT + "'", null);
      }
      if (!site.name().equals(read.site) || read.known == null) {
        throw refused(file, "it belongs to the site '" + read.site + "'", null);
      }
      return Optional.of(read.known);
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (JsonProcessingException e) {
      throw refused(file, e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new TemplateStoreException(file + " cannot be read: " + e, e);
    }
  }

  @Override
  public StoredSite merge(SiteKey site, SiteBatch batch) {
    try {
      return locks.whileLocked(
          site,
          () -> {
            StoredSite merged = load(site).orElse(StoredSite.UNKNOWN).merge(batch);
            replace(file(site), JSON.writeValueAsBytes(new SiteFile(FORMAT, site.name(), merged)));
            return merged;
          });
    } catch (IOException e) {
      throw new TemplateStoreException(file(site) + " cannot be written: " + e, e);
    }
  }

  private void replace(Path file, byte[] content) throws IOException {
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
  }

  private static TemplateStoreException refused(Path file, String reason, Exception cause) {
    return new TemplateStoreException(
        file + " is not a file of site templates: " + reason + "; delete it to learn the site anew",
        cause);
  }

  @Override
  public List<SiteKey> sites() {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .map(f -> f.getFileName().toString())
          .filter(name -> name.endsWith(SUFFIX))
          .map(name -> site(name.substring(0, name.length() - SUFFIX.length())))
          .filter(Objects::nonNull)
          .sorted(Comparator.comparing(SiteKey::name))
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
