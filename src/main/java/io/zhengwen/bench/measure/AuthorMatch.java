package io.zhengwen.bench.measure;

import io.zhengwen.text.CodePoints;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The agreement of the names of a page's authors with its gold.
 *
 * <p>Names are compared as multisets of keys: the letters and digits in lower case, without
 * accents, white space and punctuation, without what stands in brackets, an academic title before a
 * name and degrees after it. A gold entry that holds several names is split at commas, semicolons,
 * bars, ideographic commas, {@code and}, {@code &} and {@code with}, and between Han names at
 * spaces; parts that are degrees are dropped. Extracted names are not split.
 */
public final class AuthorMatch {
  private static final Pattern BETWEEN =
      Pattern.compile(
          "\\s*[;、，|]\\s*|,\\s*(?:and\\s+)?|\\s+(?:and|&|with)\\s+|(?<=\\p{IsHan})\\s+(?=\\p{IsHan})");

  private static final Pattern BRACKETS = Pattern.compile("\\s*[(（<][^)）>]*+[)）>]?");
  private static final Pattern TITLE =
      Pattern.compile("^(?:dr|prof|mrs?|ms)\\.?\\s+", Pattern.CASE_INSENSITIVE);
  private static final Pattern DEGREES =
      Pattern.compile("(?<=\\p{Ll})(?:,? (?:\\p{Lu}{2,6}|(?:\\p{Lu}\\p{Ll}?\\.){2,3}))+$");

  private AuthorMatch() {}

  /**
   * Compares names. If there are none in the gold, no names score 1 and any score 0.
   *
   * @param extracted names
   * @param gold entries of the gold, each with a name or several
   */
  public static Overlap of(List<String> extracted, List<String> gold) {
    return Overlap.ofMultisets(
        extracted.stream().map(AuthorMatch::key).toList(),
        gold.stream().flatMap(entry -> split(entry).stream()).map(AuthorMatch::key).toList());
  }

  /** The names in a gold entry. */
  static List<String> split(String entry) {
    List<String> names = new ArrayList<>();
    for (String part : BETWEEN.split(entry)) {
      String name = BRACKETS.matcher(part).replaceAll("").strip();
      boolean afterName = !names.isEmpty() && names.get(0).contains(" ");
      if (!name.isEmpty() && !(afterName && isDegree(name))) {
        names.add(name);
      }
    }
    return names;
  }

  private static boolean isDegree(String part) {
    return !part.contains(" ")
        || part.chars().noneMatch(Character::isLowerCase)
        || part.chars().anyMatch(Character::isDigit);
  }

  /** What a name is compared by. */
  static String key(String name) {
    String plain = BRACKETS.matcher(name).replaceAll("").strip();
    plain = TITLE.matcher(plain).replaceFirst("");
    plain = plain.contains(" ") ? DEGREES.matcher(plain).replaceFirst("") : plain;
    StringBuilder key = new StringBuilder();
    Normalizer.normalize(plain, Normalizer.Form.NFKD)
        .codePoints()
        .filter(CodePoints::isWord)
        .map(Character::toLowerCase)
        .forEach(key::appendCodePoint);
    return key.toString();
  }
}
