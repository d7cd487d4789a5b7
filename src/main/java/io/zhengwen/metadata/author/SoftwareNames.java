package io.zhengwen.metadata.author;

import io.zhengwen.text.LowerCase;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of the software that made a page, by what it says of itself. Templates give its makers
 * as authors of every page: {@code Discuz! Team}.
 */
final class SoftwareNames {
  private static final int LONGEST = 300;

  private static final int SHORTEST_NAME = 4;

  private static final Pattern POWERED =
      Pattern.compile("powered by (\\p{L}+)", Pattern.CASE_INSENSITIVE);

  private static final Pattern PRODUCT = Pattern.compile("^\\s*(\\p{L}+)");

  private static final Pattern WORDS = Pattern.compile("[^\\p{L}\\p{Nd}]+");

  /** What makers of software call themselves besides its name. */
  private static final Set<String> MAKERS =
      Set.of(
          "team",
          "teams",
          "cms",
          "inc",
          "ltd",
          "co",
          "group",
          "dev",
          "developers",
          "developer",
          "community",
          "project",
          "software",
          "studio",
          "admin",
          "user",
          "ui",
          "and",
          "the",
          "com",
          "org",
          "net");

  private final Set<String> products = new HashSet<>();

  /**
   * Reads what a page says.
   *
   * @param generators contents of {@code <meta name="generator">}
   * @param title the document title, which may end in {@code Powered by}
   * @param own the names of the site and its host: its own software is no placeholder there
   */
  SoftwareNames(List<String> generators, String title, List<String> own) {
    generators.forEach(generator -> add(PRODUCT, generator, own));
    add(POWERED, title, own);
  }

  private void add(Pattern pattern, String text, List<String> own) {
    Matcher m = pattern.matcher(text.substring(0, Math.min(LONGEST, text.length())));
    if (m.find() && m.group(1).length() >= SHORTEST_NAME) {
      String product = LowerCase.of(m.group(1));
      if (own.stream().noneMatch(name -> PersonNames.key(name).contains(product))) {
        products.add(product);
      }
    }
  }

  /** Whether a name is the software's, or that of its makers by the software. */
  boolean contains(String name) {
    if (products.isEmpty()) {
      return false;
    }
    boolean found = false;
    for (String word : WORDS.split(LowerCase.of(name))) {
      boolean product = products.contains(word);
      if (!product && !MAKERS.contains(word) && !word.isEmpty()) {
        return false;
      }
      found |= product;
    }
    return found;
  }
}
