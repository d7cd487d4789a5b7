package io.zhengwen.store;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;

/**
 * Stores records by name. Several writers, in this process or others, may change a record at the
 * same time; none undoes what another did. Implementations are thread-safe.
 *
 * @param <V> what a record holds; immutable
 */
public interface RecordStore<V> {
  /**
   * Returns a record; empty if there is none.
   *
   * @throws TemplateStoreException if it cannot be read, with the reason
   */
  Optional<V> load(String name);

  /**
   * Changes a record. Once this method returns, the change is stored and no other writer can undo
   * it unknowingly.
   *
   * @param change gets the record, {@link RecordFormat#absent} if there is none, and returns what
   *     it shall be; may be called several times if other writers interfere. Nothing is written if
   *     it returns what it got.
   * @return the record as it is now
   * @throws TemplateStoreException if the record cannot be read or written, with the reason
   */
  V update(String name, UnaryOperator<V> change);

  /**
   * A record that was changed.
   *
   * @param before what it was, {@link RecordFormat#absent} if there was none
   * @param after what it is
   */
  record Change<V>(V before, V after) {}

  /** Changes a record as {@link #update} does, and returns also what it was. */
  default Change<V> change(String name, UnaryOperator<V> change) {
    AtomicReference<V> before = new AtomicReference<>();
    V after =
        update(
            name,
            known -> {
              before.set(known);
              return change.apply(known);
            });
    return new Change<>(before.get(), after);
  }

  /**
   * Deletes a record.
   *
   * @return whether there was one
   * @throws TemplateStoreException if it cannot be deleted, with the reason
   */
  boolean delete(String name);

  /**
   * Returns for each record's name a text that changes with the record.
   *
   * @throws TemplateStoreException if they cannot be listed, with the reason
   */
  Map<String, String> versions();
}
