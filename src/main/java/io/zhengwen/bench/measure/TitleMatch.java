package io.zhengwen.bench.measure;

import io.zhengwen.text.Tokens;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The agreement of a title with the gold title.
 *
 * @param exact whether the tokens are the same in the same order; case, white space and punctuation
 *     are ignored
 * @param f1 F1 of the tokens by multiset overlap
 * @param longer whether the title is the whole gold title and, apart from it by a separator, more
 *     before or behind it, as where the site's name was left in
 */
public record TitleMatch(boolean exact, double f1, boolean longer) {
  private static final String SEPARATOR =
      "[-\u2010-\u2015|\uFF5C:\uFF1A\u00B7\u2022\u00BB\u00AB/_~>]";
  private static final Pattern BEFORE_MORE = Pattern.compile(" ?" + SEPARATOR + ".");
  private static final Pattern BEHIND_MORE = Pattern.compile("." + SEPARATOR + " ?$");

  /** Compares two titles. */
  public static TitleMatch of(String extracted, String gold) {
    List<String> e = Tokens.of(extracted);
    List<String> g = Tokens.of(gold);
    return new TitleMatch(
        e.equals(g), Overlap.ofMultisets(e, g).f1(), isLonger(plain(extracted), plain(gold)));
  }

  private static boolean isLonger(String extracted, String gold) {
    int more = extracted.length() - gold.length();
    return more > 0
        && !gold.isEmpty()
        && (extracted.startsWith(gold)
                && BEFORE_MORE.matcher(extracted.substring(gold.length())).lookingAt()
            || extracted.endsWith(gold)
                && BEHIND_MORE.matcher(extracted.substring(0, more)).find());
  }

  private static String plain(String title) {
    return title.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
  }
}
