package io.zhengwen.wrapper.library;

import io.zhengwen.store.RecordRefusedException;
import io.zhengwen.text.AddressKeys;
import io.zhengwen.wrapper.Wrapper;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The templates and seeds as they were stored at one time, ready for use. Immutable. */
final class Snapshot {
  static final Snapshot EMPTY =
      new Snapshot(Map.of(), Map.of(), Map.of(), Map.of(), new SeedIndex(List.of()));

  private final Map<String, String> templateVersions;
  private final Map<String, String> seedVersions;
  private final Map<String, Wrapper> templates;
  private final Map<String, SeedRecord> seeds;
  private final SeedIndex index;

  private Snapshot(
      Map<String, String> templateVersions,
      Map<String, String> seedVersions,
      Map<String, Wrapper> templates,
      Map<String, SeedRecord> seeds,
      SeedIndex index) {
    this.templateVersions = templateVersions;
    this.seedVersions = seedVersions;
    this.templates = Collections.unmodifiableMap(templates);
    this.seeds = Collections.unmodifiableMap(seeds);
    this.index = index;
  }

  /**
   * What is stored now; only what changed is read. A record that is damaged stays as it was known
   * before.
   *
   * @param listener is told of templates and seeds that cannot be used
   */
  Snapshot refreshed(WrapperStore store, LibraryListener listener) {
    Map<String, String> ofTemplates = store.templates().versions();
    Map<String, String> ofSeeds = store.seeds().versions();
    if (ofTemplates.equals(templateVersions) && ofSeeds.equals(seedVersions)) {
      return this;
    }
    Map<String, Wrapper> newTemplates = new HashMap<>();
    for (Map.Entry<String, String> entry : ofTemplates.entrySet()) {
      String name = entry.getKey();
      Optional<Wrapper> before = Optional.ofNullable(templates.get(name));
      Optional<Wrapper> wrapper =
          entry.getValue().equals(templateVersions.get(name))
              ? before
              : read(() -> template(store, name, listener), before, listener);
      wrapper.ifPresent(usable -> newTemplates.put(name, usable));
    }
    Map<String, SeedRecord> newSeeds = new HashMap<>();
    for (Map.Entry<String, String> entry : ofSeeds.entrySet()) {
      String name = entry.getKey();
      Optional<SeedRecord> before = Optional.ofNullable(seeds.get(name));
      Optional<SeedRecord> seed =
          entry.getValue().equals(seedVersions.get(name))
              ? before
              : read(() -> store.seeds().load(name), before, listener);
      seed.ifPresent(record -> newSeeds.put(name, record));
    }
    SeedIndex newIndex =
        newSeeds.keySet().equals(seeds.keySet())
            ? index
            : new SeedIndex(newSeeds.keySet().stream().map(this::pattern).toList());
    return new Snapshot(ofTemplates, ofSeeds, newTemplates, newSeeds, newIndex);
  }

  private static Optional<Wrapper> template(
      WrapperStore store, String name, LibraryListener listener) {
    try {
      return store.templates().load(name).map(TemplateRecord::template).map(Wrapper::new);
    } catch (IllegalArgumentException e) {
      listener.problem("the template '" + name + "' cannot be used: " + e.getMessage());
      return Optional.empty();
    }
  }

  /** What is stored of a record; if that is damaged, what was known before. */
  private static <T> Optional<T> read(
      Supplier<Optional<T>> stored, Optional<T> before, LibraryListener listener) {
    try {
      return stored.get();
    } catch (RecordRefusedException e) {
      listener.problem(e.getMessage());
      return before;
    }
  }

  private SeedPattern pattern(String text) {
    return index.pattern(text).orElseGet(() -> new SeedPattern(text));
  }

  /** The seed of an address; empty if it belongs to none. */
  Optional<SeedRecord> seedOf(String url) {
    return seeds.isEmpty()
        ? Optional.empty()
        : AddressKeys.of(url).flatMap(index::find).map(pattern -> seeds.get(pattern.text()));
  }

  /** The seed of the same addresses as a pattern. */
  Optional<SeedRecord> sameAs(SeedPattern pattern) {
    return index.sameAs(pattern).map(same -> seeds.get(same.text()));
  }

  Optional<SeedRecord> seed(String pattern) {
    return Optional.ofNullable(seeds.get(pattern));
  }

  Collection<SeedRecord> seeds() {
    return seeds.values();
  }

  Optional<Wrapper> template(String name) {
    return Optional.ofNullable(templates.get(name));
  }

  Collection<Wrapper> templates() {
    return templates.values();
  }

  /** The templates that are used for a seed. */
  List<Wrapper> used(SeedRecord seed) {
    List<Wrapper> used = new ArrayList<>();
    for (String name : seed.used()) {
      template(name).ifPresent(used::add);
    }
    return used;
  }

  /** The seeds that a template is used for. */
  Set<String> seedsOf(String template) {
    Set<String> found = new HashSet<>();
    for (SeedRecord seed : seeds.values()) {
      if (seed.used().contains(template)) {
        found.add(seed.pattern());
      }
    }
    return found;
  }
}
