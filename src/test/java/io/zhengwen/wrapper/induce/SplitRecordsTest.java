package io.zhengwen.wrapper.induce;

import static io.zhengwen.wrapper.WrapperPages.page;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.WrapperPages;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.TemplateFile;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Records that are several elements beside each other. */
class SplitRecordsTest {
  private static Map<String, List<String>> record(int n, boolean priced) {
    Map<String, List<String>> record = new LinkedHashMap<>();
    record.put("title", List.of("Flat " + n));
    record.put("link", List.of("/f/" + n));
    if (priced) {
      record.put("price", List.of("$" + n + ",000"));
    }
    return record;
  }

  /** Two rows a record, and a third that is empty; some records lack the second row's price. */
  private static Scope rows(int from, int to, String first) {
    StringBuilder html = new StringBuilder("<table id=hits><tr><th>All flats</th></tr>");
    for (int n = from; n < to; n++) {
      html.append("<tr" + first + "><td class=t><a href=/f/" + n + ">Flat " + n + "</a></td></tr>");
      html.append("<tr><td>");
      html.append(n % 4 == 0 ? "on request" : "<b>$" + n + ",000</b> or less");
      html.append("</td></tr><tr class=space><td></td></tr>");
    }
    return page(html + "</table><p>Call us on any day.");
  }

  private static List<Map<String, List<String>>> read(WrapperTemplate template, Scope page) {
    Wrapper wrapper = new Wrapper(template);
    List<Map<String, List<String>>> found = new ArrayList<>();
    wrapper.records(page.texts()).forEach(one -> found.add(WrapperPages.read(wrapper, one)));
    return found;
  }

  private static void readsRows(Scope marked, Scope other) {
    WrapperTemplate template =
        Inducer.list(
            "rows", marked, List.of(record(101, true), record(102, true)), Optional.empty());
    WrapperTemplate stored = TemplateFile.read(TemplateFile.write(template));

    assertThat(stored).isEqualTo(template);
    assertThat(stored.span()).isEqualTo(2);
    List<Map<String, List<String>>> expected = new ArrayList<>();
    for (int n = 201; n < 213; n++) {
      expected.add(record(n, n % 4 > 0));
    }
    assertThat(read(stored, other)).isEqualTo(expected);
  }

  @Test
  void twoRowsThatAClassTellsApart() {
    readsRows(rows(101, 113, " class=first"), rows(201, 213, " class=first"));
  }

  @Test
  void twoRowsThatTheirCellsTellApart() {
    readsRows(rows(101, 113, ""), rows(201, 213, ""));
  }

  @Test
  void termsAndDescriptions() {
    StringBuilder html = new StringBuilder("<dl class=list>");
    for (int n = 101; n < 113; n++) {
      html.append("<dt><a href=/f/" + n + ">Flat " + n + "</a>");
      html.append(n % 4 == 0 ? "" : "<dd><i>$" + n + ",000</i>");
      html.append("<dd>A sunny place.");
    }
    Scope scope = page(html + "</dl>");
    WrapperTemplate template =
        Inducer.list(
            "terms", scope, List.of(record(101, true), record(102, true)), Optional.empty());

    List<Map<String, List<String>>> expected = new ArrayList<>();
    for (int n = 101; n < 113; n++) {
      expected.add(record(n, n % 4 > 0));
    }
    assertThat(read(template, scope)).isEqualTo(expected);
  }

  @Test
  void whatCannotBeToldApartIsRefused() {
    StringBuilder html = new StringBuilder("<table>");
    for (int n = 101; n < 110; n++) {
      html.append("<tr><td>Flat " + n + "</td></tr><tr><td>$" + n + ",000</td></tr>");
    }
    Scope scope = page(html + "</table>");
    List<Map<String, List<String>>> marked =
        List.of(
            Map.of("title", List.of("Flat 101"), "price", List.of("$101,000")),
            Map.of("title", List.of("Flat 102"), "price", List.of("$102,000")));

    assertThatThrownBy(() -> Inducer.list("rows", scope, marked, Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the marked values are not in repeated records");
  }

  /** A list of thousands of rows, of which each begins a record, is read in bounded time. */
  @Test
  void hostileSpansEnd() {
    WrapperTemplate template =
        Inducer.list(
            "rows",
            rows(101, 113, " class=first"),
            List.of(record(101, true), record(102, true)),
            Optional.empty());

    assertThat(read(template, rows(1, 20_000, " class=first"))).hasSize(1_000);
  }
}
