package io.zhengwen.bench.eval;

import io.zhengwen.extract.Extractor;
import io.zhengwen.page.PageModel;
import io.zhengwen.registry.Resources;
import java.util.function.Function;

/**
 * Sorts pages into groups by what a method says of them, its label: every output is then scored
 * within each group. Immutable and thread-safe.
 */
public final class Grouping {
  /** The group of the pages on which the method does not give the label. */
  public static final String NONE = "(none)";

  private final String name;
  private final Function<PageModel, String> group;

  private Grouping(String name, Function<PageModel, String> group) {
    this.name = name;
    this.group = group;
  }

  /**
   * A grouping by its specification, {@code method:label} or {@code
   * method:parameter=value:...:label}.
   *
   * @param resources models and template libraries; nothing is learned
   * @throws IllegalArgumentException naming what is wrong and what it may be
   */
  public static Grouping of(String specification, Resources resources) {
    int colon = specification.lastIndexOf(':');
    String label = specification.substring(colon + 1);
    if (colon < 1 || label.isEmpty() || label.contains("=")) {
      throw new IllegalArgumentException(
          "'" + specification + "' is no method:label, such as density:pageLength");
    }
    Extractor extractor =
        MethodSpecification.extractor(specification.substring(0, colon), resources);
    return new Grouping(
        specification, page -> extractor.extract(page).labels().getOrDefault(label, NONE));
  }

  /** The specification it was made from. */
  public String name() {
    return name;
  }

  /** The group that a page belongs to. */
  public String groupOf(PageModel page) {
    return group.apply(page);
  }
}
