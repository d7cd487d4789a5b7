package io.zhengwen.wrapper.library;

import io.zhengwen.store.FileRecordStore;
import io.zhengwen.store.MemoryRecordStore;
import io.zhengwen.store.RecordFormat;
import io.zhengwen.store.RecordStore;
import io.zhengwen.store.StoreBounds;
import io.zhengwen.store.TemplateStoreException;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Where templates, seeds and the pages of seeds are kept.
 *
 * @param templates templates by their names
 * @param seeds seeds by their patterns
 * @param pages the pages of seeds by the seeds' patterns
 */
public record WrapperStore(
    RecordStore<TemplateRecord> templates,
    RecordStore<SeedRecord> seeds,
    RecordStore<SeedPages> pages) {

  /** Opens the records of one kind. */
  public interface Opener {
    /** Opens the records of a kind, which has a short name. */
    <V> RecordStore<V> open(String kind, RecordFormat<V> format);
  }

  /** Opens a store. */
  public static WrapperStore open(Opener opener) {
    return new WrapperStore(
        opener.open("templates", LibraryFile.TEMPLATES),
        opener.open("seeds", LibraryFile.SEEDS),
        opener.open("pages", LibraryFile.PAGES));
  }

  /** A store in memory. */
  public static WrapperStore inMemory(StoreBounds bounds) {
    return open(
        new Opener() {
          @Override
          public <V> RecordStore<V> open(String kind, RecordFormat<V> format) {
            return new MemoryRecordStore<>(bounds, format);
          }
        });
  }

  /**
   * A store in the files of a directory.
   *
   * @param problems is told of files that were set aside
   * @throws TemplateStoreException if the directory cannot be used
   */
  public static WrapperStore inFiles(
      Path directory, StoreBounds bounds, Consumer<String> problems) {
    return open(
        new Opener() {
          @Override
          public <V> RecordStore<V> open(String kind, RecordFormat<V> format) {
            return new FileRecordStore<>(directory.resolve(kind), bounds, format, problems);
          }
        });
  }
}
