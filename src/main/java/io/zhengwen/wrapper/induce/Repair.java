package io.zhengwen.wrapper.induce;

import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.match.FieldMatcher;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.LabelRelation;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.RuleKind;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Repairs templates after the pages were redesigned. */
public final class Repair {
  private static final int MOST_RULES = 50;
  private static final int MOST_LABELS = 1_000;
  private static final int LONGEST_SELECTOR = 2_000;

  /** The most list pages that are looked at. */
  private static final int MOST_PAGES = 20;

  private final WrapperTemplate old;
  private final List<Scope> failing;

  /** Looks at failing pages, or at the records of failing list pages. */
  private Repair(WrapperTemplate old, List<Scope> failing) {
    this.old = old;
    this.failing = failing;
  }

  /**
   * Repairs a template of detail pages. New rules are found from the values that pages had before,
   * as far as they still stand there, and by the template's labels where values stand in another
   * relation to them now. They come before the old ones of their kind, which may still fit other
   * pages.
   *
   * @param examples failing pages with the values that they had when they were read last; may be
   *     empty
   * @param failing failing pages
   * @return the next version; empty if no new rule was found
   * @throws IllegalArgumentException if the template is of list pages
   */
  public static Optional<WrapperTemplate> of(
      WrapperTemplate old, List<Example> examples, List<Scope> failing) {
    if (old.kind() == TemplateKind.LIST) {
      throw new IllegalArgumentException("the template is of list pages");
    }
    return changed(old, new Repair(old, failing).by(examples));
  }

  /**
   * Repairs a template of list pages in the same way. Records are found again by the links that
   * they had, which may be on other pages of the list now, or by their longest value if they have
   * none; where nothing is known of them, by the template's labels.
   *
   * @param known the values that records had when they were read last; may be empty
   * @param nexts by failing page, the address of the next page as it was read last; may be empty
   * @param failing failing pages, of which the first {@value #MOST_PAGES} are looked at
   * @return the next version; empty if nothing was found
   * @throws IllegalArgumentException if the template is of detail pages
   */
  public static Optional<WrapperTemplate> ofLists(
      WrapperTemplate old,
      List<Map<String, List<String>>> known,
      Map<Scope, String> nexts,
      List<Scope> failing) {
    if (old.kind() == TemplateKind.DETAIL) {
      throw new IllegalArgumentException("the template is of detail pages");
    }
    List<Scope> pages = failing.subList(0, Math.min(MOST_PAGES, failing.size()));
    return new KnownRecords(old, pages)
        .find(known)
        .flatMap(
            found -> {
              WrapperTemplate moved = old.withRecords(either(old, found, pages), next(old, nexts));
              return changed(old, new Repair(moved, found.records()).by(found.examples()));
            });
  }

  private static Optional<WrapperTemplate> changed(WrapperTemplate old, WrapperTemplate repaired) {
    return repaired.equals(old.withVersion(repaired.version()).withLabels(repaired.labels()))
        ? Optional.empty()
        : Optional.of(repaired);
  }

  /** The records as they are now, or as they were, if that finds no others on the failing pages. */
  private static String either(WrapperTemplate old, KnownRecords.Found found, List<Scope> pages) {
    String css = found.css();
    String both = css + ", " + old.records();
    Wrapper now = new Wrapper(old.withRecords(css, null));
    Wrapper either = new Wrapper(old.withRecords(both, null));
    boolean same =
        pages.stream().allMatch(p -> either.records(p.texts()).equals(now.records(p.texts())));
    return css.equals(old.records()) || !same || both.length() > LONGEST_SELECTOR ? css : both;
  }

  private static FieldTemplate next(WrapperTemplate old, Map<Scope, String> nexts) {
    if (old.next() == null || nexts.isEmpty()) {
      return old.next();
    }
    List<Rule> rules = joined(Inducer.next(nexts).rules(), old.next().rules());
    return old.next().withRules(rules.subList(0, Math.min(MOST_RULES, rules.size())));
  }

