package io.zhengwen.store;

import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Records in another store, for tests that change some of what it does. */
public class ForwardingRecordStore<V> implements RecordStore<V> {
  private final RecordStore<V> store;

  protected ForwardingRecordStore(RecordStore<V> store) {
    this.store = store;
  }

  @Override
  public Optional<V> load(String name) {
    return store.load(name);
  }

  @Override
  public V update(String name, UnaryOperator<V> change) {
    return store.update(name, change);
  }

  @Override
  public boolean delete(String name) {
    return store.delete(name);
  }

  @Override
  public Map<String, String> versions() {
    return store.versions();
  }
}
