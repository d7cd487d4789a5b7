package io.zhengwen.entries;

import io.zhengwen.metadata.names.Keywords;
import io.zhengwen.page.Links;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.Columns;
import io.zhengwen.page.records.ElementKeys;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The title of each entry: the column of short texts that are headings, links or named as titles,
 * and differ from entry to entry. Read-only after construction.
 */
final class EntryTitles {
  private static final int LONGEST = 300;
  private static final int MOST_WORDS = 40;
  private static final double LEAST_RECORDS = .6;

  /** The characters that a date or label behind a title has at most. */
  private static final int LONGEST_BEHIND = 60;

  /** A lower score is no title where the column of titles has none. */
  private static final double LEAST_ALONE = 1;

  private static final int TITLE = 2;
  private static final int NAME = 1;

  private static final int LONGEST_NAME = 100;

  private static final Keywords NAMES =
      new Keywords().with(TITLE, "title headline heading ^biaoti ^tit$").with(NAME, "name subject");

  private final Columns columns;
  private final ElementKeys keys;
  private final EntryEvidence evidence;
  private final PageModel page;
  private final int[] titles;

  EntryTitles(EntryEvidence evidence, ElementKeys keys, Columns columns) {
    this.evidence = evidence;
    this.keys = keys;
    this.columns = columns;
    page = evidence.page;
    titles = ofColumn(best());
    for (int r = 0; r < titles.length; r++) {
      titles[r] = titles[r] < 0 ? likeliest(r) : titles[r];
    }
  }

  /** The element of an entry's title, -1 if it has none. */
  int of(int r) {
    return titles[r];
  }

  /** The share of the titles that differ. */
  double different() {
    Set<String> texts = new HashSet<>();
    int all = 0;
    for (int title : titles) {
      if (title >= 0) {
        all++;
        texts.add(evidence.textOf(title));
      }
    }
    return all == 0 ? 0 : (double) texts.size() / all;
  }

  private int best() {
    double[] score = new double[columns.size()];
    int[] counted = new int[columns.size()];
    int[] lastRecord = new int[columns.size()];
    Arrays.fill(lastRecord, -1);
    Map<Integer, Set<String>> texts = new HashMap<>();
    for (int i = columns.group.start(0); i < page.size(); i++) {
      int r = columns.record[i];
      int c = columns.column[i];
      if (r >= 0 && c >= 0 && lastRecord[c] != r && isPossible(i)) {
        lastRecord[c] = r;
        counted[c]++;
        score[c] += score(i);
        texts.computeIfAbsent(c, key -> new HashSet<>()).add(evidence.textOf(i));
      }
    }
    int best = -1;
    double most = 0;
    for (int c = 0; c < score.length; c++) {
      if (counted[c] >= LEAST_RECORDS * columns.group.size()) {
        double different = (double) texts.get(c).size() / counted[c];
        double once = Math.min(1, (double) counted[c] / columns.elements(c));
        double s = score[c] / columns.group.size() * different * Math.sqrt(once);
        if (s > most) {
          most = s;
          best = c;
        }
      }
    }
    return best;
  }

  private int[] ofColumn(int column) {
    int[] first = new int[columns.group.size()];
    Arrays.fill(first, -1);
    for (int i = page.size() - 1; i >= 0 && column >= 0; i--) {
      if (columns.record[i] >= 0 && columns.column[i] == column && isPossible(i)) {
        first[columns.record[i]] = i;
      }
    }
    return first;
  }

  private int likeliest(int r) {
    int best = -1;
    double most = LEAST_ALONE;
    for (int i = columns.group.start(r); i < columns.group.end(r); i++) {
      double score = isPossible(i) ? score(i) : 0;
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best;
  }

  private boolean isPossible(int i) {
    int chars = page.measures().chars(i);
    return !page.isText(i)
        && chars > 0
        && chars <= LONGEST
        && page.measures().words(i) > 0
        && page.measures().words(i) <= MOST_WORDS
        && page.isVisible(i)
        && !page.inControl(i)
        && EntryEvidence.count(evidence.prices, i, page.end(i)) == 0;
  }

  private double score(int i) {
    if (evidence.isInSentence(i) || isBeforeSentence(i)) {
      return 0;
    }
    double score = isHeading(i) ? 3 : 0;
    score +=
        Links.around(page, i) >= 0 || EntryEvidence.count(evidence.links, i, page.end(i)) == 1
            ? 1.5
            : 0;
    int label = keys.label(i);
    int named = keys.isTag(label) ? 0 : NAMES.find(keys.name(label), LONGEST_NAME);
    score += (named & TITLE) != 0 ? 2 : (named & NAME) != 0 ? 1.5 : 0;
    score += Math.min(1, page.measures().words(i) / 4.0);
    score -= page.measures().linkChars(i) < page.measures().chars(i) ? .5 : 0;
    return score - (evidence.lines.areSeveral(i) ? 1 : 0);
  }

  /** Whether an element is a heading, or all that it holds is one. */
  private boolean isHeading(int i) {
    int at = i;
    while (!page.isHeading(at)) {
      int child = page.firstChild(at);
      if (child < 0
          || page.isText(child)
          || page.measures().chars(child) != page.measures().chars(i)) {
        return false;
      }
      at = child;
    }
    return true;
  }

  /** Whether the line of an element goes on behind it for longer than a date or a label. */
  private boolean isBeforeSentence(int i) {
    return !evidence.lines.areSeveral(i) && evidence.lines.charsBehind(i) > LONGEST_BEHIND;
  }
}
