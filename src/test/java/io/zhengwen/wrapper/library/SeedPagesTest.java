package io.zhengwen.wrapper.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.wrapper.template.TemplateKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SeedPagesTest {
  private static KeptPage page(TemplateKind kind, long time) {
    return KeptPage.of("f1", "https://quay.example/flats/1", kind, false, time, "<h1>Flat");
  }

  private static SeedPages with(SeedPages before, KeptPage... pages) {
    return before.with(pages.length, List.of(pages), List.of(), Map.of(), new LatestValues());
  }

  @Test
  void aPageIsKeptOnceAsOfTheKindThatItWasOfLast() {
    SeedPages first = with(SeedPages.none(), page(TemplateKind.LIST, 1));
    assertThat(first.lists()).hasSize(1);
    SeedPages second = with(first, page(TemplateKind.DETAIL, 2));
    assertThat(second.lists()).isEmpty();
    assertThat(second.details()).hasSize(1);
    SeedPages third = with(second, page(TemplateKind.DETAIL, 4), page(TemplateKind.LIST, 3));
    assertThat(third.size()).isEqualTo(1);
    assertThat(third.details()).hasSize(1);
  }

  @Test
  void knownValuesStayInTheOrderOfTheirFields() {
    Map<String, List<String>> values = new LinkedHashMap<>();
    for (String field : "title price area rooms floor year".split(" ")) {
      values.put(field, List.of("1"));
    }
    assertThat(new KnownValues("flats", values).fields()).containsExactlyEntriesOf(values);
  }
}
