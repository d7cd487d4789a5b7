package io.zhengwen.wrapper.induce;

import static io.zhengwen.wrapper.WrapperPages.flat;
import static io.zhengwen.wrapper.WrapperPages.page;
import static io.zhengwen.wrapper.WrapperPages.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.FieldType;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.RuleKind;
import io.zhengwen.wrapper.template.TemplateFile;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class InducerTest {
  private static final Scope FIRST =
      flat("Quiet flat by the canal", "Area:=76 m", "Price:=$128,000", "Floor:=3rd of 5");
  private static final Scope SECOND =
      flat("Top floor with a view", "Area:=118 m", "Price:=$286,000", "Floor:=5th of 5");

  private static Example example(Scope scope, String title, String area, String price) {
    return new Example(
        "page",
        scope,
        Map.of("title", List.of(title), "area", List.of(area), "price", List.of(price)));
  }

  private static WrapperTemplate template() {
    return Inducer.detail(
        "flats",
        List.of(
            example(FIRST, "Quiet flat by the canal", "76 m", "$128,000"),
            example(SECOND, "Top floor with a view", "118 m", "$286,000")),
        List.of());
  }

  private static List<RuleKind> kinds(WrapperTemplate template, String field) {
    return template.field(field).orElseThrow().rules().stream().map(Rule::kind).toList();
  }

  @Test
  void ordersRulesByStability() {
    assertThat(kinds(template(), "area"))
        .containsExactly(RuleKind.LABEL, RuleKind.ID, RuleKind.CLASS, RuleKind.POSITION);
    assertThat(kinds(template(), "title"))
        .containsExactly(RuleKind.ID, RuleKind.CLASS, RuleKind.POSITION);
    assertThat(template().field("price").orElseThrow().type()).isEqualTo(FieldType.PRICE);
  }

  @Test
  void readsOtherPages() {
    Scope other = flat("Attic under repair", "Area:=41 m", "Price:=$76,000");

    assertThat(read(new Wrapper(template()), other))
        .containsEntry("title", List.of("Attic under repair"))
        .containsEntry("area", List.of("41 m"))
        .containsEntry("price", List.of("$76,000"));
  }

  @Test
  void missingFieldDoesNotShiftOthers() {
    Scope withoutArea = flat("Attic under repair", "Price:=$76,000", "Floor:=6th of 6");

    assertThat(read(new Wrapper(template()), withoutArea))
        .doesNotContainKey("area")
        .containsEntry("price", List.of("$76,000"));
  }

  @Test
  void labelSurvivesARedesign() {
    Scope redesigned =
        page(
            "<section><ul><li><b>Price</b> $99,000<li><b>AREA \uFF1A</b> <i>52 m</i></ul>"
                + "<h2>Loft</h2></section>");

    assertThat(read(new Wrapper(template()), redesigned))
        .containsEntry("price", List.of("$99,000"))
        .containsEntry("area", List.of("52 m"))
        .doesNotContainKey("title");
  }

  @Test
  void valueOfAMenuIsNotTaken() {
    Scope marked =
        page(
            "<ul id=menu><li><a>Ann Lee</a><li><a>Bo Ray</a></ul>"
                + "<h1>Tides</h1><p class=by>by <a>Ann Lee</a>");
    WrapperTemplate template =
        Inducer.detail(
            "books",
            List.of(
                new Example(
                    "1", marked, Map.of("author", List.of("Ann Lee"), "title", List.of("Tides")))),
            List.of());
    Scope other =
        page(
            "<ul id=menu><li><a>Ann Lee</a><li><a>Bo Ray</a></ul>"
                + "<h1>Dunes</h1><p class=by>by <a>Cy Moss</a>, <a>Di Kerr</a>");

    assertThat(read(new Wrapper(template), other))
        .containsEntry("author", List.of("Cy Moss", "Di Kerr"))
        .containsEntry("title", List.of("Dunes"));
  }

  @Test
  void structuredDataThatAgreesComesFirst() {
    String data =
        "<script type=application/ld+json>{\"@type\":\"Product\",\"name\":\"%s\"}</script>";
    Scope first = page(data.replace("%s", "Kettle") + "<h1>Kettle</h1>");
    WrapperTemplate template =
        Inducer.detail(
            "shop",
            List.of(new Example("1", first, Map.of("title", List.of("Kettle")))),
            List.of());

    assertThat(template.field("title").orElseThrow().rules().get(0).name())
        .isEqualTo("data Product.name");
  }

  @Test
  void hashedNamesAreNotUsed() {
    Scope first = page("<div class=css-1x9k2f><p class=sc-bdVaJa id=ember1234>Kettle</div>");
    WrapperTemplate template =
        Inducer.detail(
            "shop",
            List.of(new Example("1", first, Map.of("title", List.of("Kettle")))),
            List.of());

    assertThat(kinds(template, "title")).containsExactly(RuleKind.POSITION);
  }

  @Test
  void recordsAreFoundFromTwo() {
    String html =
        "<ul class=hits><li class=hit><a href=/1>One</a> <span>$10</span>"
            + "<li class=hit><a href=/2>Two</a> <span>$20</span>"
            + "<li class=hit><a href=/3>Three</a>"
            + "<li class=hit><a href=/4>Four</a> <span>$40</span></ul><ul><li><a>Imprint</a></ul>"
            + "<p class=pager><a href=/p1>Back</a> <a class=on href=/p3>More</a>";
    Scope scope = page(html);
    WrapperTemplate template =
        Inducer.list(
            "hits",
            scope,
            List.of(
                Map.of("name", List.of("One"), "price", List.of("$10"), "link", List.of("/1")),
                Map.of(
                    "name",
                    List.of("Two"),
                    "price",
                    List.of("$20"),
                    "link",
                    List.of("https://www.flats.example/2"))),
            Optional.of("/p3"));
    Wrapper wrapper = new Wrapper(template);
    List<Scope> records = wrapper.records(new PageTexts(scope.texts().page()));

    assertThat(template.records()).isEqualTo("li.hit");
    assertThat(records).hasSize(4);
    assertThat(wrapper.next(scope.texts())).contains("/p3");
    assertThat(wrapper.next(page(html.replace("/p3", "/p4")).texts())).contains("/p4");
    assertThat(read(wrapper, records.get(2)))
        .containsEntry("name", List.of("Three"))
        .containsEntry("link", List.of("/3"))
        .doesNotContainKey("price");
    assertThat(read(wrapper, records.get(3))).containsEntry("price", List.of("$40"));
  }

  @Test
  void theNumberOfAPageIsNoLabel() {
    Scope marked = page("<div class=offer><b>HL-20417:</b> <i>Corner loft</i></div>");
    Map<String, List<String>> values = Map.of("title", List.of("Corner loft"));
    WrapperTemplate template =
        Inducer.detail("homes", List.of(new Example("1", marked, values)), List.of());

    assertThat(kinds(template, "title")).containsExactly(RuleKind.CLASS, RuleKind.POSITION);
    Scope other = page("<div class=offer><b>HL-20418:</b> <i>Farmhouse</i></div>");
    assertThat(read(new Wrapper(template), other)).containsEntry("title", List.of("Farmhouse"));
  }

  @Test
  void fieldsWithEqualValuesStandInDifferentPlaces() {
    Scope marked =
        page("<dl><dt>Bedrooms<dd>1<dt>Living rooms<dd>1<dt>Bathrooms<dd>1</dl><p>Call us.");
    Map<String, List<String>> values = new LinkedHashMap<>();
    List.of("rooms", "halls", "baths").forEach(field -> values.put(field, List.of("1")));
    WrapperTemplate template =
        Inducer.detail("homes", List.of(new Example("1", marked, values)), List.of());
    Scope other =
        page("<dl><dt>Bedrooms<dd>5<dt>Living rooms<dd>2<dt>Bathrooms<dd>3</dl><p>Call us.");

    assertThat(read(new Wrapper(template), other))
        .isEqualTo(Map.of("rooms", List.of("5"), "halls", List.of("2"), "baths", List.of("3")));
  }

  @Test
  void whatStandsNowhereHasNoRule() {
    WrapperTemplate template =
        Inducer.detail(
            "flats",
            List.of(new Example("1", FIRST, Map.of("title", List.of("No such flat")))),
            List.of());

    assertThat(template.field("title").orElseThrow().rules()).isEmpty();
    assertThatThrownBy(() -> Inducer.detail("flats", List.of(), List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no page has marked values");
  }

  @Test
  void sameInputGivesTheSameTemplate() {
    assertThat(TemplateFile.write(template())).isEqualTo(TemplateFile.write(template()));
  }
}
