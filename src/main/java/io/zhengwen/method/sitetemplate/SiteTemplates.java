package io.zhengwen.method.sitetemplate;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.StoredTemplate;

/**
 * The templates of a site, indexed so that they can be found on its pages. Immutable and
 * thread-safe.
 */
final class SiteTemplates {
  /** No templates. */
  static final SiteTemplates NONE = new SiteTemplates(StoredSite.UNKNOWN);

  private final TextIndex index = new TextIndex();
  private final int chars;

  SiteTemplates(StoredSite site) {
    int sum = 0;
    for (StoredTemplate template : site.templates()) {
      index.add(new Entry(template.tag(), template.text()));
      sum += template.tag().length() + template.text().length();
    }
    chars = sum;
  }

  int size() {
    return index.size();
  }

  /** Returns the number of characters of all templates and their tag names. */
  int chars() {
    return chars;
  }

  /** Returns the template that a unit matches, or null. */
  Entry find(TextUnit unit, TextIndex.Budget budget) {
    return unit.isShort() ? index.find(unit, budget) : null;
  }

  /** Returns the text of a page that matches templates. */
  Selection on(PageModel page) {
    if (index.size() == 0) {
      return Selection.empty();
    }
    TextIndex.Budget budget = new TextIndex.Budget();
    Selection.Builder found = new Selection.Builder(page);
    for (TextUnit unit : TextUnit.of(page)) {
      if (find(unit, budget) != null) {
        found.addRange(unit.from(), unit.to());
      }
    }
    return found.build();
  }
}
