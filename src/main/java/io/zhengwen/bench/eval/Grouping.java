package io.zhengwen.bench.eval;

import io.zhengwen.extract.Extractor;
import io.zhengwen.page.PageModel;
import io.zhengwen.registry.Resources;
import java.util.function.Function;

/**
 * Groups pages by a label that a method gives them; every output is then scored within each group.
 * Immutable and thread-safe.
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
   * Creates a grouping from its specification, {@code method:label} or {@code
   * method:parameter=value:...:label}.
   *
   * @param resources models and template libraries; nothing is learned
   * @throws IllegalArgumentException if it is invalid; the message says what is valid
   */
  public static Grouping of(String specification, Resources resources) {
    int colon = specification.lastIndexOf(':');
    String label = specification.substring(colon + 1);
    if (colon < 1 || label.isEmpty() || label.contains("=")) {
      throw new IllegalArgumentException(
          "'" + specification + "' is not method:label, such as density:pageLength");
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
