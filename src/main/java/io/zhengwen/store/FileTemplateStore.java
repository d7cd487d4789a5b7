package io.zhengwen.store;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Keeps a JSON file for each site, {@code HOST.json}, in a directory of its own.
 *
 * <p>A file is replaced as a whole: a process that ends leaves the old or the new one. Several
 * processes may use one directory; when two save the same site in the same instant, one of both
 * pages is not learnt from. A file that is not of this format is never overwritten. Thread-safe.
 */
public final class FileTemplateStore implements TemplateStore {
  private static final String FORMAT = "zhengwen-site-templates-1";
  private static final String SUFFIX = ".json";
  private static final long MAX_BYTES = 64_000_000;

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .build();

  private final Path directory;

  /** The content of a file; the revision comes first, for {@link #revision}. */
  private record SiteFile(long revision, String format, String site, StoredSite known) {}

  /**
   * Opens a store, whose directory is made where it is missing.
   *
   * @throws TemplateStoreException where it cannot be made or is no directory
   */
  public FileTemplateStore(Path directory) {
    this.directory = directory;
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw new TemplateStoreException(directory + " cannot be made a template store: " + e, e);
    }
  }

  @Override
  public Optional<StoredSite> load(SiteKey site) {
    Path file = file(site);
    try {
      if (Files.size(file) > MAX_BYTES) {
        throw refused(file, "it has more than " + MAX_BYTES + " bytes", null);
      }
      SiteFile read = JSON.readValue(Files.readAllBytes(file), SiteFile.class);
      if (!FORMAT.equals(read.format)) {
        throw refused(file, "its format is '" + read.format + "', not '" + FORMAT + "'", null);
      }
      if (!site.host().equals(read.site) || read.known == null) {
        throw refused(file, "it is of the site '" + read.site + "'", null);
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
  public synchronized boolean save(SiteKey site, StoredSite known) {
    if (known.revision() != revision(site) + 1) {
      return false;
    }
    Path file = file(site);
    Path draft = null;
    try {
      draft = Files.createTempFile(directory, "draft", ".tmp");
      Files.write(
          draft,
          JSON.writeValueAsBytes(new SiteFile(known.revision(), FORMAT, site.host(), known)));
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      return true;
    } catch (IOException e) {
      deleteQuietly(draft);
      throw new TemplateStoreException(file + " cannot be written: " + e, e);
    }
  }

  private static void deleteQuietly(Path draft) {
    try {
      if (draft != null) {
        Files.deleteIfExists(draft);
      }
    } catch (IOException e) {
      // What kept the draft from being written is reported.
    }
  }

  /** Reads the head of the site's file only. */
  @Override
  public long revision(SiteKey site) {
    Path file = file(site);
    try (InputStream in = Files.newInputStream(file);
        JsonParser json = JSON.createParser(in)) {
      if (json.nextToken() == JsonToken.START_OBJECT
          && "revision".equals(json.nextFieldName())
          && json.nextToken() == JsonToken.VALUE_NUMBER_INT) {
        return json.getLongValue();
      }
      throw refused(file, "it does not begin with its revision", null);
    } catch (NoSuchFileException e) {
      return -1;
    } catch (JsonProcessingException e) {
      throw refused(file, e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new TemplateStoreException(file + " cannot be read: " + e, e);
    }
  }

  private static TemplateStoreException refused(Path file, String reason, Exception cause) {
    return new TemplateStoreException(
        file + " holds no site's templates: " + reason + "; delete it to learn the site anew",
        cause);
  }

  @Override
  public List<SiteKey> sites() {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .map(f -> f.getFileName().toString())
          .filter(name -> name.endsWith(SUFFIX))
          .map(name -> name.substring(0, name.length() - SUFFIX.length()))
          .flatMap(host -> SiteKey.of("http://" + host).filter(s -> s.host().equals(host)).stream())
          .sorted((a, b) -> a.host().compareTo(b.host()))
          .toList();
    } catch (IOException e) {
      throw new TemplateStoreException(directory + " cannot be listed: " + e, e);
    }
  }

  /**
   * The size of a site's file in bytes.
   *
   * @throws TemplateStoreException where nothing is known of the site or it cannot be read
   */
  public long bytes(SiteKey site) {
    try {
      return Files.size(file(site));
    } catch (IOException e) {
      throw new TemplateStoreException(file(site) + " cannot be read: " + e, e);
    }
  }

  private Path file(SiteKey site) {
    return directory.resolve(site.host() + SUFFIX);
  }
}
