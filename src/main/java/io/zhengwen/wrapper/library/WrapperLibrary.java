package io.zhengwen.wrapper.library;

import io.zhengwen.page.PageModel;
import io.zhengwen.store.TemplateStoreException;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.monitor.TemplateChange;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.time.Clock;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The templates and seeds of an index, at work: it reads the pages of seeds with their templates,
 * keeps the newest pages, watches what templates read, tries new templates on seeds and new seeds
 * with templates, and looks for repairs. Thread-safe.
 *
 * <p>Reading and {@link #accepted} take no time for storage: everything else is done by {@link
 * #maintain}, which has to be called every few seconds, on every node.
 */
public final class WrapperLibrary implements AutoCloseable {
  /** A seed's pages are tried when so many are kept, each time more. */
  private static final int[] TRIED_AT = {5, 10, 20, 40};

  /**
   * The characters of pages that wait for being stored, of all seeds together. Beyond it, all are
   * stored; where that fails, no more are taken.
   */
  private static final long MOST_HELD = 20_000_000;

  /** All rules are asked on one page in so many. */
  private static final int SAMPLED = 10;

  private final WrapperStore store;
  private final LibraryListener listener;
  private final Clock clock;
  private final PassedPages passed = new PassedPages();
  private final FirstReading firstReading = new FirstReading(FirstReading.PATIENCE);
  private volatile Snapshot snapshot = Snapshot.EMPTY;

  /** Used while maintaining only, as is all below. */
  private final Map<String, SeedWatch> watches = new HashMap<>();

  /** Alarms that could not be stored, by seed. */
  private final Map<String, List<SeedAlarm>> unstoredAlarms = new HashMap<>();

  private final RepairSearch repairs;

  private final Trials trials;

  /**
   * Opens a library; nothing is read before {@link #maintain}.
   *
   * @param listener is told of alarms, and of what cannot be used
   */
  public WrapperLibrary(WrapperStore store, LibraryListener listener, Clock clock) {
    this.store = store;
    trials = new Trials(store);
    repairs = new RepairSearch(store, clock);
    this.listener = listener;
    this.clock = clock;
  }

  /** The store. */
  public WrapperStore store() {
    return store;
  }

  /** The templates, ready for use, as they were at the latest maintenance. */
  public Collection<Wrapper> templates() {
    return snapshot.templates();
  }

  /** The seeds as they were at the latest maintenance. */
  public Collection<SeedRecord> seeds() {
    return snapshot.seeds();
  }

  /** The seed that an address belongs to. */
  public Optional<SeedRecord> seedOf(String url) {
    return snapshot.seedOf(url);
  }

  /** The templates that are used for a seed, ready for use. */
  public List<Wrapper> wrappers(SeedRecord seed) {
    return snapshot.used(seed);
  }

  /** The templates that are used for a seed. */
  public List<WrapperTemplate> used(String seed) {
    Snapshot now = snapshot;
    return now.seed(seed).stream()
        .flatMap(record -> now.used(record).stream())
        .map(Wrapper::template)
        .toList();
  }

  /** The seeds that a template is used for. */
  public Set<String> seedsOf(String template) {
    return snapshot.seedsOf(template);
  }

  /**
   * Reads a page with the templates of its seed.
   *
   * @param url the page's address, or null
   * @return empty if the page belongs to no seed
   */
  public Optional<PageReading> read(PageModel page, String url) {
    Snapshot now = snapshot;
    return now.seedOf(url)
        .map(seed -> SeedReader.read(seed.pattern(), now.used(seed), page, isSampled(url)));
  }

  /** Whether an address is one in {@value #SAMPLED}, of those on which all rules are asked. */
  private static boolean isSampled(String url) {
    int hash = url.hashCode() * 0x9E3779B9;
    return Integer.remainderUnsigned(hash ^ hash >>> 15, SAMPLED) == 0;
  }

  /**
   * Notes that a page was accepted, so that it is kept and counted.
   *
   * @param id the id of its document
   * @param html its source
   */
  public void accepted(String id, String url, String html, PageReading reading) {
    passed.add(new Passed(id, url, clock.millis(), html, reading));
  }

  /**
   * Reads what others have changed.
   *
   * @throws TemplateStoreException if the store cannot be read
   */
  public synchronized void refresh() {
    Snapshot before = snapshot;
    snapshot = before.refreshed(store, listener);
    firstReading.succeeded();
  }

  /** Whether what is stored was ever read; until then the library only seems to be empty. */
  public boolean isRead() {
    return firstReading.hasSucceeded();
  }

  /**
   * Waits a few seconds after the library was opened for what is stored to be read first.
   *
   * @return whether it was
   */
  public boolean awaitRead() {
    return firstReading.await();
  }

  /** Whether a store that cannot be read may still be one that starts with the library. */
  public boolean isStarting() {
    return firstReading.isAwaited();
  }

  /**
   * Stores what came by, and does some of the work that waits. What cannot be stored waits for the
   * next time, and keeps nothing else from being stored.
   *
   * @throws TemplateStoreException if the store failed
   */
  public synchronized void maintain() {
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

  private void store(boolean all, Faults faults) {
    if (held() <= MOST_HELD) {
      Map<String, List<Passed>> waiting = passed.take();
      unstoredAlarms.keySet().forEach(pattern -> waiting.putIfAbsent(pattern, List.of()));
      waiting.forEach(
          (pattern, pages) ->
              snapshot.seed(pattern).ifPresent(seed -> faults.guard(() -> watch(seed, pages))));
    }
    watches.keySet().removeIf(pattern -> snapshot.seed(pattern).isEmpty());
    unstoredAlarms.keySet().removeIf(pattern -> snapshot.seed(pattern).isEmpty());
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
    int[] sizes = new int[2];
    SeedPages after = store.pages().update(pattern, before -> added(watch, before, sizes));
    watch.stored(now);
    if (!after.failing().isEmpty()) {
      repairs.add(pattern);
    }
    for (int n : TRIED_AT) {
      if (sizes[0] < n && sizes[1] >= n) {
        trials.add(pattern, null);
        break;
      }
    }
  }

  private long held() {
    return watches.values().stream().mapToLong(SeedWatch::chars).sum();
  }

  private static SeedPages added(SeedWatch watch, SeedPages before, int[] sizes) {
    SeedPages known = before == null ? SeedPages.none() : before;
    SeedPages after = watch.added(known);
    sizes[0] = known.size();
    sizes[1] = after.size();
    return after;
  }

  private void watch(SeedRecord seed, List<Passed> pages) {
    SeedWatch watch = watches.get(seed.pattern());
    SeedPages stored = SeedPages.none();
    if (watch == null) {
      stored = stored(seed.pattern(), pages);
      watch = new SeedWatch();
      watches.put(seed.pattern(), watch);
    }
    List<SeedAlarm> before = unstoredAlarms.getOrDefault(seed.pattern(), seed.alarms());
    List<SeedAlarm> alarms = watch.add(pages, before, stored);
    if (alarms != seed.alarms()) {
      raise(seed, alarms);
    }
  }

  private SeedPages stored(String seed, List<Passed> pages) {
    try {
      return store.pages().load(seed).orElse(SeedPages.none());
    } catch (TemplateStoreException e) {
      passed.putBack(pages);
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

  /** Tries a template on all seeds, or after a seed was added, all templates on it. */
  public synchronized void associate(String seed, String template) {
    if (seed != null) {
      trials.add(seed, template);
    } else {
      snapshot.seeds().forEach(each -> trials.add(each.pattern(), template));
    }
  }

  /** The number of seeds that wait for templates being tried on them. */
  public synchronized int waiting() {
    return trials.size();
  }

  /**
   * Changes a template, and begins to watch what it changed anew where it is used.
   *
   * @param change gets null if there is none
   */
  synchronized TemplateRecord update(String name, UnaryOperator<TemplateRecord> change) {
    WrapperTemplate[] before = new WrapperTemplate[1];
    TemplateRecord now =
        store
            .templates()
            .update(
                name,
                known -> {
                  before[0] = known == null ? null : known.template();
                  return change.apply(known);
                });
    if (!now.template().equals(before[0])) {
      refresh();
      if (before[0] != null) {
        beginAnew(new TemplateChange(before[0], now.template()));
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

  /** Stores everything that came by. */
  @Override
  public synchronized void close() {
    refresh();
    Faults faults = new Faults();
    store(true, faults);
    faults.rethrow();
  }
}
