package io.zhengwen.wrapper.induce;

import static io.zhengwen.wrapper.WrapperPages.flat;
import static io.zhengwen.wrapper.WrapperPages.page;
import static io.zhengwen.wrapper.WrapperPages.read;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.TemplateFile;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How the values that were marked tell which texts of other pages are values. */
class ValueShapesTest {
  @Test
  void partsOfATextAreReadByTheirShape() {
    Scope first = flat("A", "Layout:=2室1厅");
    WrapperTemplate template =
        Inducer.detail(
            "flats",
            List.of(
                new Example("1", first, Map.of("rooms", List.of("2室"), "halls", List.of("1厅")))),
            List.of());

    assertThat(read(new Wrapper(template), flat("B", "Layout:=4室2厅")))
        .containsEntry("rooms", List.of("4室"))
        .containsEntry("halls", List.of("2厅"));
  }

  private static Scope sale(String price) {
    return page(
        "<h1>Kettle</h1><div><span class=l>Price:</span> "
            + price
            + "</div><div><span class=l>Maker:</span> <span class=m>Acme</span></div>");
  }

  @Test
  void aPriceThatIsStruckOutIsNotTheValue() {
    List<Example> examples = new ArrayList<>();
    for (String price : List.of("$20.50", "$310.00", "$7.99")) {
      examples.add(
          new Example(
              price,
              sale("<span class=price><b>" + price + "</b></span>"),
              Map.of("price", List.of(price), "maker", List.of("Acme"))));
    }
    Wrapper wrapper = new Wrapper(Inducer.detail("shop", examples, List.of()));
    for (String price :
        List.of(
            "<del>$999.00</del> <span class=price><b>$676.99</b></span>",
            "<span class=old><s>$999.00</s></span> <span class=price><b>$676.99</b></span>",
            "<strike><b class=price>$999.00</b></strike> <b class=price>$676.99</b>",
            "<span class=price><del><b>$999.00</b></del> <ins><b>$676.99</b></ins></span>",
            "<del>$999.00</del> $676.99")) {
      assertThat(read(wrapper, sale(price))).as(price).containsEntry("price", List.of("$676.99"));
    }
    assertThat(read(wrapper, sale("<del class=price>$999.00</del>"))).doesNotContainKey("price");
  }

  @Test
  void whatIsMarkedInStruckTextIsReadThere() {
    String sale =
        "<p class=old><del><span class=a>%s</span></del></p><p class=now><span class=a>%s</span></p>";
    WrapperTemplate template =
        Inducer.detail(
            "shop",
            List.of(
                new Example(
                    "1",
                    page(String.format(Locale.ROOT, sale, "$999.00", "$676.99")),
                    Map.of("before", List.of("$999.00"), "price", List.of("$676.99"))),
                new Example(
                    "2",
                    page(String.format(Locale.ROOT, sale, "$30.00", "$25.50")),
                    Map.of("before", List.of("$30.00"), "price", List.of("$25.50")))),
            List.of());

    assertThat(template.field("before").orElseThrow().rules()).allMatch(Rule::isStruck);
    assertThat(TemplateFile.read(TemplateFile.write(template))).isEqualTo(template);
    assertThat(
            read(
                new Wrapper(template), page(String.format(Locale.ROOT, sale, "$120.00", "$80.00"))))
        .isEqualTo(Map.of("before", List.of("$120.00"), "price", List.of("$80.00")));
  }

  private static Scope product(String brand, String stock) {
    return page(
        "<h1>Kettle</h1><dl><dt>Brand</dt><dd class=brand>"
            + brand
            + "</dd><dt>In stock</dt><dd class=stock>"
            + stock
            + "</dd></dl>");
  }

