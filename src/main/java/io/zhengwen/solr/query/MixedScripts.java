package io.zhengwen.solr.query;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Words of Chinese, Japanese, Korean, Thai, Lao, Khmer or Burmese that are typed without a space
 * beside a name in other letters, and stand apart from it on pages: {@code python} and 延迟调用.
 */
final class MixedScripts {
  private static final String UNSPACED =
      "[\\p{L}\\p{M}\\p{Nd}&&[" + UnspacedScripts.CHARACTERS + "\\p{IsHangul}]]";
  private static final String SPACED = UnspacedScripts.SPACED;

  /** A name, which may have a sign within or two behind it: {@code node.js}, {@code C++}. */
  private static final String NAME = SPACED + "++(?:[-‐‑.&]" + SPACED + "++)*+(?:\\+\\+|#)?+";

  private static final Pattern PART = Pattern.compile(UNSPACED + "++|" + NAME);
  private static final Pattern MIXED =
      Pattern.compile(
          "\\p{P}*+(?:"
              + UNSPACED
              + "++"
              + NAME
              + "|"
              + NAME
              + UNSPACED
              + "++)(?:"
              + PART
              + ")*+\\p{P}*+");

  /** A single character or letter, and a number alone, are found on most pages. */
  private static final Pattern TELLING = Pattern.compile("(?=.*\\p{L}).{2,}");

  private MixedScripts() {}

  /** The words of both kinds that one word consists of; none if it is no such word. */
  static List<String> parts(String word) {
    if (!MIXED.matcher(word).matches()) {
      return List.of();
    }
    Matcher matcher = PART.matcher(word);
    List<String> parts = matcher.results().map(MatchResult::group).toList();
    return parts.stream().allMatch(part -> TELLING.matcher(part).matches()) ? parts : List.of();
  }
}
