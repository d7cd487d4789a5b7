package io.zhengwen.wrapper.induce;

import io.zhengwen.wrapper.match.LabelText;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Makes templates from pages on which values were marked. */
public final class Inducer {
  /** The greatest number of further pages that are looked at. */
  public static final int MOST_OTHERS = 50;

  private static final String NEXT = "next";

  private Inducer() {}

  /**
   * Makes a template of detail pages.
   *
   * @param name the template's name
   * @param examples pages with marked values, at least one
   * @param others further pages of the same kind, on which rules are tried; the first {@value
   *     #MOST_OTHERS} are used. A field that many of them lack is not required.
   * @return the template; a field whose values {@linkplain Example#missing stand nowhere} has no
   *     rules
   * @throws IllegalArgumentException if there are no examples
   */
  public static WrapperTemplate detail(String name, List<Example> examples, List<Scope> others) {
    List<Scope> further = others.subList(0, Math.min(MOST_OTHERS, others.size()));
    WrapperTemplate found =
        new WrapperTemplate(
            name,
            1,
            TemplateKind.DETAIL,
            null,
            null,
            null,
            fields(examples, further),
            labels(examples, further));
    return found.withFields(OptionalFields.of(found, further));
  }

  /**
   * Makes a template of list pages.
   *
   * @param name the template's name
   * @param page a page
   * @param records what was marked in some of its records, at least one
   * @param next the address or text of the link to the next page, if the page has one
   * @throws IllegalArgumentException if no records can be found that hold the marked values
   */
  public static WrapperTemplate list(
      String name, Scope page, List<Map<String, List<String>>> records, Optional<String> next) {
    MarkedRecords found = MarkedRecords.of(page, records);
    List<Example> examples = found.examples();
    List<Scope> others = found.others().stream().limit(MOST_OTHERS).toList();
    WrapperTemplate template =
        new WrapperTemplate(
            name,
            1,
            TemplateKind.LIST,
            found.css(),
            found.span() == 1 ? null : found.span(),
            next.map(value -> next(page, value)).orElse(null),
            fields(examples, others),
            labels(examples, others));
    return template.withFields(OptionalFields.of(template, others));
  }

  /** The link to the next page; without rules if there is none to these addresses or texts. */
  static FieldTemplate next(Map<Scope, String> values) {
    Map<Example, Neighbourhood> places = new LinkedHashMap<>();
    values.forEach(
        (page, value) -> {
          Example example = new Example("page", page, Map.of(NEXT, List.of(value)));
          places.put(example, new Neighbourhood(example));
        });
    return new FieldInduction(NEXT, places, List.of(), Set.of(), new TakenPlaces())
        .run()
        .withoutProfile();
  }

  private static FieldTemplate next(Scope page, String value) {
    FieldTemplate found = next(Map.of(page, value));
    if (found.rules().isEmpty()) {
      throw new IllegalArgumentException("there is no link to '" + value + "'");
    }
    return found;
  }

  private static List<FieldTemplate> fields(List<Example> examples, List<Scope> others) {
    if (examples.isEmpty()) {
      throw new IllegalArgumentException("no page has marked values");
    }
    Set<String> names = new LinkedHashSet<>();
    examples.forEach(example -> names.addAll(example.values().keySet()));
    Set<String> labels = Set.copyOf(labels(examples, others));
    Map<Example, Neighbourhood> places = new LinkedHashMap<>();
    examples.forEach(example -> places.put(example, new Neighbourhood(example)));
    List<FieldTemplate> fields = new ArrayList<>();
    TakenPlaces taken = new TakenPlaces();
    for (String field : names) {
      fields.add(new FieldInduction(field, places, others, labels, taken).run());
    }
    return fields;
  }

  private static List<String> labels(List<Example> examples, List<Scope> others) {
    List<Scope> pages = new ArrayList<>(others);
    examples.forEach(example -> pages.add(example.scope()));
    Set<String> values =
        examples.stream()
            .flatMap(example -> example.values().values().stream())
            .flatMap(List::stream)
            .map(LabelText::of)
            .collect(Collectors.toSet());
    return List.copyOf(LabelTexts.of(pages, values));
  }
}
