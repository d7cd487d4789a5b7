package io.zhengwen.metadata.title;

import java.util.regex.Pattern;

/** A headline that goes on where the title that the page declares ends: {@code Title: and more}. */
final class LongerHeadline {
  /** What ends a clause of a headline that goes on. */
  private static final Pattern CLAUSE_END =
      Pattern.compile("\\s?[,;:.!?](?=\\s\\D{3})|[，；：。！？](?=\\D)");

  private LongerHeadline() {}

  /**
   * Whether a heading is a title and a clause behind it: the title agrees with what stands before
   * the end of a clause, as {@link TitleFinder#AGREES} says.
   */
  static boolean isOf(String title, String heading) {
    TokenAgreement declared = new TokenAgreement(title);
    return CLAUSE_END
        .matcher(heading)
        .region(behindDigits(heading), heading.length())
        .results()
        .anyMatch(
            end ->
                new TokenAgreement(heading.substring(0, end.start())).f1(declared)
                    > TitleFinder.AGREES);
  }

  /** The index after the last digit: numbers such as times do not make a heading a longer title. */
  private static int behindDigits(String text) {
    int end = text.length();
    while (end > 0 && !isDigit(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