  private WrapperTemplate by(List<Example> known) {
    List<Example> examples = standing(known);
    Map<String, List<Rule>> rules = new HashMap<>();
    Set<String> labels = new LinkedHashSet<>();
    if (!examples.isEmpty()) {
      WrapperTemplate found = Inducer.detail(old.name(), examples, failing);
      found.fields().forEach(field -> rules.put(field.name(), field.rules()));
      labels.addAll(found.labels());
    }
    labels.addAll(old.labels());
    WrapperTemplate repaired = merged(rules, labels);
    Map<String, List<Rule>> byLabel = new HashMap<>();
    for (FieldTemplate field : repaired.fields()) {
      if (share(repaired, field.name()) < .5) {
        movedLabel(field, Set.copyOf(labels))
            .ifPresent(rule -> byLabel.put(field.name(), List.of(rule)));
      }
    }
    byLabel.forEach((field, more) -> rules.merge(field, more, Repair::joined));
    return merged(rules, labels);
  }

  /**
   * Examples with those fields alone whose values all still stand in the page, and are not struck
   * out if they were not before.
   */
  private List<Example> standing(List<Example> examples) {
    List<Example> standing = new ArrayList<>();
    for (Example example : examples) {
      Map<String, List<String>> values = new LinkedHashMap<>();
      example
          .values()
          .forEach(
              (field, of) -> {
                if (!of.isEmpty()
                    && of.stream().allMatch(value -> stands(field, value, example.scope()))) {
                  values.put(field, of);
                }
              });
      if (!values.isEmpty()) {
        standing.add(new Example(example.id(), example.scope(), values));
      }
    }
    return standing;
  }

  private boolean stands(String field, String value, Scope page) {
    boolean struck = old.field(field).stream().anyMatch(Repair::isStruck);
    return Occurrences.of(page, value).stream().anyMatch(place -> struck || !place.struck());
  }

  private static boolean isStruck(FieldTemplate field) {
    return field.rules().stream().anyMatch(Rule::isStruck);
  }

  private WrapperTemplate merged(Map<String, List<Rule>> rules, Set<String> labels) {
    List<FieldTemplate> fields = new ArrayList<>();
    for (FieldTemplate field : old.fields()) {
      List<Rule> all = joined(rules.getOrDefault(field.name(), List.of()), field.rules());
      fields.add(field.withRules(all.subList(0, Math.min(MOST_RULES, all.size()))));
    }
    return old.withFields(fields)
        .withLabels(labels.stream().limit(MOST_LABELS).toList())
        .withVersion(old.version() + 1);
  }

  private static List<Rule> joined(List<Rule> first, List<Rule> second) {
    Set<Rule> rules = new LinkedHashSet<>(first);
    rules.addAll(second);
    List<Rule> sorted = new ArrayList<>(rules);
    sorted.sort(Comparator.comparing(Rule::kind));
    return sorted;
  }

  private double share(WrapperTemplate template, String field) {
    Wrapper wrapper = new Wrapper(template);
    long found = failing.stream().filter(p -> wrapper.fields(p).containsKey(field)).count();
    return failing.isEmpty() ? 1 : (double) found / failing.size();
  }

  /** A rule by one of the field's labels in that relation which finds most values. */
  private Optional<Rule> movedLabel(FieldTemplate field, Set<String> labels) {
    Set<String> own =
        field.rules().stream()
            .filter(rule -> rule.kind() == RuleKind.LABEL)
            .map(Rule::label)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    Rule best = null;
    long most = 0;
    for (String label : own) {
      for (LabelRelation relation : LabelRelation.values()) {
        Rule rule = Rule.byLabel(label, relation, null, false);
        FieldMatcher matcher = new FieldMatcher(field.withRules(List.of(rule)), labels);
        long found =
            failing.stream()
                .filter(page -> matcher.all(page, given -> false).chosen().isPresent())
                .count();
        if (found > most) {
          most = found;
          best = rule;
        }
      }
    }
    return 2 * most >= failing.size() ? Optional.ofNullable(best) : Optional.empty();
  }
}
