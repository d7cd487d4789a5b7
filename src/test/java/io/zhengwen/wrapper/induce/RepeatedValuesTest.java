package io.zhengwen.wrapper.induce;

import static io.zhengwen.wrapper.WrapperPages.page;
import static io.zhengwen.wrapper.WrapperPages.read;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Values that stand in one text or list several times, or within other numbers. */
class RepeatedValuesTest {
  private static Wrapper of(String html, Map<String, List<String>> values) {
    Example example = new Example("1", page(html), values);
    return new Wrapper(Inducer.detail("homes", List.of(example), List.of()));
  }

  private static String home(String facts) {
    return "<h1>Loft</h1><p class=facts>" + facts + "</p>";
  }

  @Test
  void aNumberWithinAnotherIsNotTheValue() {
    Wrapper wrapper = of(home("12 m, 2 baths, 21 years"), Map.of("baths", List.of("2")));

    assertThat(read(wrapper, page(home("140 m, 3 baths, 5 years"))))
        .containsEntry("baths", List.of("3"));
  }

  @Test
  void equalValuesOfOneTextStandInTheirOrder() {
    Map<String, List<String>> marked = new LinkedHashMap<>();
    marked.put("beds", List.of("2"));
    marked.put("baths", List.of("2"));
    Wrapper wrapper = of(home("2 beds, 2 baths"), marked);

    assertThat(read(wrapper, page(home("4 beds, 1 baths"))))
        .containsEntry("beds", List.of("4"))
        .containsEntry("baths", List.of("1"));
  }

  @Test
  void equalValuesBehindOneLabelStandInTheirOrder() {
    Map<String, List<String>> marked = new LinkedHashMap<>();
    marked.put("beds", List.of("2"));
    marked.put("baths", List.of("2"));
    Wrapper wrapper = of("<h1>Loft</h1><p>Rooms: 2 beds and 2 baths</p>", marked);

    assertThat(read(wrapper, page("<h1>Loft</h1><p>Rooms: 5 beds and 3 baths</p>")))
        .containsEntry("beds", List.of("5"))
        .containsEntry("baths", List.of("3"));
  }

  @Test
  void aValueOfSpacesAloneStandsNowhere() {
    assertThat(of(home("2 beds"), Map.of("beds", List.of("\u00A0"))).template().fields().get(0))
        .satisfies(field -> assertThat(field.rules()).isEmpty());
  }

  @Test
  void recordsMayHaveEqualValues() {
    Scope list =
        page(
            "<ul><li class=home><b>$100</b> <a href=/1>Loft</a>"
                + "<li class=home><b>$100</b> <a href=/2>Attic</a>"
                + "<li class=home><b>$120</b> <a href=/3>Cellar</a></ul>");
    List<Map<String, List<String>>> marked =
        List.of(Map.of("price", List.of("$100")), Map.of("price", List.of("$100")));
    WrapperTemplate template = Inducer.list("homes", list, marked, Optional.empty());
    Wrapper wrapper = new Wrapper(template);

    assertThat(wrapper.records(list.texts()))
        .extracting(record -> read(wrapper, record).get("price"))
        .containsExactly(List.of("$100"), List.of("$100"), List.of("$120"));
  }
}
