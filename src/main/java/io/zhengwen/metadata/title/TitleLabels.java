package io.zhengwen.metadata.title;

import io.zhengwen.text.LowerCase;
import io.zhengwen.text.ResourceLines;
import io.zhengwen.text.WebAddress;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What templates put around a headline as parts of their own: the number of one of several pages,
 * the identifier that the page's address has, too, and what forum software says before the title of
 * a thread, such as {@code View topic}.
 */
final class TitleLabels {
  private static final Set<String> PAGES = ofKind("page");
  private static final Set<String> TOPICS = ofKind("topic");

  /** A word and a number, and how many there are: {@code Seite 2 von 3}, {@code 第2页}. */
  private static final Pattern NUMBERED =
      Pattern.compile(
          "\\(?([\\p{L}\\p{M}]+)\\.?\\s*\\p{Nd}{1,5}"
              + "(?:\\s*(?:/|\\p{L}{1,4}|[页頁])\\s*(?:\\p{Nd}{1,5}\\s*[页頁]?)?)?\\)?");

  /** A number and a word: {@code 2. oldal}, {@code 2ページ目}. */
  private static final Pattern COUNTED =
      Pattern.compile("\\p{Nd}{1,5}\\.?\\s*([\\p{L}\\p{M}]+?)目?");

  /** What a tracker puts before the title of an issue: {@code Bug #412: }. */
  private static final Pattern ISSUE =
      Pattern.compile("(?:[\\p{L}\\p{M}]+ ){0,2}[#№](\\p{Nd}{1,9}): ");

  /** A number in brackets at the end of a part: {@code Brakes squeal (Page 2)}. */
  private static final Pattern IN_BRACKETS = Pattern.compile("(.+) (\\([^()]{1,20}\\))");

  private static final Pattern NAME_OF_PARTS =
      Pattern.compile("[\\p{L}\\p{M}\\p{Nd}-]+(?:[:._][\\p{L}\\p{M}\\p{Nd}-]+)+");

  private static final Pattern IDENTIFIER =
      Pattern.compile("[#№]?[\\p{L}\\p{Nd}][\\p{L}\\p{Nd}._-]*");

  /** The least digits of an identifier: of one in digits only, among letters, and in brackets. */
  private static final int LEAST_IN_DIGITS = 5;

  private static final int LEAST_AMONG_LETTERS = 4;
  private static final int LEAST_IN_BRACKETS = 2;

  /** The path and the query of the page's address, in lower case. */
  private final String address;

  private TitleLabels(String address) {
    this.address = address;
  }

  /** The labels of a page with an address. */
  static TitleLabels of(Optional<WebAddress> location) {
    return new TitleLabels(LowerCase.of(location.map(a -> a.path() + "?" + a.query()).orElse("")));
  }

  /** The words of a kind. */
  static Set<String> ofKind(String kind) {
    return ResourceLines.of(TitleLabels.class, "title-labels.txt").stream()
        .map(line -> List.of(line.split("\t")))
        .filter(columns -> columns.get(0).equals(kind))
        .flatMap(columns -> columns.subList(1, columns.size()).stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * A title without such labels.
   *
   * @param isHeading whether a heading says what the title does without the number of the page,
   *     which else stays
   */
  String leftOutOf(String title, Predicate<String> isHeading) {
    TitleParts parts = TitleParts.of(behindIssue(behindBrackets(title)));
    int from = behindTopic(parts);
    int last = parts.parts().size() - 1;
    if (from == 0 && last > 0 && isIdentifierOfPage(parts.parts().get(0))) {
      from = 1;
    }
    TitleParts own = parts.from(from);
    if (!hasDigit(title)) {
      return own.joined();
    }
    TitleParts unnumbered =
        own.without(TitleLabels::isPageNumber).with(TitleLabels::withoutPageNumber);
    return (!unnumbered.equals(own) && isHeading.test(unnumbered.joined()) ? unnumbered : own)
        .joined();
  }

  /** The part behind the last one that announces the title of a thread. */
  private static int behindTopic(TitleParts parts) {
    int from = 0;
    for (int i = 0; i + 1 < parts.parts().size(); i++) {
      from = TOPICS.contains(LowerCase.of(parts.parts().get(i))) ? i + 1 : from;
    }
    return from;
  }

  private String behindBrackets(String title) {
    int end = title.startsWith("[") ? title.indexOf("] ") : -1;
    return end > 0 && isIdentifier(title.substring(1, end), LEAST_IN_BRACKETS)
        ? title.substring(end + 2).strip()
        : title;
  }

  private String behindIssue(String title) {
    if (title.indexOf('#') < 0 && title.indexOf('№') < 0) {
      return title;
    }
    Matcher issue = ISSUE.matcher(title);
    return issue.lookingAt() && isInAddress(issue.group(1), true)
        ? title.substring(issue.end()).strip()
        : title;
  }

  /** Whether a part is an identifier, or a number of any length that the address calls the id. */
  private boolean isIdentifierOfPage(String part) {
    return isIdentifier(part, LEAST_AMONG_LETTERS)
        || part.chars().allMatch(Character::isDigit)
            && (address + "&").replace('?', '&').contains("&id=" + part + "&");
  }

  private boolean isIdentifier(String part, int least) {
    if (address.isEmpty() || !IDENTIFIER.matcher(part).matches()) {
      return false;
    }
    boolean marked = !Character.isLetterOrDigit(part.charAt(0));
    String key = LowerCase.of(part.substring(marked ? 1 : 0));
    long digits = key.codePoints().filter(Character::isDigit).count();
    boolean onlyDigits = digits == key.length();
    return digits >= (marked ? 1 : onlyDigits && least > 2 ? LEAST_IN_DIGITS : least)
        && isInAddress(key, onlyDigits);
  }

  /** Whether the address has a key between marks; a number also between others than hyphens. */
  private boolean isInAddress(String key, boolean isNumber) {
    int at = address.indexOf(key);
    while (at >= 0) {
      if (isMark(at - 1, isNumber) && isMark(at + key.length(), isNumber)) {
        return true;
      }
      at = address.indexOf(key, at + 1);
    }
    return false;
  }

  private boolean isMark(int at, boolean besideNumber) {
    char c = at < 0 || at >= address.length() ? '/' : address.charAt(at);
    return !Character.isLetterOrDigit(c) && !(besideNumber && (c == '-' || c == '_'));
  }

  /** Whether a title is a name of parts that the address has, too: {@code wiki:syntax}. */
  boolean isNameInAddress(String title) {
    return NAME_OF_PARTS.matcher(title).matches() && address.contains(LowerCase.of(title));
  }

  private static String withoutPageNumber(String part) {
    if (!part.endsWith(")")) {
      return part;
    }
    Matcher last = IN_BRACKETS.matcher(part);
    return last.matches() && isPageNumber(last.group(2)) ? last.group(1) : part;
  }

  private static boolean hasDigit(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isDigit(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPageNumber(String part) {
    if (!hasDigit(part)) {
      return false;
    }
    Matcher numbered = NUMBERED.matcher(part);
    if (numbered.matches()) {
      return PAGES.contains(LowerCase.of(numbered.group(1)));
    }
    Matcher counted = COUNTED.matcher(part);
    return counted.matches() && PAGES.contains(LowerCase.of(counted.group(1)));
  }
}
