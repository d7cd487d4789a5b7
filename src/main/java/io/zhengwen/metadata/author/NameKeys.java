package io.zhengwen.metadata.author;

import java.util.HashSet;
import java.util.Set;

/**
 * What the names of a statement are compared by.
 *
 * @param keys the different keys
 * @param bits a bit for each key, which others may share: most statements have no key in common
 */
record NameKeys(Set<String> keys, long bits) {
  /** The keys of a statement. */
  static NameKeys of(AuthorStatement statement) {
    long bits = 0;
    for (String key : statement.keys()) {
      bits |= 1L << (key.hashCode() * 0x9E3779B9 >>> Integer.SIZE - 6);
    }
    return new NameKeys(new HashSet<>(statement.keys()), bits);
  }

  /** The number of different keys. */
  int size() {
    return keys.size();
  }

  /** How many keys are also those of another statement. */
  int common(NameKeys other) {
    int common = 0;
    if ((bits & other.bits) != 0) {
      for (String key : keys) {
        common += other.keys.contains(key) ? 1 : 0;
      }
    }
    return common;
  }
}
