package io.zhengwen.wrapper.induce;

import static io.zhengwen.wrapper.WrapperPages.page;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.WrapperPages;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ListRepairTest {
  private static Map<String, List<String>> record(int n) {
    return Map.of(
        "title", List.of("House " + n),
        "price", List.of("$" + n + ",000"),
        "link", List.of("https://www.flats.example/h/" + n));
  }

  private static Scope before(int... numbers) {
    StringBuilder html = new StringBuilder("<ul class=hits>");
    for (int n : numbers) {
      html.append("<li class=hit><a href=/h/" + n + ">House " + n + "</a>");
      html.append("<p><b>Price:</b> <i class=p>$" + n + ",000</i></p></li>");
    }
    return page(html + "</ul><a class=next href=/list/" + numbers[0] + ">More</a>");
  }

  /** Other tags, classes and labels, a picture first, and a box that links to the same houses. */
  private static Scope after(int... numbers) {
    StringBuilder html = new StringBuilder("<div class=grid>");
    for (int n : numbers) {
      html.append("<article><a href=/h/" + n + "><img src=/" + n + ".jpg></a><div><h3>");
      html.append("<a href=/h/" + n + ">House " + n + "</a></h3>");
      html.append("<span class=cost>$" + n + ",000</span></div></article>");
    }
    html.append(
        "</div><aside><h4>Others</h4><p><a href=/h/" + numbers[1] + ">House</a></p></aside>");
    return page(html + "<nav><a class=fwd href=/list/" + numbers[0] + ">Next page</a></nav>");
  }

  private static WrapperTemplate template() {
    return Inducer.list(
        "houses",
        before(101, 102, 103, 104),
        List.of(record(101), record(102)),
        Optional.of("/list/101"));
  }

  private static List<Map<String, List<String>>> read(WrapperTemplate template, Scope page) {
    Wrapper wrapper = new Wrapper(template);
    List<Map<String, List<String>>> records = new ArrayList<>();
    for (Scope one : wrapper.records(page.texts())) {
      records.add(WrapperPages.read(wrapper, one));
    }
    return records;
  }

  private static Map<String, List<String>> texts(int n) {
    return Map.of(
        "title",
        List.of("House " + n),
        "price",
        List.of("$" + n + ",000"),
        "link",
        List.of("/h/" + n));
  }

  @Test
  void recordsAreFoundByTheLinksThatTheyHadOnOtherPages() {
    Scope one = after(201, 103, 202, 104, 203);
    Scope other = after(204, 101, 105, 205);
    assertThat(read(template(), one)).isEmpty();

    WrapperTemplate repaired =
        Repair.ofLists(
                template(),
                List.of(record(101), record(103), record(104), record(105)),
                Map.of(one, "https://www.flats.example/list/201"),
                List.of(one, other))
            .orElseThrow();

    assertThat(repaired.version()).isEqualTo(2);
    assertThat(read(repaired, one))
        .containsExactly(texts(201), texts(103), texts(202), texts(104), texts(203));
    assertThat(read(repaired, other)).hasSize(4);
    assertThat(new Wrapper(repaired).next(other.texts())).contains("/list/204");
    Scope old = before(301, 302, 303);
    assertThat(read(repaired, old)).containsExactly(texts(301), texts(302), texts(303));
    assertThat(new Wrapper(repaired).next(old.texts())).contains("/list/301");
  }

  @Test
  void withoutLinksTheLongestValueTells() {
    List<Map<String, List<String>>> known = new ArrayList<>();
    for (int n = 201; n <= 203; n++) {
      known.add(Map.of("title", List.of("House " + n), "price", List.of("$" + n + ",000")));
    }
    WrapperTemplate template =
        Inducer.list(
            "houses",
            before(101, 102, 103, 104),
            List.of(
                Map.of("title", List.of("House 101"), "price", List.of("$101,000")),
                Map.of("title", List.of("House 102"), "price", List.of("$102,000"))),
            Optional.empty());
    WrapperTemplate repaired =
        Repair.ofLists(template, known, Map.of(), List.of(after(201, 202, 203, 204))).orElseThrow();

    assertThat(read(repaired, after(401, 402, 403)))
        .extracting(found -> found.get("price"))
        .containsExactly(List.of("$401,000"), List.of("$402,000"), List.of("$403,000"));
  }

  /** Nothing is known of the records, but a label stands in each of them. */
  @Test
  void labelsTellWhereRecordsAre() {
    StringBuilder html = new StringBuilder("<table>");
    for (int n = 501; n <= 504; n++) {
      html.append("<tr><td><h3>House " + n + "</h3><dl><dt>Area<dd>" + n + " m<dt>Price");
      html.append("<dd>$" + n + ",000</dl></td></tr>");
    }
    Scope failing = page(html + "</table>");
    WrapperTemplate repaired =
        Repair.ofLists(template(), List.of(), Map.of(), List.of(failing)).orElseThrow();

    assertThat(read(repaired, failing))
        .extracting(found -> found.get("price"))
        .containsExactly(
            List.of("$501,000"), List.of("$502,000"), List.of("$503,000"), List.of("$504,000"));
  }

  @Test
  void whatIsUnknownIsNotRepaired() {
    Scope failing = page("<p>Nothing was found. <a href=/>Begin anew</a>");

    assertThat(Repair.ofLists(template(), List.of(record(101)), Map.of(), List.of(failing)))
        .isEmpty();
    assertThat(Repair.ofLists(template(), List.of(), Map.of(), List.of())).isEmpty();
    assertThatThrownBy(() -> Repair.of(template(), List.of(), List.of(failing)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the template is of list pages");
  }
}
