package io.zhengwen.extract;

import java.util.Objects;
import java.util.function.Supplier;

/**
 * A value that is computed when it is first asked for, and then kept. What it is computed from is
 * let go. Thread-safe; a computation that fails is tried again.
 *
 * @param <T> the type of the value
 */
public final class Lazy<T> {
  /** Null once there is a value. */
  private Supplier<? extends T> supplier;

  private volatile T value;

  /**
   * Creates a value.
   *
   * @param supplier computes the value, which must not be null, from what does not change
   */
  public Lazy(Supplier<? extends T> supplier) {
    this.supplier = Objects.requireNonNull(supplier, "supplier");
  }

  /** Returns the value. */
  public T get() {
    T known = value;
    return known == null ? computed() : known;
  }

  private synchronized T computed() {
    if (value == null) {
      value = Objects.requireNonNull(supplier.get(), "the supplier's value");
      supplier = null;
    }
    return value;
  }
}
