package io.zhengwen.store;

import java.util.regex.Pattern;

/**
 * The name of a site, as a {@link SitePolicy} gives it.
 *
 * @param name a host such as {@code news.example.org}, or a host and the beginning of a path such
 *     as {@code example.org/users/anna}
 */
public record SiteKey(String name) {
  /** Leaves room for a suffix in a file name of at most 255 bytes. */
  private static final int LONGEST_ESCAPED = 250;

  private static final Pattern NAME =
      Pattern.compile("[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?(?:/[^\\s/\\p{Cntrl}]*)*");

  /**
   * Checks the name.
   *
   * @throws IllegalArgumentException if it is not a host name in lower case, with or without a path
   */
  public SiteKey {
    if (name.length() > LONGEST_ESCAPED
        || !NAME.matcher(name).matches()
        || name.contains("..")
        || RecordFiles.escaped(name).length() > LONGEST_ESCAPED) {
      throw new IllegalArgumentException(
          "'" + name + "' is not a host name in lower case, with or without a path");
    }
  }

  /** Returns the site with a name, or null if the name is invalid. */
  public static SiteKey orNull(String name) {
    try {
      return new SiteKey(name);
    } catch (IllegalArgumentException notASite) {
      return null;
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
