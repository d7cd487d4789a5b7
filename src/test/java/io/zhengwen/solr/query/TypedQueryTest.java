package io.zhengwen.solr.query;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedQueryTest {
  private static final UserFields FIELDS = new UserFields("id site title *_s -secret_s");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "harbour bridge       | harbour bridge",
        "\"harbour bridge\"~2 | \"harbour bridge\"~2",
        "“harbour bridge” x   | \"harbour bridge\" x",
        "harbour -ferry       | harbour -ferry",
        "site:example.org a b | +site:example.org a b",
        "-site:example.org a  | -site:example.org a",
        "a OR site:b          | a OR site:b",
        "id:(a OR b)          | id:(a OR b)",
        "id:(a b)             | +id:(a b)",
        "title:[a TO b]       | +title:[a TO b]",
        "colour_s:red         | +colour_s:red",
        "secret_s:red         | secret_s\\:red",
        "Note: 10:30          | Note  10\\:30",
        "Is it true?          | Is it true",
        "br?dge bridg*        | br?dge bridg*",
        "*bridge              | bridge",
        "Wow! great           | Wow  great",
        "[sic] (and so)       | sic   and so",
        "DO NOT               | DO",
        "AND x OR             | x",
        "a && b               | a    b",
        "/regex/              | regex",
        "bridge~1 title^2     | bridge~1 title^2",
        "*:*                  | *:*"
      })
  void keepsOperatorsAndNothingElse(String typed, String query) {
    String text = TypedQuery.of(typed, FIELDS).text();
    assertThat(text.replaceAll(" +", " ").replace(" )", ")"))
        .isEqualTo(query.replaceAll(" +", " "));
  }

  @Test
  void oneWordIsEnoughWhereThereIsOr() {
    assertThat(TypedQuery.of("a OR b", FIELDS).alternatives()).isTrue();
    assertThat(TypedQuery.of("id:(a OR b)", FIELDS).alternatives()).isTrue();
    assertThat(TypedQuery.of("a or b", FIELDS).alternatives()).isFalse();
    assertThat(TypedQuery.of("\"a OR b\"", FIELDS).alternatives()).isFalse();
    assertThat(TypedQuery.of("a OR", FIELDS).alternatives()).isFalse();
  }

  @Test
  void punctuationAloneIsNothing() {
    assertThat(TypedQuery.of(" ?! ", FIELDS).text()).isEmpty();
    assertThat(TypedQuery.of("\"", FIELDS).text()).isEmpty();
  }

  @Test
  void plainTextIsCut() {
    assertThat(QueryTerms.count(TypedQuery.of("中".repeat(5000), FIELDS).text())).isEqualTo(200);
    assertThat(QueryTerms.count(TypedQuery.of("word ".repeat(5000), FIELDS).text())).isEqualTo(200);
    assertThat(QueryTerms.count("iPhone手机 3.14")).isEqualTo(5);
  }

  @Test
  void longInputTakesLinearTime() {
    for (String part : new String[] {"(", "\"", "a:", "[", "+-", "\\", "a\"b(", "? "}) {
      assertThat(TypedQuery.of(part.repeat(100_000), FIELDS).text()).isNotNull();
    }
  }
}
