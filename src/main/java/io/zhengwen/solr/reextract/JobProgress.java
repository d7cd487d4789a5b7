package io.zhengwen.solr.reextract;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;

/** How far a job is. Thread-safe. */
final class JobProgress {
  /** The greatest number of failures that are listed. */
  static final int MOST_FAILURES = 100;

  /** What became of a document. */
  enum Fate {
    /** It was extracted again. */
    DONE("done"),
    /** It had the new version already. */
    UP_TO_DATE("upToDate"),
    /** No page of it is stored. */
    WITHOUT_PAGE("withoutPage"),
    /** It was deleted meanwhile. */
    DELETED("deleted"),
    /** It stayed as it was, since its page cannot be extracted or the document not be written. */
    FAILED("failed");

    private final String label;

    Fate(String label) {
      this.label = label;
    }
  }

  /** Whether a job runs, or how it ended. */
  enum State {
    RUNNING,
    FINISHED,
    STOPPED,
    ABORTED;

    String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final UnaryOperator<String> told;
  private final Instant started = Instant.now();
  private final Map<Fate, Long> fates = new EnumMap<>(Fate.class);
  private final List<Map<String, Object>> failures = new ArrayList<>();
  private State state = State.RUNNING;
  private String reason;
  private Instant ended;
  private long total;
  private long conflicts;
  private String last;

  /**
   * Prepares a job.
   *
   * @param told makes of a message what answers may say
   */
  JobProgress(UnaryOperator<String> told) {
    this.told = told;
    for (Fate fate : Fate.values()) {
      fates.put(fate, 0L);
    }
  }

  synchronized void total(long documents) {
    total = documents;
  }

  synchronized void count(Fate fate, String id) {
    fates.merge(fate, 1L, Long::sum);
    last = id;
  }

  synchronized void fail(String id, String message) {
    count(Fate.FAILED, id);
    if (failures.size() < MOST_FAILURES) {
      Map<String, Object> failure = new LinkedHashMap<>();
      failure.put("id", id);
      failure.put("message", told.apply(message));
      failures.add(failure);
    }
  }

  /** Counts a document that someone else changed while it was extracted. */
  synchronized void conflict() {
    conflicts++;
  }

  /** Ends the job, unless it has ended; whether it had not. */
  synchronized boolean end(State how, String why) {
    if (state != State.RUNNING) {
      return false;
    }
    state = how;
    reason = why == null ? null : told.apply(why);
    ended = Instant.now();
    return true;
  }

  synchronized boolean isRunning() {
    return state == State.RUNNING;
  }

  synchronized Map<String, Object> toMap() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("state", state.label());
    if (reason != null) {
      map.put("reason", reason);
    }
    map.put("total", total);
    fates.forEach((fate, number) -> map.put(fate.label, number));
    map.put("conflicts", conflicts);
    map.put("started", started.toString());
    double seconds =
        Duration.between(started, ended == null ? Instant.now() : ended).toMillis() / 1e3;
    map.put("seconds", seconds);
    long done = fates.get(Fate.DONE);
    map.put("docsPerSecond", seconds == 0 ? 0. : Math.round(10 * done / seconds) / 10.);
    if (last != null) {
      map.put("last", last);
    }
    map.put("failures", List.copyOf(failures));
    return map;
  }
}
