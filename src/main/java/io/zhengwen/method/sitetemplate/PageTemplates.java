package io.zhengwen.method.sitetemplate;

import io.zhengwen.extract.Explanation;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.store.StoredTemplate;
import io.zhengwen.store.TemplateState;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The templates of a site that a page contains. Immutable and thread-safe.
 *
 * @param matches the places where they stand, in document order
 */
public record PageTemplates(List<Match> matches) {
  /** A page without templates. */
  static final PageTemplates NONE = new PageTemplates(List.of());

  private static final int MOST_EXPLAINED = 50;

  /**
   * A place where a template stands.
   *
   * @param from its first text node
   * @param to the index after its last text node
   */
  public record Match(StoredTemplate template, int from, int to) {}

  /** Copies the matches. */
  public PageTemplates {
    matches = List.copyOf(matches);
  }

  /**
   * Returns the text that the templates remove. Text that a method is sure of is removed only by a
   * template that a person pinned.
   *
   * @param certain the text that the method is sure of
   */
  public Selection removed(PageModel page, Selection certain) {
    if (matches.isEmpty()) {
      return Selection.empty();
    }
    Selection.Builder removed = new Selection.Builder(page);
    for (Match match : matches) {
      if (removes(match, page, certain)) {
        removed.addRange(match.from, match.to);
      }
    }
    return removed.build();
  }

  private static boolean removes(Match match, PageModel page, Selection certain) {
    return match.template.removes()
        && (match.template.state() == TemplateState.PINNED
            || !isDisputed(page, match.from, match.to, certain));
  }

  /**
   * Returns whether a method is sure that more than half of a text, by its characters, is main
   * content.
   */
  static boolean isDisputed(PageModel page, int from, int to, Selection certain) {
    int sure = 0;
    for (int i = certain.next(from); i >= 0 && i < to; i = certain.next(i + 1)) {
      sure += page.measures().chars(i);
    }
    return sure > 0 && 2 * sure > chars(page, from, to);
  }

  private static int chars(PageModel page, int from, int to) {
    int chars = 0;
    for (int i = from; i < to; i++) {
      chars += page.isText(i) && page.isVisible(i) ? page.measures().chars(i) : 0;
    }
    return chars;
  }

  /** Explains what was removed, and what was not and why. */
  Explanation explain(PageModel page, Selection certain) {
    List<Explanation> details = new ArrayList<>();
    int removed = 0;
    for (Match match : matches) {
      boolean removes = removes(match, page, certain);
      int chars = chars(page, match.from, match.to);
      removed += removes ? chars : 0;
      if (details.size() < MOST_EXPLAINED) {
        details.add(
            Explanation.of(
                (removes ? "removed" : "kept, " + whyKept(match.template))
                    + ", on "
                    + match.template.frequency()
                    + " pages: "
                    + match.template.text(),
                chars));
      }
    }
    return Explanation.of(
        "characters of the page that are templates of its site", removed, details);
  }

  private static String whyKept(StoredTemplate template) {
    return template.isQuarantined()
        ? "quarantined"
        : template.removes()
            ? "the method is sure of it"
            : template.state().name().toLowerCase(Locale.ROOT);
  }
}
