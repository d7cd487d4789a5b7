package io.zhengwen.wrapper.library;

import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.template.TemplateKind;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads pages of a seed with the templates that are used for it. Thread-safe. */
final class SeedReader {
  private SeedReader() {}

  /**
   * Reads a page with the template that finds most. A page that a template of each kind reads is a
   * list page if all that the other found stands in the records.
   */
  static PageReading read(String seed, Collection<Wrapper> used, PageModel page) {
    PageTexts texts = new PageTexts(page);
    List<TemplateReading> all =
        used.stream().map(wrapper -> TemplateReading.of(wrapper, texts)).toList();
    Optional<TemplateReading> detail = best(all, TemplateKind.DETAIL);
    Optional<TemplateReading> list = best(all, TemplateKind.LIST);
    if (detail.isPresent() && list.isPresent()) {
      if (detail.get().isWithin(list.get(), texts)) {
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
        kind == TemplateKind.DETAIL && chosen.isPresent()
            ? chosen.get().sum()
            : new Reading(Map.of(), Map.of()),
        kind == TemplateKind.LIST && chosen.isPresent() ? chosen.get().records() : List.of(),
        kind == TemplateKind.LIST ? chosen.flatMap(TemplateReading::next) : Optional.empty(),
        chosen.isPresent()
            ? List.of(tried(chosen.get()))
            : all.stream().map(SeedReader::tried).toList());
  }

  private static Optional<TemplateReading> best(List<TemplateReading> all, TemplateKind kind) {
    return all.stream()
        .filter(TemplateReading::complete)
        .filter(reading -> reading.wrapper().template().kind() == kind)
        .max(Comparator.comparingInt(TemplateReading::fields));
  }

  private static PageReading.Tried tried(TemplateReading reading) {
    return new PageReading.Tried(reading.wrapper().template(), reading.sum(), reading.complete());
  }
}
