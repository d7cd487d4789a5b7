package io.zhengwen.method.sitetemplate;

import io.zhengwen.page.PageModel;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.StoredTemplate;
import java.util.ArrayList;
import java.util.List;

/**
 * The templates of a site, indexed so that they can be found on its pages: also those that remove
 * nothing, because their texts and near ones are not learned again. Immutable and thread-safe.
 */
final class SiteTemplates {
  /** No templates. */
  static final SiteTemplates NONE = new SiteTemplates(StoredSite.UNKNOWN);

  private final TextIndex<Known> index = new TextIndex<>();
  private final int bytes;

  private record Known(StoredTemplate template) implements TextIndex.Text {
    @Override
    public String tag() {
      return template.tag();
    }

    @Override
    public String text() {
      return template.text();
    }
  }

  SiteTemplates(StoredSite site) {
    int sum = 0;
    for (StoredTemplate template : site.templates()) {
      index.add(new Known(template));
      sum += template.chars();
    }
    bytes = TextIndex.bytes(sum, index.size());
  }

  /** Returns about how many bytes of memory the templates take. */
  int bytes() {
    return bytes;
  }

  /** Returns the template that a unit matches, or null. */
  StoredTemplate find(TextUnit unit, TextIndex.Budget budget) {
    Known found = unit.isShort() ? index.find(unit, budget) : null;
    return found == null ? null : found.template;
  }

  /** Finds the templates on a page. */
  PageTemplates on(PageModel page) {
    if (index.size() == 0) {
      return PageTemplates.NONE;
    }
    TextIndex.Budget budget = new TextIndex.Budget();
    List<PageTemplates.Match> matches = new ArrayList<>();
    for (TextUnit unit : TextUnit.of(page)) {
      StoredTemplate template = find(unit, budget);
      if (template != null) {
        matches.add(new PageTemplates.Match(template, unit.from(), unit.to()));
      }
    }
    return new PageTemplates(matches);
  }
}
