package io.zhengwen.solr.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.lucene.analysis.cjk.CJKAnalyzer;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.solr.spelling.Token;
import org.junit.jupiter.api.Test;

class TypedQueryConverterTest {
  @Test
  void wordsOfTheTextAreChecked() {
    assertThat(words("harbor site:exmaple.org \"old ferri\" OR tide -bridg NOT quai shor* sanz~1"))
        .containsExactly("harbor", "old", "ferri", "tide");
    assertThat(words("id:(on OR tow) three")).containsExactly("three");
    assertThat(words("harbor? quai^ *tide ~ferri br?dg, ferr*s shor*, dock^2"))
        .containsExactly("harbor", "quai", "tide", "ferri");
    assertThat(words("")).isEmpty();
  }

  @Test
  void numbersAndNamesWithDigitsAreNot() {
    assertThat(words("harbor 19200 covid19 ١٢٣٤٥ i7-9700K")).containsExactly("harbor");
  }

  @Test
  void wordsHaveTheirPlaceInTheQuery() {
    String typed = "“harbor”  +ferri, tide";
    for (Token word : convert(typed)) {
      assertThat(typed.substring(word.startOffset(), word.endOffset())).isEqualTo(word.toString());
    }
    assertThat(convert(typed)).hasSize(3);
  }

  @Test
  void longQueriesAreCut() {
    assertThat(words("word ".repeat(100_000))).hasSize(25);
    assertThat(words("中文".repeat(100_000))).hasSize(25);
    assertThat(words("a-".repeat(100_000))).hasSize(25);
    assertThat(words("x".repeat(100_000))).hasSize(25);
  }

  @Test
  void pairsOfCharactersAreNoWords() {
    TypedQueryConverter converter = new TypedQueryConverter();
    converter.setAnalyzer(new CJKAnalyzer());
    assertThat(converter.convert("カーテンを ferri 北京的 서울 的"))
        .extracting(Token::toString)
        .containsExactly("ferri");
  }

  private static List<String> words(String typed) {
    return convert(typed).stream().map(Token::toString).toList();
  }

  private static List<Token> convert(String typed) {
    TypedQueryConverter converter = new TypedQueryConverter();
    converter.setAnalyzer(new StandardAnalyzer());
    return List.copyOf(converter.convert(typed));
  }
}
