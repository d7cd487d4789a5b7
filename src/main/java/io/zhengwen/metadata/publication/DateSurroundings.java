package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.date.TooltipLabels;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.names.ElementNames;
import io.zhengwen.metadata.places.OtherPages;
import io.zhengwen.page.PageModel;
import java.util.Set;

/** What the elements around a date say of it by their names, classes and ids. */
final class DateSurroundings {
  private static final int MOST_LEVELS = 14;

  /** The elements around a date whose tags and classes are the shape of its item. */
  private static final int LEVELS_OF_SHAPE = 4;

  /** An element with at most so many characters holds little but the date. */
  private static final int LONGEST_LINE = 160;

  /** An element with more characters than these and more than half of the page's is its content. */
  private static final int LEAST_OF_CONTENT = 500;

  /** A footer with less than this part of the page's characters is not around its content. */
  private static final int PARTS_OF_FOOTER = 3;

  /** Text before a date is sought within so many nodes, and of each at most so many characters. */
  private static final int NODES_BEFORE = 12;

  private static final int TEXTS_BEFORE = 2;
  private static final int LONGEST_BEFORE = 30;

  /** How deep the text of a time lies in it. */
  private static final int NEAR = 4;

  private static final Set<String> LISTS = Set.of("ol", "ul", "li", "dl");

  private final PageModel page;
  private final ElementNames names;

  /**
   * The surroundings of a date.
   *
   * @param named whether an element that holds little else is named after a date
   * @param published whether such an element is named after publication
   * @param changed whether such an element is named after a change
   * @param update whether it is certainly that of a change by its names: of a time, which templates
   *     also call so where nothing was changed, only next to one named after publication
   * @param comment whether it stands in readers' comments
   * @param elsewhere whether it stands in navigation, a footer, teasers or the like
   * @param ofOther whether its {@linkplain OtherPages place} tells that it is not the page's own
   * @param reference whether it stands in a list of sources
   * @param link whether it is part of a link
   * @param shape a key that dates of repeated items share
   */
  record Around(
      boolean named,
      boolean published,
      boolean changed,
      boolean update,
      boolean comment,
      boolean elsewhere,
      boolean ofOther,
      boolean reference,
      boolean link,
      String shape) {}

  DateSurroundings(PageHead head) {
    page = head.page();
    names = head.names();
  }

  /** What the tooltips of the elements that hold little but a date say of it. */
  DateLabel inTooltip(int node) {
    int i = page.isText(node) ? page.parent(node) : node;
    while (i > 0 && page.measures().chars(i) <= LONGEST_BEFORE) {
      DateLabel label = DateLabel.of(TooltipLabels.of(page, i));
      if (label != DateLabel.NONE) {
        return label;
      }
      i = page.parent(i);
    }
    return DateLabel.NONE;
  }

  /**
   * Looks around a date.
   *
   * @param ofOther whether its place tells that it is not the page's own
   */
  Around of(int node, boolean ofOther) {
    boolean named = false;
    int ofLine = 0;
    int apart = 0;
    boolean comment = false;
    boolean elsewhere = ofOther;
    boolean reference = false;
    StringBuilder shape = new StringBuilder();
    int all = page.measures().chars(0);
    int i = page.isText(node) ? page.parent(node) : node;
    for (int level = 0; i > 0 && level < MOST_LEVELS; level++, i = page.parent(i)) {
      int chars = page.measures().chars(i);
      if (level < LEVELS_OF_SHAPE) {
        shape.append(page.tag(i)).append('.').append(page.attr(i, "class")).append('>');
      }
      if (chars <= LONGEST_LINE) {
        named |= isNamedAfterDate(i);
        ofLine |= names.flags(i);
        apart |= page.tag(i).equals("time") ? 0 : names.flags(i);
      }
      if (2L * chars > all && chars > LEAST_OF_CONTENT) {
        break;
      }
      int flags = names.flags(i);
      comment |= (flags & ElementNames.REPLIES) != 0;
      String tag = page.tag(i);
      reference |= (flags & ElementNames.REFERENCES) != 0 && LISTS.contains(tag);
      elsewhere |=
          (flags & ElementNames.ELSEWHERE) != 0
              || tag.equals("footer") && chars < all / PARTS_OF_FOOTER
              || tag.equals("nav")
              || tag.equals("aside");
    }
    boolean published = (ofLine & ElementNames.PUBLISHED) != 0;
    boolean changed = (ofLine & ElementNames.CHANGED) != 0;
    return new Around(
        named,
        published,
        changed,
        isUpdate(node) || !published && (apart & ElementNames.CHANGED) != 0,
        comment,
        elsewhere,
        ofOther,
        reference,
        page.inLink(node),
        shape.toString());
  }

  /** Whether a time is that of a change by its name, and one of publication stands next to it. */
  private boolean isUpdate(int node) {
    return isTime(node, ElementNames.CHANGED, ElementNames.PUBLISHED)
        && (isTime(before(node), ElementNames.PUBLISHED, 0)
            || isTime(behind(node), ElementNames.PUBLISHED, 0));
  }

  private boolean isTime(int i, int flag, int without) {
    return i > 0
        && page.tag(i).equals("time")
        && (names.flags(i) & flag) != 0
        && (names.flags(i) & without) == 0;
  }

  /** The element that ends right before a node, blank text apart; -1 if there is none. */
  private int before(int node) {
    int last = node - 1;
    int at = page.isText(last) && page.textLength(last) == 0 ? last - 1 : last;
    for (int level = 0; level < NEAR && at > 0; level++, at = page.parent(at)) {
      if (page.parent(at) == page.parent(node)) {
        return at;
      }
    }
    return -1;
  }

  /** The element that begins right behind a node, blank text apart; -1 if there is none. */
  private int behind(int node) {
    int next = page.end(node);
    if (next < page.size() && page.isText(next) && page.textLength(next) == 0) {
      next++;
    }
    return next < page.size() && page.parent(next) == page.parent(node) ? next : -1;
  }

  /** Whether an element's tag, class or id is made for a date. */
  boolean isNamedAfterDate(int i) {
    return page.tag(i).equals("time") || (names.flags(i) & ElementNames.DATE) != 0;
  }

  /**
   * The end of the visible text before a node, within the two text nodes before it. The headline
   * labels no date.
   *
   * @param headline the node of the headline, or -1
   */
  String before(int node, int headline) {
    StringBuilder out = new StringBuilder();
    int texts = 0;
    int least = headline >= 0 && node >= page.end(headline) ? page.end(headline) - 1 : 0;
    for (int i = node - 1; i > least && i > node - NODES_BEFORE && texts < TEXTS_BEFORE; i--) {
      if (page.isText(i) && page.isVisible(i)) {
        String text = page.text(i);
        out.insert(0, text.substring(Math.max(0, text.length() - LONGEST_BEFORE)) + " ");
        texts++;
        if (text.length() > LONGEST_BEFORE) {
          break;
        }
      }
    }
    return out.toString();
  }
}
