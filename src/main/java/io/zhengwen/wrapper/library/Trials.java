package io.zhengwen.wrapper.library;

import io.zhengwen.store.TemplateStoreException;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Templates that wait for being tried on seeds. Not thread-safe. */
final class Trials {
  /** How long templates are tried in one round, so that nobody waits long for a change. */
  private static final long NANOS = TimeUnit.SECONDS.toNanos(1);

  private final WrapperStore store;
  private final Set<Trial> waiting = new LinkedHashSet<>();

  /**
   * Something to try.
   *
   * @param template the template; null for all
   */
  private record Trial(String seed, String template) {}

  Trials(WrapperStore store) {
    this.store = store;
  }

  /** Adds a seed, and a template or, with null, all. */
  void add(String seed, String template) {
    waiting.add(new Trial(seed, template));
  }

  int size() {
    return waiting.size();
  }

  /**
   * Tries some of them; returns whether a seed was changed. What fails is tried again after the
   * others.
   *
   * @throws TemplateStoreException if the store fails
   */
  boolean run(Snapshot snapshot) {
    long end = System.nanoTime() + NANOS;
    boolean changed = false;
    while (!waiting.isEmpty() && System.nanoTime() < end) {
      Trial trial = waiting.iterator().next();
      waiting.remove(trial);
      try {
        changed |= run(trial, snapshot);
      } catch (TemplateStoreException e) {
        waiting.add(trial);
        throw e;
      }
    }
    return changed;
  }

  private boolean run(Trial trial, Snapshot snapshot) {
    Optional<SeedRecord> seed = snapshot.seed(trial.seed);
    Optional<SeedPages> pages = store.pages().load(trial.seed);
    if (seed.isEmpty() || pages.isEmpty()) {
      return false;
    }
    Collection<Wrapper> templates =
        trial.template == null
            ? snapshot.templates()
            : snapshot.template(trial.template).stream().toList();
    List<Attachment> found = Association.tried(seed.get(), pages.get(), templates, this::earlier);
    if (!found.isEmpty()) {
      store.seeds().update(trial.seed, known -> attached(known, found));
    }
    return !found.isEmpty();
  }

  private Optional<WrapperTemplate> earlier(Attachment tried) {
    return store.templates().load(tried.template()).stream()
        .flatMap(record -> record.earlier().stream())
        .filter(template -> template.version() == tried.version())
        .findFirst();
  }

  private static SeedRecord attached(SeedRecord seed, List<Attachment> found) {
    SeedRecord now = seed;
    for (Attachment attachment : found) {
      Optional<Attachment> before =
          now == null ? Optional.empty() : now.attachment(attachment.template());
      boolean same = before.isPresent() && before.get().equals(attachment);
      boolean decided =
          before.isPresent()
              && (before.get().state() == Attachment.State.CONFIRMED
                  || before.get().state() == Attachment.State.REFUSED);
      if (now != null && !same && !decided) {
        now = now.with(attachment);
      }
    }
    return now;
  }
}
