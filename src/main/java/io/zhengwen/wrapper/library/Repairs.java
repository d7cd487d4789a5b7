package io.zhengwen.wrapper.library;

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

/** Finds repairs of templates of detail pages. */
final class Repairs {
  /** A repair must read at least this share of the failing pages. */
  private static final double MENDED = .5;

  /** A repair must read at least this share of the other pages as before. */
  private static final double KEPT = .9;

  private static final int MOST_EXAMPLES = 10;

  private Repairs() {}

  /**
   * Finds a repair from the values that failing pages had when they were read last, and from the
   * template's labels.
   *
   * @return empty if there are no failing pages, or if nothing reads enough of them
   */
  static Optional<Proposal> of(String seed, WrapperTemplate template, SeedPages pages, long time) {
    if (template.kind() == TemplateKind.LIST) {
      return Optional.empty();
    }
    Wrapper old = new Wrapper(template);
    List<Scope> failing = new ArrayList<>();
    List<Example> examples = new ArrayList<>();
    for (KeptPage page : pages.failing()) {
      Optional<Scope> scope = page.parsed();
      if (scope.isEmpty() || old.read(scope.get()).isComplete(template)) {
        continue;
      }
      failing.add(scope.get());
      KnownValues before = pages.known().get(page.url());
      if (before != null
          && before.template().equals(template.name())
          && examples.size() < MOST_EXAMPLES) {
        examples.add(new Example(page.id(), scope.get(), before.fields()));
      }
    }
    return failing.isEmpty()
        ? Optional.empty()
        : Repair.of(template, examples, failing)
            .map(found -> judged(seed, old, found, failing, pages, time))
            .filter(p -> p.mended() >= MENDED * p.pages() && p.kept() >= KEPT * p.others());
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
        (int) failing.stream().filter(page -> repaired.read(page).isComplete(found)).count();
    int others = 0;
    int kept = 0;
    for (KeptPage page : pages.details()) {
      Optional<Scope> scope = page.parsed();
      if (scope.isPresent()) {
        Reading before = old.read(scope.get());
        if (before.isComplete(old.template())) {
          others++;
          kept += holds(values(repaired.read(scope.get())), values(before)) ? 1 : 0;
        }
      }
    }
    return new Proposal(seed, found, failing.size(), mended, others, kept, time);
  }

  private static boolean holds(Map<String, String> now, Map<String, String> before) {
    return now.entrySet().containsAll(before.entrySet());
  }

  private static Map<String, String> values(Reading reading) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Map.Entry<String, Given> field : reading.fields().entrySet()) {
      values.put(field.getKey(), FieldMatcher.key(field.getValue().values()));
    }
    return values;
  }
}
