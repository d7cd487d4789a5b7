package io.zhengwen.solr.query;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The names before a colon that are fields; before any other, a colon is punctuation. Immutable.
 */
final class UserFields implements Predicate<String> {
  private final List<String> allowed = new ArrayList<>();
  private final List<String> excluded = new ArrayList<>();

  /**
   * Fields as edismax's parameter {@code uf} names them.
   *
   * @param uf names separated by spaces, with {@code *} at the beginning or end for any characters,
   *     and {@code -} before those that are no fields after all; null for all names
   */
  UserFields(String uf) {
    for (String name : (uf == null ? "*" : uf).strip().split("\\s+")) {
      int boost = name.indexOf('^');
      String pattern = boost < 0 ? name : name.substring(0, boost);
      if (pattern.startsWith("-")) {
        excluded.add(pattern.substring(1));
      } else {
        allowed.add(pattern);
      }
    }
  }

  @Override
  public boolean test(String name) {
    return allowed.stream().anyMatch(pattern -> matches(pattern, name))
        && excluded.stream().noneMatch(pattern -> matches(pattern, name));
  }

  private static boolean matches(String pattern, String name) {
    if (pattern.startsWith("*")) {
      return name.endsWith(pattern.substring(1));
    }
    return pattern.endsWith("*")
        ? name.startsWith(pattern.substring(0, pattern.length() - 1))
        : name.equals(pattern);
  }
}
