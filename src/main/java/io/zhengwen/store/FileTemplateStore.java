package io.zhengwen.store;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Keeps sites in a directory, each in a file of its own. Thread-safe. */
public final class FileTemplateStore extends RecordTemplateStore<FileRecordStore<StoredSite>> {
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
    super(new FileRecordStore<>(directory, bounds, SiteFile.RECORD, problems));
  }

  @Override
  public List<SiteKey> sites(String after, int most) {
    return records().names(after).stream()
        .map(SiteKey::orNull)
        .flatMap(Stream::ofNullable)
        .limit(most)
        .toList();
  }

  /**
   * Returns the size of a site's file in bytes.
   *
   * @throws TemplateStoreException if nothing is known of the site or it cannot be read
   */
  public long bytes(SiteKey site) {
    return records().bytes(site.name());
  }
}
