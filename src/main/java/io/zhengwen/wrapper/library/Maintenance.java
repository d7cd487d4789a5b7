package io.zhengwen.wrapper.library;

import io.zhengwen.store.RecordStore;
import io.zhengwen.store.TemplateStoreException;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.monitor.TemplateChange;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.time.Clock;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What a library does with its store: it keeps a snapshot of the templates and seeds, stores the
 * pages that came by and the alarms that they raise, tries templates and looks for repairs.
 * Thread-safe; the snapshot is had without waiting.
 */
final class Maintenance {
  /** A seed's pages are tried when so many are kept, each time more. */
  private static final int[] TRIED_AT = {5, 10, 20, 40};

  /**
   * The characters of pages that wait for being stored, of all seeds together. Beyond it, all are
   * stored; where that fails, no more are taken.
   */
  private static final long MOST_HELD = 20_000_000;

  private final WrapperStore store;
  private final AcceptedPages accepted;
  private final LibraryListener listener;
  private final Clock clock;
  private final RepairSearch repairs;
  private final Trials trials;
  private final FirstReading firstReading = new FirstReading(FirstReading.PATIENCE);
  private final Map<String, SeedWatch> watches = new HashMap<>();

  /** The alarms of seeds of which some could not be stored. */
  private final Map<String, List<SeedAlarm>> unstoredAlarms = new HashMap<>();

  private volatile Snapshot snapshot = Snapshot.EMPTY;

  Maintenance(WrapperStore store, AcceptedPages accepted, LibraryListener listener, Clock clock) {
    this.store = store;
    this.accepted = accepted;
    this.listener = listener;
    this.clock = clock;
    repairs = new RepairSearch(store, clock);
    trials = new Trials(store);
  }

  /** The templates and seeds as they were last read. */
  Snapshot snapshot() {
    return snapshot;
  }

  /** The first time that the store is read. */
  FirstReading firstReading() {
    return firstReading;
  }

  /** Reads what others have changed. */
  synchronized void refresh() {
    Snapshot before = snapshot;
    snapshot = before.refreshed(store, listener);
    firstReading.succeeded();
    if (snapshot != before) {
      unstoredAlarms.keySet().removeIf(pattern -> snapshot.seed(pattern).isEmpty());
      unstoredAlarms.replaceAll(
          (pattern, alarms) ->
              alarms.stream().flatMap(alarm -> after(before, alarm).stream()).toList());
    }
  }

  /** An alarm after what has happened to its template since another snapshot. */
  private Optional<SeedAlarm> after(Snapshot before, SeedAlarm alarm) {
    Optional<WrapperTemplate> old = before.template(alarm.template()).map(Wrapper::template);
    Optional<WrapperTemplate> now = snapshot.template(alarm.template()).map(Wrapper::template);
    if (old.isEmpty() || now.isEmpty()) {
      return Optional.empty();
    }
    return now.equals(old)
        ? Optional.of(alarm)
        : alarm.after(new TemplateChange(old.get(), now.get()));
  }

  /**
   * Stores what came by, and does some of the work that waits.
   *
   * @throws TemplateStoreException if the store failed
   */
  synchronized void run() {
    refresh();
    Faults faults = new Faults();
    store(false, faults);
    faults.guard(
        () -> {
          if (trials.run(snapshot)) {
            refresh();
          }
        });
    faults.guard(() -> repairs.run(snapshot));
    faults.rethrow();
  }

  /** Stores everything that came by. */
  synchronized void close() {
    refresh();
    Faults faults = new Faults();
    store(true, faults);
    faults.rethrow();
  }

  private void store(boolean all, Faults faults) {
    if (held() <= MOST_HELD) {
      Map<String, List<AcceptedPage>> waiting = accepted.take();
      unstoredAlarms.keySet().forEach(pattern -> waiting.putIfAbsent(pattern, List.of()));
      waiting.forEach(
          (pattern, pages) ->
              snapshot.seed(pattern).ifPresent(seed -> faults.guard(() -> watch(seed, pages))));
    }
    watches.keySet().removeIf(pattern -> snapshot.seed(pattern).isEmpty());
    long now = clock.millis();
    boolean always = all || held() > MOST_HELD;
    watches.forEach(
        (pattern, watch) -> {
          if (watch.isDue(now, always)) {
            faults.guard(() -> store(pattern, watch, now));
          }
        });
  }

