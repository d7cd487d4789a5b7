package io.zhengwen.solr.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Predicate;
import org.apache.solr.common.SolrException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypedQueryTest {
  private static final UserFields FIELDS = new UserFields("id site title *_s *_dt -secret_s");
  private static final Predicate<String> DATES = name -> name.endsWith("_dt");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "harbour bridge       | harbour bridge",
        "\"harbour bridge\"~2 | \"harbour bridge\"~2",
        "“harbour bridge” x   | \"harbour bridge\" x",
        "x -https://a.org/b   | x -\"https://a.org/b\"",
        "x NOT https://a.org/b | x -\"https://a.org/b\"",
        "„harbour bridge“ x   | \"harbour bridge\" x",
        "„a b” ”c d” »e f« «g h» »i j» | \"a b\" \"c d\" \"e f\" \"g h\" \"i j\"",
        "x -„a b“, (»c d«) ＂e f＂^2 | x -\"a b\" \"c d\" \"e f\"^2",
        "「春天 来了」 『新手机』 title:「北京」 | \"春天 来了\" \"新手机\" +title:\"北京\"",
        "他说「你好」吧 5” 27” a „b »c | 他说「你好」吧 5” 27” a „b »c",
        "harbour -ferry       | harbour -ferry",
        "site:example.org a b | +site:example.org a b",
        "-site:example.org a  | -site:example.org a",
        "a OR site:b | +(a OR site:b)",
        "a OR b site:c | (a OR b) +site:c",
        "site:c a OR b | +site:c (a OR b)",
        "a OR b AND site:c | +(a OR (b AND site:c))",
        "site:b OR site:c a   | +(site:b OR site:c) a",
        "site:b OR site:c OR a | +(site:b OR site:c OR a)",
        "site:(b OR c) OR site:d | +(site:(b OR c) OR site:d)",
        "(site:b a) OR (site:c d) | +((+site:b a) OR (+site:c d))",
        "(site:b OR site:c) a OR d | +(site:b OR site:c) (a OR d)",
        "(site:b) OR site:c a | +(site:b OR site:c) a",
        "(site:b) OR a | +(site:b OR a)",
        "-(site:b OR site:c) a | -(site:b OR site:c) a",
        "a NOT site:b OR site:c | a +((* -site:b) OR site:c)",
        "a AND NOT b | a AND -b",
        "id:(a OR b)          | +id:(a OR b)",
        "title:(NOT a) b | +title:(*:* -a) b",
        "title:( NOT [a TO b]) | +title:(*:* -[a TO b])",
        "title:(OR a) | +title:(\"OR\" OR a)",
        "(NOT a) b            |  a  b",
        "id:(a-b OR http://c/d) | +id:(a\\-b OR http\\:\\/\\/c\\/d)",
        "title:OR             | +title:\"OR\"",
        "title:\" a           | title a",
        "C:\\a\\b c\\ \\d      | C\\: a\\\\b c  d",
        "\"a\\b\" c            | \"a\\\\b\" c",
        "\"a\\\"               | \"a\\\\\"",
        "ארה\"ב x            | ארה\\\"ב x",
        "\"ארה\"ב x\" \"y z\"  | \"ארה\\\"ב x\" \"y z\"",
        "\"ארה ב\" x          | \"ארה ב\" x",
        "--help               | help",
        "(--help) OR a | +(help OR a)",
        "-Xmx512m             | Xmx512m",
        "-Xmx512m -Xms1g      | Xmx512m Xms1g",
        "-Xmx512m --quiet     | Xmx512m quiet",
        "a -b --c             | a -b c",
        "NOT GUILTY           | GUILTY",
        "NOT guilty | -guilty",
        "printer does NOT work -x | printer does not work -x",
        "DO NOT DISTURB       | DO not DISTURB",
        "It’s NOT me OR you | It’s not (me OR you)",
        "do NOT \"a b\"      | do -\"a b\"",
        "do NOT -a | do -a",
        "-does NOT a | -does -a",
        "site:is NOT a | +site:is -a",
        "bridge NOT ferry | bridge -ferry",
        "(-59,5)              | 59,5",
        "sale -20% off        | sale 20% off",
        "bei -5 °C x -5°      | bei 5 °C x 5°",
        "iphone -14 x -14 %bc | iphone -14 x -14 %bc",
        "rabatt -20 €         | rabatt 20 €",
        "a b c d e f g h und -i j  | a b c d e f g h und i j",
        "a b c d e f g h -i   | a b c d e f g h -i",
        "a b c d e f g OR h -i | a b c d e f (g OR h) -i",
        "a b c d e f g h j k -\"i j\" -(l m) | a b c d e f g h j k -\"i j\" -(l OR m)",
        "a b c d e f g h j k -l site:m | a b c d e f g h j k -l +site:m",
        "-a                   | -a",
        "-a -Xmx512m          | -a -Xmx512m",
        "-a -\"b c\"           | -a -\"b c\"",
        "-a -site:b           | -a -site:b",
        "-a +b                | -a +b",
        "a +-b                | a b",
        "id:(a b) | +id:(a OR b)",
        "title:[a TO b]       | +title:[a TO b]",
        "title:(c OR [a TO b]) | +title:(c OR [a TO b])",
        "title:(-[a TO b] c) | +title:(-[a TO b] OR c)",
        "title:([a TO b] c    | title a TO b c",
        "(c OR [a TO b]) | (c OR a) TO b",
        "title:(a OR [sic])   | +title:(a OR \\[sic\\])",
        "colour_s:red         | +colour_s:red",
        "secret_s:red         | secret_s\\:red",
        "Note: 10:30          | Note  10\\:30",
        "Is it true?          | Is it true",
        "br?dge bridg*        | br?dge bridg*",
        "*bridge              | bridge",
        "bridg*, harb*!       | bridg* harb*",
        "port*innen watch?v=1 | port*innen watch?v=1",
        "Wow! great           | Wow  great",
        "[sic] (and so)       | sic   and so",
        "DO NOT               | DO",
        "AND x OR             | x",
        "OR                   | or",
        "NOT                  | not",
        "AND OR               | and or",
        "a && b               | a    b",
        "/regex/              | regex",
        "bridge~1 title^2     | bridge~1 title^2",
        "*:*                  | *:*",
        "a AND b OR c         | +((a AND b) OR c)",
        "a (b OR c)           | a (b OR c)",
        "(a OR b) (c OR d)    | (a OR b) (c OR d)",
        "(a b) OR (c d)       | +((a b) OR (c d))",
        "a b OR c d           | a (b OR c) d",
        "(a OR b) AND c OR d e | (((a OR b) AND c) OR d) e",
        "a AND b c AND d      | a AND b c AND d",
        "((a OR b))           | +(a OR b)",
        "a -(b c)             | a -(b OR c)",
        "+(a b) c OR d        | +(a b) (c OR d)",
        "a OR -b              | +(a OR (* -b))",
        "a OR (-b -c)         | +(a OR (* -b -c))",
        "a NOT -b             | a -b",
        "a?!b OR c            | +((a\\? b) OR c)",
        "a -b?!c              | a -\"b?!c\"",
        "title:(a AND b OR c) | +title:((a AND b) OR c)",
        "*                    | *:*",
        "-*:*                 | ",
        "*:* AND site:b       | +site:b",
        "site:b AND *:*       | +site:b",
        "*:* OR a             | +(* OR a)",
        "(* OR a) b           | (* OR a) b",
        "*:* NOT a            | -a",
        "a NOT *              | a",
        "a AND ?              | a",
        "! OR a               | a",
        "a AND (?) OR -       | a",
        "a * b                | a b",
        "title:*              | +title:*",
        "title:(a OR NOT b)   | +title:(a OR -b)",
        "title:(-a -b)        | +title:(*:* -a OR -b)",
        "NOT *                | ",
        "id:zh/* title:a-*    | +id:zh\\/* +title:a\\-*",
        "id:https://a.b/c/* d/* | +id:https\\:\\/\\/a.b\\/c\\/* d\\/",
        "id:*a id:a*/b?c=1    | +id:\\*a +id:a*\\/b?c=1",
        "site：example.org a   | +site:example.org a",
        "（北京 OR 上海） AND 大学 | (北京 OR 上海) AND 大学",
        "id：（a b）            | +id:(a OR b)",
        "北京（市） 大学（NOTE）   | 北京（市） 大学（NOTE）",
        "北京 －大学 ＋市         | 北京 -大学 +市",
        "北京大学－清华           | 北京大学－清华",
        "Site:b Title:a        | +site:b +title:a",
        "SITE:b                | SITE\\:b",
        "x^2 2^10 E=mc^2       | x\\^2 2\\^10 E=mc\\^2",
        "km^2 title^...        | km\\^2 title\\^...",
        "sails^2 北京^3 wi-fi^1.5 | sails^2 北京^3 wi\\-fi^1.5",
        "title:x^2 \"a b\"^3     | +title:x^2 \"a b\"^3",
        "(a OR b)^2 c          | (a OR b)^2 c",
        "(site:a OR site:b)^2 (c)^3 | +(site:a OR site:b)^2 (c)^3",
        "f(x)^2                | f x 2"
      })
  void keepsOperatorsAndNothingElse(String typed, String query) {
    String text = TypedQuery.of(typed, FIELDS, DATES).text();
    assertThat(text.replaceAll(" +", " ").replace(" )", ")"))
        .isEqualTo(query == null ? "" : query.replaceAll(" +", " "));
  }

  @Test
  void spacesOfAllKindsDivideWords() {
    assertThat(TypedQuery.of("a\u00a0site:b\u202f!", FIELDS, DATES).text()).isEqualTo("a +site:b");
    assertThat(TypedQuery.of("10\u202f000", FIELDS, DATES).text()).isEqualTo("10\u202f000");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x_dt:2024               | [2024-01-01T00:00:00Z TO 2024-01-01T00:00:00Z+1YEAR}",
        "x_dt:2024-02            | [2024-02-01T00:00:00Z TO 2024-02-01T00:00:00Z+1MONTH}",
        "x_dt:2024-02-29         | [2024-02-29T00:00:00Z TO 2024-02-29T00:00:00Z+1DAY}",
        "x_dt:[2023 TO 2024-05]  | [2023-01-01T00:00:00Z TO 2024-05-01T00:00:00Z+1MONTH}",
        "x_dt:{2023 TO 2024}     | [2023-01-01T00:00:00Z+1YEAR TO 2024-01-01T00:00:00Z}",
        "x_dt:{2023 TO *]        | [2023-01-01T00:00:00Z+1YEAR TO *]",
        "x_dt:[* TO NOW]         | [* TO NOW]",
        "x_dt:{NOW-1DAY TO NOW}  | {NOW-1DAY TO NOW}",
        "x_dt:[\uD835\uDFCE TO ٢٠٢٤]    | [\uD835\uDFCE TO 2024-01-01T00:00:00Z+1YEAR}",
        "x_dt:\uD804\uDD38\uD804\uDD36\uD804\uDD38\uD804\uDD3C-11 | [2026-11-01T00:00:00Z TO 2026-11-01T00:00:00Z+1MONTH}",
        "x_dt:2024-13            | 2024\\-13",
        "x_dt:20245              | 20245"
      })
  void datesAreYearsMonthsAndDays(String typed, String range) {
    assertThat(TypedQuery.of(typed, FIELDS, DATES).text()).isEqualTo("+x_dt:" + range);
    String others = typed.replace("x_dt", "x_s");
    assertThat(TypedQuery.of(others, FIELDS, DATES).text()).doesNotContain("T00:00:00Z");
  }

  @Test
  void datesStandInLists() {
    String lists = TypedQuery.of("x_dt:(2024 OR [2025-02 TO 2025-02])", FIELDS, DATES).text();
    assertThat(lists.replace(" )", ")"))
        .isEqualTo(
            "+x_dt:([2024-01-01T00:00:00Z TO 2024-01-01T00:00:00Z+1YEAR}"
                + " OR [2025-02-01T00:00:00Z TO 2025-02-01T00:00:00Z+1MONTH})");
  }

  @Test
  void groupsNestedDeeplyArePunctuation() {
    String nested = "(a OR ".repeat(50) + "b" + ")".repeat(50);
    assertThat(TypedQuery.of(nested, FIELDS, DATES).text())
        .startsWith("+(a OR a OR ")
        .endsWith("OR b)");
  }

  @Test
  void wordsWithSimilarOnesAreCounted() {
    assertThat(TypedQuery.of("a~1 b~2 title:c~1 d~ e", FIELDS, DATES).fuzzy()).isEqualTo(3);
  }

  @Test
  void quotationMarksAreSeen() {
    assertThat(TypedQuery.of("\"a b\" c", FIELDS, DATES).quoted()).isTrue();
    assertThat(TypedQuery.of("a b\" c", FIELDS, DATES).quoted()).isFalse();
  }

  @Test
  void punctuationAloneIsNothing() {
    assertThat(TypedQuery.of(" ?! ", FIELDS, DATES).text()).isEmpty();
    assertThat(TypedQuery.of("\"", FIELDS, DATES).text()).isEmpty();
  }

  @Test
  void plainTextIsCut() {
    assertThat(QueryTerms.count(TypedQuery.of("中".repeat(5000), FIELDS, DATES).text()))
        .isEqualTo(200);
    assertThat(QueryTerms.count(TypedQuery.of("word ".repeat(5000), FIELDS, DATES).text()))
        .isEqualTo(200);
    String quoted = TypedQuery.of("\"a b\" +c " + "word ".repeat(5000), FIELDS, DATES).text();
    assertThat(QueryTerms.count(quoted)).isEqualTo(200);
    assertThat(QueryTerms.count("iPhone手机 3.14")).isEqualTo(5);
  }

  @Test
  void whateverIsATermIsCounted() {
    for (String alone :
        List.of("ー", "ｰ", "〱", "々", "⺀", "㋐", "ᥐ", "ᦀ", "ᨠ", "ꪀ", "©", "😀", "\"\" ")) {
      assertThat(QueryTerms.count(alone.repeat(500))).as(alone).isEqualTo(500);
      assertThat(QueryTerms.first(alone.repeat(500), 200)).as(alone).startsWith(alone.repeat(200));
      assertThat(QueryTerms.count(QueryTerms.first(alone.repeat(500), 200))).isEqualTo(200);
    }
    assertThat(QueryTerms.count("\u0eb1".repeat(500))).isGreaterThan(490);
    assertThat(QueryTerms.count("ที่ đ\u0302\u0301 \"a\" \"b c\"")).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"title:*a*b* ", "title:a OR ", "title:\"a b\" ", "site:", "id:[a TO b] "})
  void moreValuesThanLuceneTakesAreRefused(String part) {
    String value = part.endsWith(":") ? "a" : "";
    TypedQuery.of((part + value + " ").repeat(1_000), FIELDS, DATES);
    String many = (part + value + " ").repeat(1_100);
    assertThatThrownBy(() -> TypedQuery.of(many, FIELDS, DATES))
        .isInstanceOfSatisfying(SolrException.class, e -> assertThat(e.code()).isEqualTo(400));
  }

  @Test
  void aValueOfTenThousandWordsIsRefused() {
    TypedQuery.of("title:" + "中".repeat(10_000), FIELDS, DATES);
    for (String part : List.of("中", "ー", "a-")) {
      String value = "title:" + part.repeat(11_000);
      assertThatThrownBy(() -> TypedQuery.of(value, FIELDS, DATES)).hasMessageContaining("1024");
    }
  }

  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void longInputTakesLinearTime() {
    for (String part :
        new String[] {
          "(",
          "\"",
          "a:",
          "[",
          "+-",
          "\\",
          "a\"b(",
          "? ",
          "א\"",
          "id:b OR ",
          "(id:",
          "„",
          " «a",
          "” ",
          "」「",
          "a*,",
          "a AND b OR ",
          "（a：",
          "-(a OR ",
          "(a)^2 ",
          "a^2",
          "* OR NOT "
        }) {
      readOrRefused(part.repeat(100_000));
    }
  }

  private static void readOrRefused(String typed) {
    try {
      assertThat(TypedQuery.of(typed, FIELDS, DATES).text()).isNotNull();
    } catch (SolrException e) {
      assertThat(typed).contains("id:");
    }
  }
}
