package io.zhengwen.solr.document;

import java.util.Map;
import java.util.Set;

/** An atomic update of a field: what to do, with which values. */
final class AtomicUpdate {
  private static final Set<String> OPERATIONS =
      Set.of("set", "add", "add-distinct", "remove", "removeregex", "inc");

  private AtomicUpdate() {}

  /**
   * Whether a value is an object of operations alone. Solr's JSON loader makes a document of two or
   * more of them.
   */
  static boolean is(Object value) {
    return value instanceof Map<?, ?> object
        && !object.isEmpty()
        && OPERATIONS.containsAll(object.keySet());
  }
}
