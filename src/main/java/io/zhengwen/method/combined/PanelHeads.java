package io.zhengwen.method.combined;

import io.zhengwen.page.PageModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Adds the heads of panels to a choice that has most of their text: buttons that open and close the
 * text behind them, such as the questions above answers. Alone, their words look like those of
 * controls.
 */
final class PanelHeads {
  /**
   * Elements between a head and the block in it, and between a head and what its panel is next to.
   */
  private static final int MOST_STEPS = 4;

  /** Nodes without words between a head and its panel. */
  private static final int MOST_SIBLINGS = 20;

  /** A head has hardly more tokens; what has more is a panel itself. */
  private static final int MOST_TOKENS = 60;

  /**
   * Elements that open a panel if they say whether it is open; others if their role is a button.
   */
  private static final Set<String> NAMES =
      Set.of("button", "a", "dt", "h1", "h2", "h3", "h4", "h5", "h6");

  /** Attributes by which a head names its panel. */
  private static final List<String> TARGETS =
      List.of("aria-controls", "data-bs-target", "data-target", "href");

  private final PageModel page;
  private final KeptBlocks kept;

  /** Whether most of a panel is kept, by its element. */
  private final Map<Integer, Boolean> isKept = new HashMap<>();

  /** The first element of each id; null until it is needed. */
  private Map<String, Integer> byId;

  private PanelHeads(PageModel page, KeptBlocks kept) {
    this.page = page;
    this.kept = kept;
  }

  /** Adds heads to what is kept. */
  static void add(PageModel page, KeptBlocks kept) {
    PanelHeads heads = new PanelHeads(page, kept);
    int b = 0;
    while (b < kept.size()) {
      int head = kept.contains(b) ? -1 : heads.headAround(b);
      int panel = head < 0 ? -1 : heads.panel(head);
      int end = b + 1;
      if (panel >= page.end(Math.max(head, 0))) {
        end = kept.firstFrom(b, page.end(head));
        if (kept.tokens(b, end) <= MOST_TOKENS && heads.isKept(panel)) {
          kept.add(b, end);
        }
      }
      b = Math.max(end, b + 1);
    }
  }

  private boolean isKept(int panel) {
    return isKept.computeIfAbsent(
        panel,
        p -> {
          int from = kept.firstFrom(0, p);
          return kept.hasMost(from, kept.firstFrom(from, page.end(p)));
        });
  }

  /** The element that opens and closes a panel around a block, or -1. */
  private int headAround(int b) {
    int text = kept.start(b);
    while (text < kept.end(b) - 1 && !page.isText(text)) {
      text++;
    }
    int i = page.parent(text);
    for (int steps = 0; steps < MOST_STEPS && i > 0; steps++, i = page.parent(i)) {
      if (opens(i) || page.tag(i).equals("button") && isInHeading(i)) {
        return page.end(i) < kept.end(b) ? -1 : i;
      }
    }
    return -1;
  }

  private boolean opens(int i) {
    if (page.attr(i, "aria-expanded").isEmpty() || !page.attr(i, "aria-haspopup").isEmpty()) {
      return false;
    }
    String href = page.attr(i, "href");
    return (href.isEmpty() || href.startsWith("#"))
        && (NAMES.contains(page.tag(i)) || page.attr(i, "role").equals("button"));
  }

  private boolean isInHeading(int button) {
    int i = page.parent(button);
    for (int steps = 0; steps < MOST_STEPS && i > 0; steps++, i = page.parent(i)) {
      if (page.isHeading(i)) {
        return true;
      }
    }
    return false;
  }

  /** The element that a head names, or else the one that stands next behind it; -1 without one. */
  private int panel(int head) {
    for (String attribute : TARGETS) {
      String id = page.attr(head, attribute);
      String name =
          id.startsWith("#") ? id.substring(1) : attribute.equals("aria-controls") ? id : "";
      if (!name.isEmpty()) {
        return ids().getOrDefault(name, -1);
      }
    }
    int i = head;
    for (int steps = 0; steps < MOST_STEPS && i > 0; steps++, i = page.parent(i)) {
      int next = page.nextSibling(i);
      for (int n = 0; n < MOST_SIBLINGS && next >= 0 && page.measures().words(next) == 0; n++) {
        next = page.nextSibling(next);
      }
      if (next >= 0) {
        return page.isText(next) ? -1 : next;
      }
    }
    return -1;
  }

  private Map<String, Integer> ids() {
    if (byId == null) {
      byId = new HashMap<>();
      for (int i = 0; i < page.size(); i++) {
        String id = page.isText(i) ? "" : page.id(i);
        if (!id.isEmpty()) {
          byId.putIfAbsent(id, i);
        }
      }
    }
    return byId;
  }
}
