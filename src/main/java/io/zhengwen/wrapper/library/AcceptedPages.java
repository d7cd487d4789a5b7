package io.zhengwen.wrapper.library;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Pages that were accepted and wait for being watched and kept, within bounds: beyond them, pages
 * go without their source, then the oldest are lost. Thread-safe.
 */
final class AcceptedPages {
  private static final long MOST_CHARS = 30_000_000;
  private static final int MOST_PAGES = 20_000;

  private final Deque<AcceptedPage> waiting = new ArrayDeque<>();
  private long chars;

  synchronized void add(AcceptedPage page) {
    int length = page.html() == null ? 0 : page.html().length();
    boolean room = length <= KeptPage.MOST_CHARS && chars + length <= MOST_CHARS;
    waiting.addLast(room ? page : page.withoutHtml());
    chars += room ? length : 0;
    if (waiting.size() > MOST_PAGES) {
      remove();
    }
  }

  /**
   * Lets pages that were taken wait again, before all others. Half of the room for sources stays
   * for new pages.
   */
  synchronized void putBack(List<AcceptedPage> pages) {
    for (int n = pages.size() - 1; n >= 0 && waiting.size() < MOST_PAGES; n--) {
      AcceptedPage page = pages.get(n);
      int length = page.html() == null ? 0 : page.html().length();
      boolean room = chars + length <= MOST_CHARS / 2;
      waiting.addFirst(room ? page : page.withoutHtml());
      chars += room ? length : 0;
    }
  }

  private AcceptedPage remove() {
    AcceptedPage page = waiting.removeFirst();
    chars -= page.html() == null ? 0 : page.html().length();
    return page;
  }

  /** Takes all that wait, by seed. */
  synchronized Map<String, List<AcceptedPage>> take() {
    Map<String, List<AcceptedPage>> bySeed = new LinkedHashMap<>();
    while (!waiting.isEmpty()) {
      AcceptedPage page = remove();
      bySeed.computeIfAbsent(page.reading().seed(), seed -> new ArrayList<>()).add(page);
    }
    return bySeed;
  }
}
