package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.declared.PageHead.Property;
import io.zhengwen.metadata.names.ElementNames;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jsoup.nodes.Element;

/** The dates that microdata and RDFa name, as texts. */
final class DateProperties {
  /** With the name of a review's date in the vocabulary that microformats and RDFa share. */
  private static final Set<String> PUBLISHED =
      Set.of("datepublished", "datecreated", "uploaddate", "dtreviewed");

  private static final Set<String> MODIFIED = Set.of("datemodified", "dateupdate");

  /** Elements with more characters hold more than a date. */
  private static final int LONGEST = 60;

  /** How many elements around a date are asked what they hold. */
  private static final int MOST_LEVELS = 10;

  private final PageHead head;
  private final PageModel page;

  DateProperties(PageHead head) {
    this.head = head;
    page = head.page();
  }

  /** What an element states. */
  record Stated(String text, boolean modified) {}

  /** All in the order of the page, without those of comments and of other articles. */
  List<Stated> all() {
    List<Property> dates = new ArrayList<>();
    for (Property property : head.properties()) {
      if (isDate(property) && !head.others().holds(property.around())) {
        dates.add(property);
      }
    }
    if (dates.isEmpty()) {
      return List.of();
    }
    long elements = dates.stream().map(Property::node).distinct().count();
    return dates.stream()
        .filter(property -> elements == 1 || !isElsewhere(property.node()))
        .flatMap(property -> text(property).map(text -> stated(property, text)).stream())
        .toList();
  }

  private static Stated stated(Property property, String text) {
    return new Stated(text, MODIFIED.contains(property.name()));
  }

  private static boolean isDate(Property property) {
    return MODIFIED.contains(property.name()) || PUBLISHED.contains(property.name());
  }

  /**
   * Whether an element is part of teasers, a sidebar or the like, which hold a part of the page.
   * The tag {@code footer} does not say so: that of an entry has its date.
   */
  private boolean isElsewhere(int node) {
    int all = page.measures().chars(0);
    int i = node;
    for (int level = 0; i > 0 && level < MOST_LEVELS; level++, i = page.parent(i)) {
      if (2 * page.measures().chars(i) > all) {
        return false;
      }
      if ((head.names().flags(i) & ElementNames.ELSEWHERE) != 0 || page.tag(i).equals("aside")) {
        return true;
      }
    }
    return false;
  }

  private Optional<String> text(Property property) {
    Element element = property.element();
    for (String attribute : List.of("content", "datetime", "title")) {
      if (!element.attr(attribute).isBlank()) {
        return Optional.of(element.attr(attribute));
      }
    }
    int node = property.node();
    return node >= 0 && page.measures().chars(node) <= LONGEST
        ? Optional.of(page.text(node, page.end(node), i -> true))
        : Optional.empty();
  }
}
