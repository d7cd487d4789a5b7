package io.zhengwen.store;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;

/**
 * Keeps records in memory as long as the store exists. Thread-safe.
 *
 * @param <V> what a record holds
 */
public final class MemoryRecordStore<V> implements RecordStore<V> {
  private final ConcurrentSkipListMap<String, Versioned<V>> records = new ConcurrentSkipListMap<>();
  private final AtomicLong changes = new AtomicLong();
  private final RecordFormat<V> format;
  private final StoreBounds bounds;

  private record Versioned<V>(V record, long version) {}

  /**
   * Creates an empty store.
   *
   * @param bounds of which only the number of records matters
   */
  public MemoryRecordStore(StoreBounds bounds, RecordFormat<V> format) {
    this.bounds = bounds;
    this.format = format;
  }

  @Override
  public Optional<V> load(String name) {
    return Optional.ofNullable(records.get(name)).map(Versioned::record);
  }

  @Override
  public synchronized V update(String name, UnaryOperator<V> change) {
    V known = load(name).orElse(format.absent());
    V changed = change.apply(known);
    if (changed != known) {
      if (!records.containsKey(name) && records.size() >= bounds.sites()) {
        throw new RecordRefusedException(
            "the store of " + format.what() + " is full: it holds " + records.size() + " records");
      }
      records.put(name, new Versioned<>(changed, changes.incrementAndGet()));
    }
    return changed;
  }

  @Override
  public synchronized boolean delete(String name) {
    return records.remove(name) != null;
  }

  @Override
  public Map<String, String> versions() {
    Map<String, String> versions = new HashMap<>();
    records.forEach((name, versioned) -> versions.put(name, String.valueOf(versioned.version)));
    return versions;
  }
}
