package io.zhengwen.wrapper.library;

import java.time.Clock;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Looks for repairs on the seeds where templates fail, and proposes them. Not thread-safe. */
final class RepairSearch {
  /** A repair that is not found is looked for again after this time. */
  private static final long AGAIN_MILLIS = 60_000;

  private final WrapperStore store;
  private final Clock clock;
  private final Set<String> failing = new HashSet<>();

  /** When repairs were looked for, by seed, template and version. */
  private final Map<String, Long> triedAt = new HashMap<>();

  RepairSearch(WrapperStore store, Clock clock) {
    this.store = store;
    this.clock = clock;
  }

  /** Adds a seed with pages that fail. */
  void add(String seed) {
    failing.add(seed);
  }

  /** Looks for repairs of the templates that have alarms on these seeds. */
  void run(Snapshot snapshot) {
    for (String pattern : List.copyOf(failing)) {
      failing.remove(pattern);
      Optional<SeedRecord> seed = snapshot.seed(pattern);
      if (seed.isPresent()) {
        Set<String> broken = new HashSet<>();
        seed.get().alarms().forEach(alarm -> broken.add(alarm.template()));
        broken.forEach(template -> repair(pattern, template));
      }
    }
  }

  private void repair(String seed, String name) {
    Optional<TemplateRecord> record = store.templates().load(name);
    Optional<SeedPages> pages = store.pages().load(seed);
    if (record.isEmpty() || pages.isEmpty()) {
      return;
    }
    Optional<Proposal> known = Optional.ofNullable(record.get().proposal());
    String what = seed + " " + name + " " + record.get().template().version();
    Long before = triedAt.get(what);
    if (known.isPresent() && pages.get().failing().size() < 2 * known.get().pages()
        || before != null && clock.millis() - before < AGAIN_MILLIS) {
      return;
    }
    triedAt.values().removeIf(time -> clock.millis() - time >= AGAIN_MILLIS);
    triedAt.put(what, clock.millis());
    Repairs.of(seed, record.get().template(), pages.get(), clock.millis())
        .filter(found -> known.isEmpty() || found.pages() >= 2 * known.get().pages())
        .ifPresent(found -> propose(name, found));
  }

  private void propose(String name, Proposal found) {
    store
        .templates()
        .update(
            name,
            known ->
                known == null || known.template().version() >= found.template().version()
                    ? known
                    : known.withProposal(found));
  }
}