  @Test
  void valuesUnlikeTheMarkedOnesAreReadIfRulesAgree() {
    List<Example> examples = new ArrayList<>();
    for (String[] values : new String[][] {{"Acme", "26"}, {"Norvik", "77"}, {"Tamsin", "60"}}) {
      examples.add(
          new Example(
              values[0],
              product(values[0], values[1]),
              Map.of("brand", List.of(values[0]), "stock", List.of(values[1]))));
    }
    List<Scope> others =
        List.of("3M", "O2", "Levi501", "Harley-Davidson Motor", "Acme", "Tamsin").stream()
            .map(brand -> product(brand, "8"))
            .toList();
    for (List<Scope> further : List.of(List.<Scope>of(), others)) {
      Wrapper wrapper = new Wrapper(Inducer.detail("shop", examples, further));
      for (String brand : List.of("3M", "O2", "Levi501", "Black & Decker GmbH")) {
        Scope page = product(brand.replace("&", "&amp;"), "8");
        assertThat(read(wrapper, page))
            .isEqualTo(Map.of("brand", List.of(brand), "stock", List.of("8")));
        assertThat(wrapper.quick(page).fields()).isEqualTo(wrapper.read(page).fields());
      }
      assertThat(read(wrapper, page("<dl><dt>Maker</dt><dd class=brand>Tel 555 1234</dd></dl>")))
          .isEmpty();
    }
  }

  private static Scope game(String name, String franchise) {
    return page(
        "<p class=path>Games"
            + franchise
            + "</p><div id=main><h1 id=name>"
            + name
            + "</h1><p>A game to play on rainy days, alone or with friends.</p></div>");
  }

  /** No marked title has a number, all others do; one stands a second time, on its page alone. */
  @Test
  void rulesThatAreRightOnAllMarkedPagesAreKeptWhateverTheyGiveElsewhere() {
    List<Example> examples =
        List.of(
            new Example(
                "1",
                game("Quiet Harbour", " <b>Quiet Harbour</b>"),
                Map.of("title", List.of("Quiet Harbour"))),
            new Example("2", game("Lanterns", ""), Map.of("title", List.of("Lanterns"))),
            new Example("3", game("Paper Boats", ""), Map.of("title", List.of("Paper Boats"))));
    List<Scope> others =
        List.of("Orchard 2", "Tin Soldiers 4", "Night Train 5", "Gardens 2", "Snowfall 9").stream()
            .map(name -> game(name, ""))
            .toList();
    Wrapper wrapper = new Wrapper(Inducer.detail("games", examples, others));

    for (Scope page : others) {
      assertThat(read(wrapper, page)).containsKey("title");
    }
    assertThat(read(wrapper, game("Lighthouse 2", "")))
        .containsEntry("title", List.of("Lighthouse 2"));
  }

  /** One record is marked; in others a field is missing before it, or its value is no link. */
  @Test
  void furtherRecordsTellWhatValuesLookLike() {
    StringBuilder html = new StringBuilder("<ul class=hits>");
    for (int n = 1; n <= 12; n++) {
      html.append("<li class=hit><a href=/h/" + n + ">House " + n + "</a><ul>");
      html.append("<li>" + (n % 5 + 1) + " bd" + (n % 4 == 0 ? "" : "<li>" + n % 3 + " ba"));
      html.append("<li>" + (n + 50) + " m2</ul><p class=in>");
      html.append(n % 2 == 0 ? "Quarter" + n : "<a href=/q/" + n + ">Quarter" + n + "</a>");
    }
    Scope scope = page(html + "</ul>");
    Map<String, List<String>> values = new LinkedHashMap<>();
    values.put("title", List.of("House 1"));
    values.put("baths", List.of("1 ba"));
    values.put("area", List.of("51 m2"));
    values.put("quarter", List.of("Quarter1"));
    Wrapper wrapper = new Wrapper(Inducer.list("hits", scope, List.of(values), Optional.empty()));
    List<Scope> records = wrapper.records(scope.texts());

    assertThat(records).hasSize(12);
    for (int n = 1; n <= 12; n++) {
      Map<String, List<String>> expected =
          new LinkedHashMap<>(
              Map.of(
                  "title", List.of("House " + n),
                  "area", List.of((n + 50) + " m2"),
                  "quarter", List.of("Quarter" + n)));
      if (n % 4 > 0) {
        expected.put("baths", List.of(n % 3 + " ba"));
      }
      assertThat(read(wrapper, records.get(n - 1))).isEqualTo(expected);
    }
  }

