package io.zhengwen.wrapper.induce;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.WrapperPages;
import io.zhengwen.wrapper.match.FieldMatcher.Given;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values are found whatever characters they and the texts around them consist of. */
class CharactersTest {
  private static Scope page(String name, String text) {
    return WrapperPages.page(
        "<div class=m><p class='" + name + "'>" + text + "</p><p class=o>Other text</p></div>");
  }

  private static List<String> read(WrapperTemplate template, Scope page) {
    Given given = new Wrapper(template).fields(page).get("f");
    return given == null ? List.of() : given.values().stream().map(Found::text).toList();
  }

  private static WrapperTemplate induced(List<Scope> pages, List<String> values) {
    List<Example> examples = new ArrayList<>();
    for (int i = 0; i < pages.size(); i++) {
      examples.add(new Example("" + i, pages.get(i), Map.of("f", List.of(values.get(i)))));
    }
    return Inducer.detail("t", examples, List.of());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "面积：89㎡（套内） | 89㎡ | 面积：75㎡（套内） | 75㎡",
        "価格：１２００円（税込） | １２００円 | 価格：３４００円（税込） | ３４００円",
        "屋号𠮷 Bob Smith | Bob Smith | 屋号𠮷 Ann Jones | Ann Jones",
        "🏠 Bob Smith 🏠 | Bob Smith | 🏠 Ann Jones 🏠 | Ann Jones",
        "السعر: ١٢٠٠ ريال | ١٢٠٠ | السعر: ٣٤٠٠ ريال | ٣٤٠٠",
      })
  void partsOfTextsAreRead(String text, String value, String other, String otherValue) {
    WrapperTemplate template = induced(List.of(page("s", text)), List.of(value));
    assertThat(read(template, page("s", text))).containsExactly(value);
    assertThat(read(template, page("s", other))).containsExactly(otherValue);
  }

  @Test
  void valuesMayBeginAndEndWithPartsOfTheSamePairs() {
    List<String> begun = List.of("🏠 12 m", "🏡 13 m", "🏢 14 m");
    List<String> ended = List.of("m 12 😀", "m 13 🨀", "m 14 😀");
    for (List<String> values : List.of(begun, ended)) {
      List<Scope> pages = values.stream().map(value -> page("s", value)).toList();
      WrapperTemplate template = induced(pages, values);
      assertThat(read(template, pages.get(1))).containsExactly(values.get(1));
    }
  }

  @Test
  void classesMayHaveOtherLettersThanLatinOnes() {
    WrapperTemplate template =
        induced(List.of(page("preço-atual", "R$ 10,00")), List.of("R$ 10,00"));
    assertThat(template.fields().get(0).rules())
        .anySatisfy(rule -> assertThat(rule.css()).isEqualTo("p.preço-atual"));
  }

  @Test
  void marksThatJoinTheLetterBeforeTheirLinkAreNoFault() {
    StringBuilder html = new StringBuilder("<table>");
    for (char c = 'A'; c < 'F'; c++) {
      html.append("<tr><td>Item " + c + "</td><td>e<a href=/" + c + ">\u0301x" + c + "</a></td>");
    }
    WrapperTemplate template =
        Inducer.list(
            "t",
            WrapperPages.page(html + "</table>"),
            List.of(
                Map.of("name", List.of("Item A"), "mark", List.of("\u0301xA")),
                Map.of("name", List.of("Item B"), "mark", List.of("\u0301xB"))),
            Optional.empty());
    assertThat(template.fields()).hasSize(2);
  }
}
