package io.zhengwen.bench.wrapper;

import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.induce.Example;
import io.zhengwen.wrapper.induce.Inducer;
import io.zhengwen.wrapper.match.FieldMatcher.Given;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Measures how well templates read pages: some pages are drawn and their fields marked, a template
 * is made of them and read on all others.
 */
public final class WrapperEvaluation {
  private final List<FieldPage> pages;
  private final List<Scope> scopes;
  private final boolean unmarked;

  /**
   * The result of one draw.
   *
   * @param counts the counts of each field
   */
  public record Draw(Map<String, FieldCounts> counts) {}

  /**
   * Prepares the pages of one site.
   *
   * @param unmarked whether the other pages may be looked at, without their fields, when the
   *     template is made
   */
  public WrapperEvaluation(List<FieldPage> pages, boolean unmarked) {
    this.pages = pages;
    this.unmarked = unmarked;
    scopes = pages.stream().map(page -> Scope.of(new PageTexts(page.model()))).toList();
  }

  /**
   * Marks some pages, the same for the same seed, and reads all others. Fields that no marked page
   * has do not count.
   *
   * @param marked the number of pages to mark, less than there are
   */
  public Draw draw(int marked, long seed) {
    List<Integer> order = new ArrayList<>();
    for (int p = 0; p < pages.size(); p++) {
      order.add(p);
    }
    Collections.shuffle(order, new Random(seed));
    List<Example> examples =
        order.subList(0, marked).stream()
            .map(p -> new Example(pages.get(p).id(), scopes.get(p), pages.get(p).fields()))
            .toList();
    List<Integer> rest = order.subList(marked, order.size());
    List<Scope> others = unmarked ? rest.stream().map(scopes::get).toList() : List.of();
    Wrapper wrapper = new Wrapper(Inducer.detail("evaluated", examples, others));
    Map<String, FieldCounts> counts = new LinkedHashMap<>();
    for (int p : rest) {
      Map<String, Given> found = wrapper.fields(scopes.get(p));
      pages
          .get(p)
          .fields()
          .forEach(
              (field, gold) -> {
                List<String> values =
                    found.containsKey(field)
                        ? found.get(field).values().stream().map(Found::text).toList()
                        : List.of();
                counts.computeIfAbsent(field, f -> new FieldCounts()).add(gold, values);
              });
    }
    counts
        .keySet()
        .removeIf(
            field ->
                examples.stream()
                    .allMatch(e -> e.values().getOrDefault(field, List.of()).isEmpty()));
    return new Draw(counts);
  }
}
