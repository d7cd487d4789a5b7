package io.zhengwen.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ScreenedPatternTest {
  private static final String LETTERS = "aAbk\u212AsS\u017F 1,.|\uD83D\uDE00\uD801\uDC00中é\n";

  private static final List<Pattern> PATTERNS =
      List.of(
          Pattern.compile("ab|ks+", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE),
          Pattern.compile("ab|ks+", Pattern.CASE_INSENSITIVE),
          Pattern.compile("\\s(?:a|b)\\s|[|,](?![^\\s]{0,2}$)"),
          Pattern.compile("(?<![\\s,])[\\s,]*+\\bab?\\b|\\s1++"),
          Pattern.compile("\\p{Lu}[\\p{L}.]*+(?: \\p{Lu}+){1,2}"),
          Pattern.compile("^a|s$|(?!b)[^ab]k"),
          Pattern.compile("a*"),
          Pattern.compile("\\b(?=1)?"),
          Pattern.compile("[\uD83D\uDE00s]+"));

  @Test
  void findsWhatThePatternFinds() {
    List<ScreenedPattern> all = PATTERNS.stream().map(ScreenedPattern::new).toList();
    Random random = new Random(11);
    for (int n = 0; n < 20_000; n++) {
      StringBuilder letters = new StringBuilder();
      random
          .ints(random.nextInt(9), 0, LETTERS.length())
          .forEach(i -> letters.append(LETTERS.charAt(i)));
      String text = letters.toString();
      for (ScreenedPattern screened : all) {
        Pattern pattern = PATTERNS.get(all.indexOf(screened));
        Matcher first = pattern.matcher(text);
        assertThat(range(screened.first(text)))
            .as("%s in %s", pattern, text)
            .isEqualTo(range(first.find() ? first : null));
        assertThat(screened.isIn(text)).isEqualTo(pattern.matcher(text).find());
        assertThat(screened.matches(text)).isEqualTo(pattern.matcher(text).matches());
        Matcher start = pattern.matcher(text);
        assertThat(range(screened.atStart(text)))
            .isEqualTo(range(start.lookingAt() ? start : null));
        assertThat(screened.split(text, 3)).isEqualTo(pattern.split(text, 3));
      }
    }
  }

  private static String range(Matcher match) {
    return match == null ? "none" : match.start() + "-" + match.end();
  }

  @Test
  void refusesWhatMustStandBefore() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ScreenedPattern(Pattern.compile("(?<=a)b")));
  }
}