  /** Of all dates of the last visit one is in words, so that they have no shape of their own. */
  @Test
  void fieldsOfOneShapeBesideEachOtherAreBothRead() {
    StringBuilder html = new StringBuilder("<table class=members>");
    for (int n = 1; n <= 20; n++) {
      String last =
          n == 11 ? "Yesterday, 10:16 PM" : "10-" + (n + 9) + "-2014, 09:3" + n % 7 + " AM";
      html.append("<tr class=member><td><a href=/u/" + n + ">Member" + n + "</a><td>");
      html.append("10-" + (n + 8) + "-2014, 0" + n % 8 + ":42 " + (n % 2 == 0 ? "PM" : "AM"));
      html.append("<td>" + last + "<td>" + n * 7);
    }
    Scope scope = page(html + "</table>");
    Map<String, List<String>> first = new LinkedHashMap<>();
    first.put("user", List.of("Member1"));
    first.put("joined", List.of("10-9-2014, 01:42 AM"));
    first.put("last", List.of("10-10-2014, 09:31 AM"));
    first.put("posts", List.of("7"));
    Map<String, List<String>> third = new LinkedHashMap<>();
    third.put("user", List.of("Member3"));
    third.put("joined", List.of("10-11-2014, 03:42 AM"));
    third.put("last", List.of("10-12-2014, 09:33 AM"));
    third.put("posts", List.of("21"));
    Wrapper wrapper =
        new Wrapper(Inducer.list("members", scope, List.of(first, third), Optional.empty()));
    List<Scope> records = wrapper.records(scope.texts());

    assertThat(read(wrapper, records.get(0))).isEqualTo(first);
    assertThat(read(wrapper, records.get(2))).isEqualTo(third);
    assertThat(read(wrapper, records.get(19)))
        .containsEntry("joined", List.of("10-28-2014, 04:42 PM"))
        .containsEntry("last", List.of("10-29-2014, 09:36 AM"));
  }

  private static Scope report(String date) {
    return page(
        "<h1>"
            + Integer.toString(date.hashCode() & 0xfff, 36)
            + " report</h1><p class=meta><span class=on>"
            + date
            + "</span><b>Ann</b>");
  }

  /** All pages that are at hand are of one month. */
  @Test
  void datesOfOtherMonthsHaveTheSameShape() {
    for (String form :
        List.of("%s %d, 2025", "Monday, %2$d. %1$s 2025", "%2$d %1$s. 2025 9:%2$d AM")) {
      List<Example> examples = new ArrayList<>();
      List<Scope> others = new ArrayList<>();
      for (int day = 10; day < 22; day++) {
        String date = String.format(Locale.ROOT, form, "Nov", day);
        if (day < 13) {
          examples.add(new Example(date, report(date), Map.of("date", List.of(date))));
        } else {
          others.add(report(date));
        }
      }
      for (List<Scope> further : List.of(List.<Scope>of(), others)) {
        Wrapper wrapper = new Wrapper(Inducer.detail("reports", examples, further));
        for (String month : List.of("Nov", "Dec", "May")) {
          String date =
              String.format(Locale.ROOT, form, month, 24)
                  .replace("Monday", "Friday")
                  .replace("AM", "PM")
                  .replace("May.", "May");
          assertThat(read(wrapper, report(date))).containsEntry("date", List.of(date));
        }
        assertThat(read(wrapper, report("12 berths"))).isEmpty();
      }
    }
  }
}
