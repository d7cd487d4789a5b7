package io.zhengwen.bench.wrapper;

import io.zhengwen.page.ParsedPage;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.induce.Example;
import io.zhengwen.wrapper.induce.Inducer;
import io.zhengwen.wrapper.match.FieldMatcher.Given;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.RuleKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Measures what templates read from pages after their site was redesigned. */
public final class RobustnessEvaluation {
  private static final int MARKED = 3;

  private final List<FieldPage> pages;
  private final List<ParsedPage> parsed;
  private final WrapperTemplate template;

  /**
   * What rules gave on redesigned pages.
   *
   * @param values the fields of all pages
   * @param right those that were read rightly
   * @param wrong those for which another value was given
   */
  public record Result(int values, int right, int wrong) {}

  /** Makes a template of the first pages of a site. */
  public RobustnessEvaluation(List<FieldPage> all, int most) {
    List<Example> examples = new ArrayList<>();
    for (FieldPage page : all.subList(0, MARKED)) {
      Scope scope = Scope.of(new PageTexts(page.model()));
      examples.add(new Example(page.id(), scope, page.fields()));
    }
    List<Scope> others = new ArrayList<>();
    for (FieldPage page : all.subList(MARKED, Math.min(all.size(), MARKED + Inducer.MOST_OTHERS))) {
      others.add(Scope.of(new PageTexts(page.model())));
    }
    template = Inducer.detail("robust", examples, others);
    pages = all.subList(MARKED, Math.min(all.size(), MARKED + most));
    parsed = pages.stream().map(page -> page.model().source()).toList();
  }

  /**
   * Reads the redesigned pages.
   *
   * @param changes what is changed
   * @param kind only the rules of this kind; empty for all
   */
  public Result read(
      Collection<Redesign> changes, double strength, long seed, Optional<RuleKind> kind) {
    Wrapper wrapper = new Wrapper(kind.map(this::only).orElse(template));
    int values = 0;
    int right = 0;
    int wrong = 0;
    for (int p = 0; p < pages.size(); p++) {
      Map<String, Given> found =
          wrapper.fields(Redesign.apply(changes, parsed.get(p), strength, seed));
      for (Map.Entry<String, List<String>> field : pages.get(p).fields().entrySet()) {
        FieldCounts counts = new FieldCounts();
        boolean given = found.containsKey(field.getKey());
        List<String> texts =
            given
                ? found.get(field.getKey()).values().stream().map(Found::text).toList()
                : List.of();
        counts.add(field.getValue(), texts);
        values++;
        right += counts.pageSuccess() == 1 ? 1 : 0;
        wrong += given && counts.pageSuccess() < 1 ? 1 : 0;
      }
    }
    return new Result(values, right, wrong);
  }

  private WrapperTemplate only(RuleKind kind) {
    List<FieldTemplate> fields =
        template.fields().stream()
            .map(
                field ->
                    field.withRules(
                        field.rules().stream().filter(rule -> rule.kind() == kind).toList()))
            .toList();
    return template.withFields(fields);
  }
}
