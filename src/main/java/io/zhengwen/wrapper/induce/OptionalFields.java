package io.zhengwen.wrapper.induce;

import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.List;

/** Tells which fields the pages of a template need not have. */
final class OptionalFields {
  /** A required field is on at least this share of the pages. */
  private static final double REQUIRED = .98;

  /** Fewer pages tell nothing. */
  private static final int LEAST_PAGES = 10;

  private OptionalFields() {}

  /**
   * The fields of a template; those that are missing on many pages of the same kind are not
   * required. Pages with less than half of the fields are of another kind.
   */
  static List<FieldTemplate> of(WrapperTemplate template, List<Scope> pages) {
    Wrapper wrapper = new Wrapper(template);
    List<Reading> readings =
        pages.stream()
            .map(wrapper::read)
            .filter(reading -> 2 * reading.fields().size() >= template.fields().size())
            .toList();
    if (readings.size() < LEAST_PAGES) {
      return template.fields();
    }
    return template.fields().stream()
        .map(
            field -> {
              long found =
                  readings.stream().filter(r -> r.fields().containsKey(field.name())).count();
              return field.withRequired(field.required() && found >= REQUIRED * readings.size());
            })
        .toList();
  }
}
