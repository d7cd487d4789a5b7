package io.zhengwen.method.sitetemplate;

import io.zhengwen.page.PageModel;
import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The names of the block-level tags that are classified; {@code body} is always one of them.
 * Immutable and thread-safe.
 */
public final class BlockLevelNames {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_.:-]*");
  private static final int MOST = 100;

  /** The names in Yan and Wang 2020. */
  public static final BlockLevelNames DEFAULT = of("body,section,div");

  private final SortedSet<String> names;

  private BlockLevelNames(SortedSet<String> names) {
    this.names = names;
  }

  /**
   * Parses names separated by commas.
   *
   * @throws IllegalArgumentException if one is not the name of a block-level tag; the message says
   *     which
   */
  public static BlockLevelNames of(String list) {
    SortedSet<String> names = new TreeSet<>(Arrays.asList(list.strip().split("\\s*,\\s*")));
    names.add("body");
    for (String name : names) {
      if (!NAME.matcher(name).matches() || !PageModel.isBlockLevel(name)) {
        throw new IllegalArgumentException(
            "'"
                + name
                + "' is not a block-level tag; must be one such as body, section, div, article, li");
      }
    }
    if (names.size() > MOST) {
      throw new IllegalArgumentException(
          "there are " + names.size() + " tags, must be at most " + MOST);
    }
    return new BlockLevelNames(names);
  }

  boolean contains(String name) {
    return names.contains(name);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof BlockLevelNames other && names.equals(other.names);
  }

  @Override
  public int hashCode() {
    return names.hashCode();
  }

  /** The names in alphabetical order, separated by commas. */
  @Override
  public String toString() {
    return String.join(",", names);
  }
}
