package io.zhengwen.wrapper.induce;

import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The records of a list page, found from what was marked in some of them.
 *
 * @param css a selector of their elements, or of the first element of each
 * @param span how many elements make a record, from 1
 * @param examples the marked records
 * @param others the others
 */
record MarkedRecords(String css, int span, List<Example> examples, List<Scope> others) {

  /**
   * Finds the records.
   *
   * @param records what was marked, by field
   * @throws IllegalArgumentException if no repeated elements hold the marked values
   */
  static MarkedRecords of(Scope page, List<Map<String, List<String>>> records) {
    List<List<List<Occurrence>>> places = new ArrayList<>();
    List<Integer> holders = new ArrayList<>();
    for (Map<String, List<String>> record : records) {
      List<List<Occurrence>> ofRecord = places(page, record);
      places.add(ofRecord);
      holders.add(holder(page.texts().page(), ofRecord, record, holders));
    }
    boolean apart =
        records.size() == 1 || areApart(page.texts().page(), holders.get(0), holders.get(1));
    RecordFinder.Records found =
        (apart ? together(page, holders) : new SplitRecords(page, places).find(outer(holders)))
            .orElseThrow(
                () ->
                    new IllegalArgumentException("the marked values are not in repeated records"));
    WrapperTemplate template =
        new WrapperTemplate(
            "records", 1, TemplateKind.LIST, found.css(), found.span(), null, List.of(), List.of());
    List<Scope> all = new ArrayList<>(new Wrapper(template).records(page.texts()));
    List<Example> examples = new ArrayList<>();
    for (int r = 0; r < records.size(); r++) {
      List<List<Occurrence>> own = places.get(r);
      int holder = holders.get(r);
      Scope scope =
          all.stream()
              .filter(
                  record ->
                      apart
                          ? record.holds(holder)
                          : own.stream().allMatch(of -> holdsOne(record, of)))
              .findFirst()
              .orElseThrow(
                  () -> new IllegalArgumentException("a marked record is not like the others"));
      all.remove(scope);
      examples.add(new Example("record", scope, records.get(r)));
    }
    return new MarkedRecords(found.css(), found.span(), examples, all);
  }

  /** The outer one of two elements of which one is in the other: the first of the page. */
  private static int outer(List<Integer> holders) {
    return Math.min(holders.get(0), holders.get(1));
  }

  private static boolean holdsOne(Scope record, List<Occurrence> places) {
    return places.stream().anyMatch(place -> record.holds(place.node()));
  }

  private static Optional<RecordFinder.Records> together(Scope page, List<Integer> holders) {
    RecordFinder finder = new RecordFinder(page);
    return holders.size() > 1
        ? finder.of(holders.get(0), holders.get(1))
        : finder.around(holders.get(0));
  }

  /** The places of each value that stands in the page, those of the rarest value first. */
  private static List<List<Occurrence>> places(Scope page, Map<String, List<String>> record) {
    List<List<Occurrence>> places = new ArrayList<>();
    record.values().stream()
        .flatMap(List::stream)
        .map(value -> Occurrences.of(page, value))
        .filter(found -> !found.isEmpty())
        .forEach(places::add);
    places.sort(Comparator.comparingInt(List::size));
    return places;
  }

  /**
   * The smallest element that holds a place of each value that stands in the page's texts; beside
   * those of records before that have the same values, if there is one.
   */
  private static int holder(
      PageModel model,
      List<List<Occurrence>> places,
      Map<String, List<String>> record,
      List<Integer> before) {
    List<Integer> holders =
        (places.isEmpty() ? List.<Occurrence>of() : places.get(0))
            .stream()
                .map(first -> holder(model, places, first.node()))
                .filter(holder -> holder > 0)
                .sorted(Comparator.comparingInt(holder -> model.end(holder) - holder))
                .toList();
    if (holders.isEmpty()) {
      throw new IllegalArgumentException("the values of a record do not stand together: " + record);
    }
    int smallest = holders.get(0);
    return !before.contains(smallest)
        ? smallest
        : holders.stream()
            .filter(holder -> before.stream().allMatch(other -> areApart(model, holder, other)))
            .findFirst()
            .orElse(smallest);
  }

  /** The smallest element around a node that holds a place of each value; none if it is 0. */
  private static int holder(PageModel model, List<List<Occurrence>> places, int node) {
    int at = model.isText(node) ? model.parent(node) : node;
    while (at > 0 && !holdsAll(model, at, places)) {
      at = model.parent(at);
    }
    return at;
  }

  private static boolean areApart(PageModel model, int one, int other) {
    return !model.isWithin(one, other) && !model.isWithin(other, one);
  }

  private static boolean holdsAll(PageModel model, int node, List<List<Occurrence>> places) {
    return places.stream()
        .allMatch(of -> of.stream().anyMatch(place -> model.isWithin(place.node(), node)));
  }
}
