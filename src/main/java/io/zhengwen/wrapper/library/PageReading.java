package io.zhengwen.wrapper.library;

import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.List;
import java.util.Optional;

/**
 * What the templates of a seed read from a page. It does not hold the page.
 *
 * @param seed the seed's pattern
 * @param kind whether the page is a list or a detail page, as far as the page tells
 * @param template the template that read the page; empty if none did
 * @param fields what was read from a detail page; without fields if nothing was
 * @param records what was read from each record of a list page, in their order
 * @param next the link from a list page to the next one, as it stands in the page
 * @param tried the template that read the page, or all that did not, with what they read from it,
 *     in sum for list pages
 */
public record PageReading(
    String seed,
    TemplateKind kind,
    Optional<WrapperTemplate> template,
    Reading fields,
    List<Reading> records,
    Optional<String> next,
    List<Tried> tried) {

  /**
   * A template and what it read.
   *
   * @param template the template
   * @param reading what it read
   * @param complete whether that is a success
   */
  public record Tried(WrapperTemplate template, Reading reading, boolean complete) {}

  /** Copies the lists. */
  public PageReading {
    records = List.copyOf(records);
    tried = List.copyOf(tried);
  }

  /** The templates for whose success the page counts: those of its kind. */
  public List<Tried> counted() {
    return tried.stream().filter(one -> one.template().kind() == kind).toList();
  }

  /** Whether the seed has templates for pages like this one, but none could read it. */
  public boolean isFailed() {
    return template.isEmpty() && !counted().isEmpty();
  }

  /** The same reading of a page that is known to be of a kind. */
  PageReading withKind(TemplateKind other) {
    return new PageReading(seed, other, template, fields, records, next, tried);
  }
}
