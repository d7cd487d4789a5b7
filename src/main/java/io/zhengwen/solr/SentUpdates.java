package io.zhengwen.solr;

import java.util.HashMap;
import java.util.Map;

/** Counts the updates of a request that went to other cores. Not thread-safe. */
final class SentUpdates {
  private final Map<String, Integer> byCore = new HashMap<>();
  private boolean uncounted;

  /** Counts an update for a core. */
  void count(String core) {
    byCore.merge(core, 1, Integer::sum);
  }

  /**
   * Notes that an update goes to cores that are not known here, so that none stands alone there.
   */
  void countEverywhere() {
    uncounted = true;
  }

  /** Whether just one update was sent to a core. */
  boolean isAlone(String core) {
    return !uncounted && byCore.getOrDefault(core, 0) == 1;
  }
}
