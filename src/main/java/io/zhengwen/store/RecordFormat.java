package io.zhengwen.store;

/**
 * How records are written as bytes.
 *
 * @param <V> what a record holds
 */
public interface RecordFormat<V> {
  /** What a record is, for messages: {@code site templates}. */
  String what();

  /** What stands for a record that does not exist. */
  V absent();

  /** Returns a record as bytes of UTF-8. */
  byte[] write(String name, V record);

  /**
   * Reads a record.
   *
   * @throws IllegalArgumentException if the bytes are not what {@link #write} made of the record of
   *     this name, with the reason
   */
  V read(String name, byte[] bytes);
}