  private void store(String pattern, SeedWatch watch, long now) {
    RecordStore.Change<SeedPages> change =
        store.pages().change(pattern, before -> watch.added(orNone(before)));
    watch.stored(now);
    if (!change.after().failing().isEmpty()) {
      repairs.add(pattern);
    }
    int before = orNone(change.before()).size();
    int after = change.after().size();
    if (Arrays.stream(TRIED_AT).anyMatch(n -> before < n && after >= n)) {
      trials.add(pattern, null);
    }
  }

  private static SeedPages orNone(SeedPages known) {
    return known == null ? SeedPages.none() : known;
  }

  private long held() {
    return watches.values().stream().mapToLong(SeedWatch::chars).sum();
  }

  private void watch(SeedRecord seed, List<AcceptedPage> pages) {
    SeedWatch watch = watches.get(seed.pattern());
    SeedPages stored = SeedPages.none();
    if (watch == null) {
      stored = stored(seed.pattern(), pages);
      watch = new SeedWatch();
      watches.put(seed.pattern(), watch);
    }
    List<SeedAlarm> before = unstoredAlarms.getOrDefault(seed.pattern(), seed.alarms());
    List<SeedAlarm> alarms =
        watch.add(pages, before, stored).stream()
            .filter(alarm -> seed.alarms().contains(alarm) || isOfToday(alarm))
            .toList();
    if (alarms.equals(seed.alarms())) {
      unstoredAlarms.remove(seed.pattern());
    } else {
      raise(seed, alarms);
    }
  }

  /** Whether an alarm is of a template as it is now, not as it was when pages were read. */
  private boolean isOfToday(SeedAlarm alarm) {
    return snapshot
        .template(alarm.template())
        .filter(wrapper -> wrapper.template().version() == alarm.version())
        .isPresent();
  }

  private SeedPages stored(String seed, List<AcceptedPage> pages) {
    try {
      return store.pages().load(seed).orElse(SeedPages.none());
    } catch (TemplateStoreException e) {
      accepted.putBack(pages);
      throw e;
    }
  }

  private void raise(SeedRecord seed, List<SeedAlarm> alarms) {
    unstoredAlarms.put(seed.pattern(), alarms);
    store
        .seeds()
        .update(
            seed.pattern(),
            known -> known == null ? null : known.withChangedAlarms(seed.alarms(), alarms));
    unstoredAlarms.remove(seed.pattern());
    for (SeedAlarm alarm : alarms) {
      if (!seed.alarms().contains(alarm)) {
        listener.alarm(
            "the template '"
                + alarm.template()
                + "' fits the seed "
                + seed.pattern()
                + " less than before: "
                + alarm.alarm().describe());
      }
    }
    refresh();
  }

  /** Tries a template on all seeds, or all templates on one. */
  synchronized void associate(String seed, String template) {
    if (seed != null) {
      trials.add(seed, template);
    } else {
      snapshot.seeds().forEach(each -> trials.add(each.pattern(), template));
    }
  }

  /** The number of seeds that wait for templates being tried on them. */
  synchronized int waiting() {
    return trials.size();
  }

  /** Changes a template, and begins to watch what it changed anew where it is used. */
  synchronized TemplateRecord update(String name, UnaryOperator<TemplateRecord> change) {
    RecordStore.Change<TemplateRecord> done = store.templates().change(name, change);
    TemplateRecord now = done.after();
    WrapperTemplate before = done.before() == null ? null : done.before().template();
    if (!now.template().equals(before)) {
      refresh();
      if (before != null) {
        beginAnew(new TemplateChange(before, now.template()));
      }
      associate(null, name);
    }
    refresh();
    return now;
  }

  private void beginAnew(TemplateChange change) {
    for (String seed : snapshot.seedsOf(change.after().name())) {
      store.seeds().update(seed, known -> known == null ? null : known.after(change));
      store.pages().update(seed, known -> known == null ? null : known.after(change));
    }
  }
}
