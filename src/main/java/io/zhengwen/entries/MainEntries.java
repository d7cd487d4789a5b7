package io.zhengwen.entries;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.RecordGroup;
import io.zhengwen.page.script.DeclaredArticle;

/**
 * Tells whether a group of entries is what a page is about, rather than what stands beside it.
 *
 * <p>It is if it holds at least half of the main text. Shops print a long text above or below their
 * products, which is then the main text; so a page that declares no article may also have more text
 * outside its entries, if these are many and have prices, or if it stands below them.
 */
final class MainEntries {
  /** So many entries with prices are a shop's list, whatever else stands on the page. */
  private static final int LEAST_OF_SHOP = 12;

  /** The words of text beside a shop's list for each word in it. */
  private static final int MOST_BESIDE_SHOP = 4;

  private static final double LEAST_PRICED = .6;

  /** So many entries are a list above a longer text. */
  private static final int LEAST_ABOVE_TEXT = 8;

  /** More words are no introduction to a list. */
  private static final int MOST_INTRODUCTION = 100;

  private final EntryEvidence evidence;
  private final PageModel page;
  private final RecordGroup group;

  private MainEntries(EntryEvidence evidence, RecordGroup group) {
    this.evidence = evidence;
    this.group = group;
    page = evidence.page;
  }

  /** Whether a page with a main text is about a group of entries. */
  static boolean are(EntryEvidence evidence, RecordGroup group, Selection mainText) {
    return new MainEntries(evidence, group).areAll(mainText);
  }

  private boolean areAll(Selection mainText) {
    int[] owner = group.owners(page);
    int inside = 0;
    int above = 0;
    int below = 0;
    for (int i = mainText.next(0); i >= 0; i = mainText.next(i + 1)) {
      int words = page.measures().words(i, i + 1);
      inside += owner[i] >= 0 ? words : 0;
      above += owner[i] < 0 && i < group.start(0) ? words : 0;
      below += owner[i] < 0 && i > group.start(0) ? words : 0;
    }
    if (inside >= above + below) {
      return true;
    }
    if (DeclaredArticle.in(page)) {
      return false;
    }
    int all = words();
    return isShop()
        ? MOST_BESIDE_SHOP * all >= above + below
        : all >= above + below
            && above < MOST_INTRODUCTION
            && (below < MOST_INTRODUCTION || group.size() >= LEAST_ABOVE_TEXT);
  }

  private int words() {
    int words = 0;
    for (int r = 0; r < group.size(); r++) {
      words += page.measures().words(group.start(r), group.end(r));
    }
    return words;
  }

  private boolean isShop() {
    int priced = 0;
    for (int r = 0; r < group.size(); r++) {
      priced += EntryEvidence.count(evidence.prices, group.start(r), group.end(r)) > 0 ? 1 : 0;
    }
    return group.size() >= LEAST_OF_SHOP && priced >= LEAST_PRICED * group.size();
  }
}
