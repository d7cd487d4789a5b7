package io.zhengwen.solr.query;

import io.zhengwen.solr.query.QueryTokens.Token.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a query names besides words: an address, a host, a title with the name of its site. */
final class PastedText {
  /** No address or title is longer. */
  private static final int LONGEST = 1_000;

  /** Fewer words (or ideographs) are no title by which a page could be told. */
  private static final int FEWEST_WORDS = 3;

  private static final Pattern ADDRESS =
      Pattern.compile(
          "(?:(?i:https?)://)?((?:[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]*+\\.)+"
              + "\\p{L}[\\p{L}\\p{M}\\p{N}-]++)((?::\\d++)?+)([/?]\\S*+)?+");

  /** What stands between a title and the name of its site. */
  private static final Pattern JOINT =
      Pattern.compile("\\s*+[|｜]\\s*+|\\s++[-–—·•»_]\\s++|(?<=\\p{IsHan})[_-](?=\\p{IsHan})");

  private static final String WWW = "www.";

  private PastedText() {}

  /**
   * The address that was typed, in the forms in which a page may have it: with either scheme, with
   * and without {@code www.}, a slash at its end, and a fragment.
   *
   * @return no forms if it is no address alone
   */
  static List<String> addresses(String typed) {
    Matcher address = address(typed);
    if (address == null) {
      return List.of();
    }
    String host = bare(address.group(1)) + address.group(2);
    String path = address.group(3) == null ? "" : address.group(3);
    List<String> forms = new ArrayList<>();
    for (String rest : ends(path)) {
      for (String scheme : List.of("https://", "http://")) {
        forms.add(scheme + host + rest);
        forms.add(scheme + WWW + host + rest);
      }
    }
    return forms;
  }

  private static List<String> ends(String path) {
    int fragment = path.indexOf('#');
    String page = fragment < 0 ? path : path.substring(0, fragment);
    String slashless = page.endsWith("/") ? page.substring(0, page.length() - 1) : page;
    return fragment < 0
        ? List.of(slashless, slashless + "/")
        : List.of(slashless, slashless + "/", path);
  }

  /** The host, without {@code www.}, if nothing else was typed. */
  static Optional<String> host(String typed) {
    Matcher address = address(typed);
    return address == null || address.group(3) != null && !address.group(3).equals("/")
        ? Optional.empty()
        : Optional.of(bare(address.group(1)));
  }

  private static Matcher address(String typed) {
    Matcher matcher = ADDRESS.matcher(typed.strip());
    return typed.length() <= LONGEST && matcher.matches() ? matcher : null;
  }

  private static String bare(String host) {
    String lower = host.toLowerCase(Locale.ROOT);
    return lower.startsWith(WWW) && lower.indexOf('.', WWW.length()) > 0
        ? lower.substring(WWW.length())
        : lower;
  }

  /**
   * The longest part of a title that was typed with a bar or dash, behind or before which sites
   * write their name.
   *
   * @param fields tells the names of fields
   * @return empty if there is none, or if the query has operators or fields
   */
  static Optional<String> title(String typed, Predicate<String> fields) {
    if (typed.length() > LONGEST || !JOINT.matcher(typed.strip()).find()) {
      return Optional.empty();
    }
    boolean plain =
        QueryTokens.of(typed, fields).stream()
            .noneMatch(
                token ->
                    token.is(Kind.SIGN)
                        || token.is(Kind.FIELD)
                        || token.is(Kind.PHRASE)
                        || List.of("AND", "OR", "NOT").contains(token.text()));
    return JOINT
        .splitAsStream(typed.strip())
        .max(Comparator.comparingInt(QueryTerms::count))
        .filter(part -> plain && QueryTerms.count(part) >= FEWEST_WORDS);
  }
}
