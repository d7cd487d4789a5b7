package io.zhengwen.metadata.author;

import io.zhengwen.text.LowerCase;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Offices and employers that stand beside a full name without a comma: {@code Ann Lee Associated
 * Press}, {@code Ann Lee CNN Court Producer}, {@code BBC Political Reporter Ann Lee}.
 */
final class Employers {
  /** A longer name may be that of an institution or a programme. */
  private static final int MOST_WORDS = 3;

  private static final Set<String> OFFICES =
      Set.of(
          "writer",
          "writers",
          "reporter",
          "reporters",
          "correspondent",
          "correspondents",
          "columnist",
          "producer",
          "producers");

  private static final Set<String> KINDS_OF_OFFICES =
      Set.of(
          "staff",
          "senior",
          "special",
          "chief",
          "contributing",
          "business",
          "political",
          "science",
          "sports",
          "national",
          "foreign",
          "medical",
          "legal");

  /** News agencies, known by these names all over the world. */
  private static final Pattern AGENCY =
      Pattern.compile(
          " (?:The )?(?:Associated Press|Agence France[- ]Presse|Reuters|AFP|dpa|Bloomberg News)\\b.*");

  private static final Pattern BEFORE =
      Pattern.compile(
          "(?:\\p{Lu}{2,5}(?: News)?['’]s?|.{2,40}? (?i:reporter|correspondent|writer|columnist|producer)) (\\p{Lu}.*)");

  private Employers() {}

  /** The full name in a text without what the person does for whom, or the text. */
  static String leftOutOf(String text) {
    if (text.indexOf(' ') < 0) {
      return text;
    }
    Matcher before = BEFORE.matcher(text);
    if (before.matches() && PersonNames.isFullName(before.group(1))) {
      return before.group(1);
    }
    Matcher agency = AGENCY.matcher(text);
    if (agency.find()) {
      return fullNameOr(text, text.substring(0, agency.start()));
    }
    List<String> words = List.of(text.split(" "));
    return isOffice(words.get(words.size() - 1))
        ? fullNameOr(text, String.join(" ", words.subList(0, nameIn(words))))
        : text;
  }

  private static String fullNameOr(String text, String name) {
    boolean few = name.chars().filter(c -> c == ' ').count() < MOST_WORDS;
    return few && PersonNames.isFullName(name) ? name : text;
  }

  /**
   * The number of words before an office and its kind; or before a word in capitals among others,
   * such as {@code CNN}.
   */
  private static int nameIn(List<String> words) {
    int end = words.size() - 1;
    while (end > 0 && KINDS_OF_OFFICES.contains(LowerCase.of(words.get(end - 1)))) {
      end--;
    }
    if (!isInCapitals(words.get(0))) {
      for (int i = 2; i < end; i++) {
        if (isInCapitals(words.get(i))) {
          return i;
        }
      }
    }
    return end;
  }

  private static boolean isOffice(String word) {
    return OFFICES.contains(LowerCase.of(word));
  }

  private static boolean isInCapitals(String word) {
    return word.length() > 1 && word.chars().allMatch(Character::isUpperCase);
  }
}
