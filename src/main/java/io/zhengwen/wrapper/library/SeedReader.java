package io.zhengwen.wrapper.library;

import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Reads pages of a seed with the templates that are used for it. Thread-safe. */
final class SeedReader {
  private SeedReader() {}

  /**
   * Reads a page with the template that finds most. A page that a template of each kind reads is a
   * list page if all that the other found stands in the records.
   *
   * @param thorough whether all rules are asked, so that it is known which still match; what is
   *     found is the same
   */
  static PageReading read(String seed, Collection<Wrapper> used, PageModel page, boolean thorough) {
    PageTexts texts = new PageTexts(page);
    Optional<TemplateReading> detail = best(used, TemplateKind.DETAIL, texts, thorough);
    Optional<TemplateReading> list = best(used, TemplateKind.LIST, texts, thorough);
    if (detail.isPresent() && list.isPresent()) {
      if (detail.get().isWithin(list.get())) {
        detail = Optional.empty();
      } else {
        list = Optional.empty();
      }
    }
    Optional<TemplateReading> chosen = detail.isPresent() ? detail : list;
    TemplateKind kind =
        chosen.map(c -> c.wrapper().template().kind()).orElseGet(() -> PageKinds.of(page));
    return new PageReading(
        seed,
        kind,
        chosen.map(c -> c.wrapper().template()),
        kind == TemplateKind.DETAIL && chosen.isPresent() ? chosen.get().sum() : Reading.NONE,
        kind == TemplateKind.LIST && chosen.isPresent() ? chosen.get().records() : List.of(),
        kind == TemplateKind.LIST ? chosen.flatMap(TemplateReading::next) : Optional.empty(),
        chosen.isPresent()
            ? List.of(tried(chosen.get()))
            : used.stream().map(wrapper -> tried(TemplateReading.of(wrapper, texts))).toList());
  }

  /** The first of those that read most; a template that has no more fields is not tried. */
  private static Optional<TemplateReading> best(
      Collection<Wrapper> used, TemplateKind kind, PageTexts texts, boolean thorough) {
    TemplateReading best = null;
    for (Wrapper wrapper : used) {
      WrapperTemplate template = wrapper.template();
      if (template.kind() == kind && (best == null || template.fields().size() > best.fields())) {
        TemplateReading reading =
            thorough
                ? TemplateReading.of(wrapper, texts)
                : TemplateReading.quick(wrapper, texts).orElse(null);
        boolean more =
            reading != null
                && reading.complete()
                && (best == null || reading.fields() > best.fields());
        best = more ? reading : best;
      }
    }
    return Optional.ofNullable(best);
  }

  private static PageReading.Tried tried(TemplateReading reading) {
    return new PageReading.Tried(reading.wrapper().template(), reading.sum(), reading.complete());
  }
}
