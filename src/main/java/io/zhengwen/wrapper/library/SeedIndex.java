package io.zhengwen.wrapper.library;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Finds the seed that an address belongs to. Seeds are looked up by host and by the beginnings of
 * the path, so that the time does not depend on their number. Immutable and thread-safe.
 */
final class SeedIndex {
  private final Map<String, SeedPattern> patterns = new HashMap<>();
  private final Map<String, OfHost> exact = new HashMap<>();
  private final Map<String, OfHost> below = new HashMap<>();

  /** The seeds of a host by the literal beginning of their paths. */
  private static final class OfHost {
    private final Map<String, List<SeedPattern>> byLiteral = new HashMap<>();
    private final TreeSet<Integer> lengths = new TreeSet<>(Comparator.reverseOrder());

    private void add(SeedPattern pattern) {
      String literal = pattern.literal();
      byLiteral.computeIfAbsent(literal, l -> new ArrayList<>(1)).add(pattern);
      byLiteral.get(literal).sort(Comparator.comparing(p -> -p.path().length()));
      lengths.add(literal.length());
    }

    private Optional<SeedPattern> sameAs(SeedPattern pattern) {
      return byLiteral.getOrDefault(pattern.literal(), List.of()).stream()
          .filter(known -> known.path().equals(pattern.path()))
          .findFirst();
    }

    private Optional<SeedPattern> find(String path) {
      for (int length : lengths) {
        if (length <= path.length()) {
          for (SeedPattern pattern : byLiteral.getOrDefault(path.substring(0, length), List.of())) {
            if (pattern.matchesPath(path)) {
              return Optional.of(pattern);
            }
          }
        }
      }
      return Optional.empty();
    }
  }

  SeedIndex(Collection<SeedPattern> seeds) {
    for (SeedPattern seed : seeds) {
      patterns.put(seed.text(), seed);
      ofHosts(seed).computeIfAbsent(seed.host(), host -> new OfHost()).add(seed);
    }
  }

  private Map<String, OfHost> ofHosts(SeedPattern seed) {
    return seed.isAnyHost() ? below : exact;
  }

  /** The seed of a pattern. */
  Optional<SeedPattern> pattern(String text) {
    return Optional.ofNullable(patterns.get(text));
  }

  /** The seed of the same addresses as a pattern, in which other letters may be escaped. */
  Optional<SeedPattern> sameAs(SeedPattern pattern) {
    return Optional.ofNullable(ofHosts(pattern).get(pattern.host()))
        .flatMap(seeds -> seeds.sameAs(pattern));
  }

  /**
   * The seed of an address; of several the one with the most exact host, then the longest beginning
   * of the path.
   *
   * @param key the address, as {@link io.zhengwen.text.AddressKeys} gives it
   */
  Optional<SeedPattern> find(String key) {
    int slash = key.indexOf('/');
    String host = key.substring(0, slash);
    String path = key.substring(slash);
    Optional<SeedPattern> found = find(exact.get(host), path);
    for (String parent = host; found.isEmpty() && parent != null; parent = parentOf(parent)) {
      found = find(below.get(parent), path);
    }
    return found;
  }

  private static Optional<SeedPattern> find(OfHost seeds, String path) {
    return seeds == null ? Optional.empty() : seeds.find(path);
  }

  private static String parentOf(String host) {
    int dot = host.indexOf('.');
    return dot < 0 ? null : host.substring(dot + 1);
  }
}
