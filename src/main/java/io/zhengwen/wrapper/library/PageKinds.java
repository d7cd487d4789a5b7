package io.zhengwen.wrapper.library;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.ElementKeys;
import io.zhengwen.page.records.RecordGroup;
import io.zhengwen.page.records.RecordGroups;
import io.zhengwen.wrapper.template.TemplateKind;
import java.util.HashSet;
import java.util.Set;

/** Tells list pages from detail pages where no template does, by repetition. */
final class PageKinds {
  private static final int LEAST_RECORDS = 5;
  private static final double LINKED = .8;
  private static final double SHARE = .4;

  private PageKinds() {}

  /**
   * A list page if at least {@value #LEAST_RECORDS} repeated elements, most of them with a link of
   * their own and none with more text than all others, hold at least {@value #SHARE} of the page's
   * text; else a detail page.
   */
  static TemplateKind of(PageModel page) {
    int all = Math.max(1, page.measures().chars(0, page.size()));
    for (RecordGroup group :
        RecordGroups.of(page, ElementKeys.of(page), (key, elements) -> elements >= LEAST_RECORDS)) {
      if (holdsText(page, group, SHARE * all) && ownLinks(page, group) >= LINKED * group.size()) {
        return TemplateKind.LIST;
      }
    }
    return TemplateKind.DETAIL;
  }

  /** Whether records have so much text, and no single one of them more than all others. */
  private static boolean holdsText(PageModel page, RecordGroup group, double least) {
    int text = 0;
    int most = 0;
    int end = 0;
    for (int r = 0; r < group.size(); r++) {
      if (group.start(r) >= end) {
        int own = page.measures().chars(group.start(r), group.end(r));
        text += own;
        most = Math.max(most, own);
        end = group.end(r);
      }
    }
    return text >= least && 2 * most <= text;
  }

  private static int ownLinks(PageModel page, RecordGroup group) {
    Set<String> links = new HashSet<>();
    for (int r = 0; r < group.size(); r++) {
      for (int i = group.start(r); i < group.end(r); i++) {
        String target = page.tag(i).equals("a") ? page.attr(i, "href") : "";
        if (!target.isBlank() && !target.startsWith("#") && links.add(target)) {
          break;
        }
      }
    }
    return links.size();
  }
}
