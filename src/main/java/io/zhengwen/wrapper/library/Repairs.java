package io.zhengwen.wrapper.library;

import io.zhengwen.text.AddressKeys;
import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.induce.Example;
import io.zhengwen.wrapper.induce.Repair;
import io.zhengwen.wrapper.match.FieldMatcher;
import io.zhengwen.wrapper.match.FieldMatcher.Given;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds repairs of templates. */
final class Repairs {
  /** A repair must read at least this share of the failing pages. */
  private static final double MENDED = .5;

  /** A repair must read at least this share of the other pages as before. */
  private static final double KEPT = .9;

  private static final int MOST_EXAMPLES = 10;

  private Repairs() {}

  /**
   * Finds a repair from the values that failing pages, or the records of list pages, had when they
   * were read last, and from the template's labels.
   *
   * @return empty if there are no failing pages, or if nothing reads enough of them
   */
  static Optional<Proposal> of(String seed, WrapperTemplate template, SeedPages pages, long time) {
    Wrapper old = new Wrapper(template);
    Map<KeptPage, Scope> failing = new LinkedHashMap<>();
    for (KeptPage page : pages.failing()) {
      if (page.kind() == template.kind()) {
        page.parsed()
            .filter(scope -> !TemplateReading.of(old, scope.texts()).complete())
            .ifPresent(scope -> failing.put(page, scope));
      }
    }
    if (failing.isEmpty()) {
      return Optional.empty();
    }
    List<Scope> scopes = List.copyOf(failing.values());
    Optional<WrapperTemplate> repaired =
        template.kind() == TemplateKind.LIST
            ? Repair.ofLists(
                template, pages.knownRecords(template.name()), nexts(failing, pages), scopes)
            : Repair.of(template, examples(template, failing, pages), scopes);
    return repaired
        .map(found -> judged(seed, old, found, scopes, pages, time))
        .filter(p -> p.mended() >= MENDED * p.pages() && p.kept() >= KEPT * p.others());
  }

  private static List<Example> examples(
      WrapperTemplate template, Map<KeptPage, Scope> failing, SeedPages pages) {
    List<Example> examples = new ArrayList<>();
    failing.forEach(
        (page, scope) -> {
          KnownValues before = pages.known().get(AddressKeys.ofPage(page.url()));
          if (before != null
              && before.template().equals(template.name())
              && examples.size() < MOST_EXAMPLES) {
            examples.add(new Example(page.id(), scope, before.fields()));
          }
        });
    return examples;
  }

  private static Map<Scope, String> nexts(Map<KeptPage, Scope> failing, SeedPages pages) {
    Map<Scope, String> nexts = new LinkedHashMap<>();
    failing.forEach(
        (page, scope) -> {
          String next = pages.nexts().get(AddressKeys.ofPage(page.url()));
          if (next != null && nexts.size() < MOST_EXAMPLES) {
            nexts.put(scope, next);
          }
        });
    return nexts;
  }

  private static Proposal judged(
      String seed,
      Wrapper old,
      WrapperTemplate found,
      List<Scope> failing,
      SeedPages pages,
      long time) {
    Wrapper repaired = new Wrapper(found);
    int mended =
        (int)
            failing.stream()
                .filter(page -> TemplateReading.of(repaired, page.texts()).complete())
                .count();
    int others = 0;
    int kept = 0;
    for (KeptPage page : pages.of(found.kind())) {
      Optional<Scope> scope = page.parsed();
      if (scope.isPresent()) {
        TemplateReading before = TemplateReading.of(old, scope.get().texts());
        if (before.complete()) {
          others++;
          kept += holds(TemplateReading.of(repaired, scope.get().texts()), before) ? 1 : 0;
        }
      }
    }
    return new Proposal(seed, found, failing.size(), mended, others, kept, time);
  }

  /** Whether what was read before is read now. */
  private static boolean holds(TemplateReading now, TemplateReading before) {
    if (before.places().isEmpty()) {
      return holds(now.sum(), before.sum());
    }
    boolean all = true;
    for (int r = 0; r < before.places().size(); r++) {
      if (before.records().get(r).isComplete(before.wrapper().template())) {
        int same = place(now, before.places().get(r).root());
        all &= same >= 0 && holds(now.records().get(same), before.records().get(r));
      }
    }
    return all;
  }

  /** The number of the record that begins with an element, -1 if there is none. */
  private static int place(TemplateReading reading, int root) {
    return reading.places().stream().map(Scope::root).toList().indexOf(root);
  }

  private static boolean holds(Reading now, Reading before) {
    return values(now).entrySet().containsAll(values(before).entrySet());
  }

  private static Map<String, String> values(Reading reading) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Map.Entry<String, Given> field : reading.fields().entrySet()) {
      values.put(field.getKey(), FieldMatcher.key(field.getValue().values()));
    }
    return values;
  }
}
