package io.zhengwen.metadata.title;

import java.net.IDN;
import java.util.Set;

/**
 * What tells a host from others, to compare names with: {@code example} of {@code
 * news.example.co.uk}.
 *
 * @param label the label before the suffix, letters and digits in lower case; may be empty
 * @param host letters and digits of the whole host
 */
record HostLabel(String label, String host) {
  /** Labels under which countries register names of organisations. */
  private static final Set<String> SECOND_LEVEL =
      Set.of("ac", "co", "com", "edu", "go", "gob", "gov", "gouv", "mil", "ne", "net", "or", "org");

  /** A label of fewer letters may stand in any name. */
  private static final int SHORTEST_WITHIN = 4;

  private static final int SHORTEST = 3;

  /**
   * The label of a host.
   *
   * @param ascii the host as registries have it; may be empty
   */
  static HostLabel of(String ascii) {
    String host = IDN.toUnicode(ascii);
    String[] labels = host.split("\\.");
    int last = labels.length - 1;
    int own =
        last > 1 && labels[last].length() == 2 && SECOND_LEVEL.contains(labels[last - 1])
            ? last - 2
            : last - 1;
    return new HostLabel(NameKey.of(own < 0 ? "" : labels[own]), NameKey.of(host));
  }

  /** Whether a name is written in the host: it is the label, most of it, or the end of the host. */
  boolean holds(String name) {
    String key = NameKey.of(name);
    return key.length() >= SHORTEST
        && (label.contains(key) && 2 * key.length() >= label.length()
            || key.length() > label.length() && host.endsWith(key) && key.startsWith(label));
  }

  /** Whether a name is written in the host, or is the label with no more than as much again. */
  boolean isMostOf(String name) {
    String key = NameKey.of(name);
    return holds(name)
        || label.length() >= SHORTEST_WITHIN
            && key.contains(label)
            && key.length() <= 2 * label.length();
  }

  /** The same as {@link #holds}, or whether the host is written in the name or has its initials. */
  boolean agreesWith(String name) {
    return holds(name)
        || label.length() >= SHORTEST_WITHIN && NameKey.of(name).contains(label)
        || label.length() >= SHORTEST && SiteNames.initials(name).equals(label);
  }
}
