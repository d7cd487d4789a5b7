package io.zhengwen.wrapper.library;

import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.match.FieldMatcher.Given;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.TemplateKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What one template reads from a page, whatever its kind.
 *
 * @param wrapper the template
 * @param sum of detail pages, what was read; of list pages, the fields and rules of at least half
 *     of the records
 * @param places of list pages, the records in which anything was found
 * @param records of list pages, what was read from each record
 * @param next the link from a list page to the next one, as it stands in the page
 * @param complete whether all required fields were read, on list pages of at least half of the
 *     records in which anything was found, and a third of all
 */
public record TemplateReading(
    Wrapper wrapper,
    Reading sum,
    List<Scope> places,
    List<Reading> records,
    Optional<String> next,
    boolean complete) {

  /** Reads a page. */
  public static TemplateReading of(Wrapper wrapper, PageTexts texts) {
    return isOfDetails(wrapper)
        ? of(wrapper, wrapper.read(Scope.of(texts)))
        : of(wrapper, texts, wrapper::read);
  }

  /**
   * Reads the same from a page if that is complete, asking no rules that cannot change it; empty if
   * it is not.
   */
  static Optional<TemplateReading> quick(Wrapper wrapper, PageTexts texts) {
    return isOfDetails(wrapper)
        ? wrapper.quickIfComplete(Scope.of(texts)).map(reading -> of(wrapper, reading))
        : Optional.of(of(wrapper, texts, wrapper::quick)).filter(TemplateReading::complete);
  }

  private static boolean isOfDetails(Wrapper wrapper) {
    return wrapper.template().kind() == TemplateKind.DETAIL;
  }

  private static TemplateReading of(Wrapper wrapper, Reading reading) {
    return new TemplateReading(
        wrapper,
        reading,
        List.of(),
        List.of(),
        Optional.empty(),
        reading.isComplete(wrapper.template()));
  }

  private static TemplateReading of(
      Wrapper wrapper, PageTexts texts, Function<Scope, Reading> reader) {
    List<Scope> places = new ArrayList<>();
    List<Reading> records = new ArrayList<>();
    List<Scope> all = wrapper.records(texts);
    for (Scope record : all) {
      Reading reading = reader.apply(record);
      if (!reading.fields().isEmpty()) {
        places.add(record);
        records.add(reading);
      }
    }
    long complete = records.stream().filter(r -> r.isComplete(wrapper.template())).count();
    return new TemplateReading(
        wrapper,
        sum(wrapper, records),
        places,
        records,
        wrapper.next(texts),
        complete > 0 && 2 * complete >= records.size() && 3 * complete >= all.size());
  }

  private static Reading sum(Wrapper wrapper, List<Reading> records) {
    Map<String, Given> fields = new LinkedHashMap<>();
    Map<String, List<Given>> given = new LinkedHashMap<>();
    Map<String, List<Rule>> unasked = new LinkedHashMap<>();
    for (FieldTemplate field : wrapper.template().fields()) {
      String name = field.name();
      List<Given> found =
          records.stream()
              .flatMap(r -> Optional.ofNullable(r.fields().get(name)).stream())
              .toList();
      if (!found.isEmpty() && 2 * found.size() >= records.size()) {
        fields.put(name, found.get(0));
      }
      unasked.put(
          name,
          records.stream()
              .flatMap(r -> r.unasked().getOrDefault(name, List.of()).stream())
              .distinct()
              .toList());
      Map<Object, List<Given>> byRule = new LinkedHashMap<>();
      for (Reading record : records) {
        for (Given one : record.given().getOrDefault(name, List.of())) {
          byRule.computeIfAbsent(one.rule(), rule -> new ArrayList<>()).add(one);
        }
      }
      given.put(
          name,
          byRule.values().stream()
              .filter(of -> 2 * of.size() >= records.size())
              .map(of -> of.get(0))
              .toList());
    }
    return new Reading(fields, given, unasked);
  }

  /** Whether all values stand in the records of a list template. */
  boolean isWithin(TemplateReading list) {
    return sum.fields().values().stream()
        .flatMap(given -> given.values().stream())
        .map(Found::node)
        .filter(node -> node >= 0)
        .allMatch(node -> list.places.stream().anyMatch(record -> record.holds(node)));
  }

  int fields() {
    return sum.fields().size();
  }
}
