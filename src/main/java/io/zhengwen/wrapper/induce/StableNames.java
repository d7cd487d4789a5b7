package io.zhengwen.wrapper.induce;

import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Which ids and classes are likely to stay. Names that a build made out of hashes, such as {@code
 * css-1q2w3e} or {@code Title__h1-x7Yz3}, change with every release; numbered ones such as {@code
 * item-4711} name one page's record.
 */
final class StableNames {
  private static final int LONGEST = 60;
  private static final Pattern HASHED =
      Pattern.compile(
          "(?:^|[-_])(?=[A-Za-z0-9]*\\d)(?=[A-Za-z0-9]*[A-Za-z])[A-Za-z0-9]{5,}$"
              + "|^[a-f0-9]{6,}$"
              + "|^(?:css|sc|jss|svelte|emotion|styles?)-[A-Za-z0-9]{4,}$"
              + "|__[A-Za-z0-9_-]*[A-Z0-9][A-Za-z0-9_-]{3,}$");
  private static final Pattern NUMBERED = Pattern.compile(".*\\d{2,}.*|.*[-_]\\d+");
  private static final Pattern MIXED = Pattern.compile("[a-z]{0,3}[A-Z][a-z]?[A-Z0-9].*");

  private StableNames() {}

  /** Whether a name looks like one that a person gave to all pages. */
  static boolean isStable(String name) {
    return !name.isEmpty()
        && name.length() <= LONGEST
        && name.codePoints().anyMatch(Character::isLetter)
        && !NUMBERED.matcher(name).matches()
        && !HASHED.matcher(name).find()
        && !MIXED.matcher(name).matches();
  }

  /** The stable classes of an element. */
  static List<String> classes(PageModel page, int i) {
    List<String> names = new ArrayList<>();
    for (String name : page.attr(i, "class").strip().split("\\s+")) {
      if (isStable(name)) {
        names.add(name);
      }
    }
    return names;
  }

  /** The stable id of an element; empty if it has none. */
  static String id(PageModel page, int i) {
    String id = page.id(i).strip();
    return isStable(id) && id.indexOf(' ') < 0 ? id : "";
  }
}
