package io.zhengwen.posts;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.Columns;
import io.zhengwen.page.records.RepeatedTexts;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds the text of each post: the column that holds most of the words that differ from post to
 * post. From the records' roots it descends into the child column with most of these words, as long
 * as that is a part of the template and not a paragraph among others.
 */
final class PostText {
  /** The share of the words that a column must hold to be descended into. */
  private static final double MOST_WORDS = .6;

  /** The same for a column that markup names as a text. */
  private static final double LEAST_NAMED = .4;

  private static final double MOST_RECORDS = .6;
  private static final double ONCE = 1.25;

  /** Elements that structure a text; without a name of their own they are part of it. */
  private static final Set<String> CONTENT =
      Set.of(
          "p ul ol li blockquote pre code span b i em strong font a h1 h2 h3 h4 h5 h6".split(" "));

  private static final int LONGEST_TOOL = 60;
  private static final int LONGEST_NOTE = 160;

  private final Evidence evidence;
  private final Columns columns;
  private final PageModel page;

  /** What markup calls the records. */
  private final int around;

  /** Nodes that no post's text holds: signatures, controls, notes of changes. */
  private final boolean[] excluded;

  /** Nodes in a comment on the post. */
  private final boolean[] inComment;

  private final RepeatedTexts repeated;

  /** The column of the texts. */
  final int body;

  /** Nodes in the element that holds a post's text. */
  private final boolean[] inBody;

  private final boolean isSignedWithin;

  PostText(Evidence evidence, Columns columns) {
    this.evidence = evidence;
    this.columns = columns;
    page = evidence.page;
    around = evidence.namesAround(columns.group);
    excluded = new boolean[page.size()];
    inComment = new boolean[page.size()];
    exclude();
    repeated = new RepeatedTexts(evidence.texts(), columns);
    if (areComments() || evidence.inForum()) {
      new TemplateTexts(evidence, columns, repeated).markIn(excluded);
    }
    body = descend(words());
    inBody = new boolean[page.size()];
    markBodies();
    isSignedWithin = isSignedWithin();
  }

  private void exclude() {
    for (int i = 0; i < page.size(); i++) {
      if (columns.record[i] < 0) {
        continue;
      }
      int up = page.parent(i);
      boolean inside = up >= 0 && columns.record[up] == columns.record[i];
      inComment[i] = inside && inComment[up] || !page.isText(i) && isCommentOn(i);
      excluded[i] =
          inside && excluded[up]
              || inComment[i]
              || page.inControl(i)
              || !page.isText(i) && isOutside(i)
              || !page.isVisible(i);
    }
  }

  private boolean isOutside(int i) {
    int names = evidence.names[i];
    int chars = page.measures().chars(i);
    return (names & PartNames.SIGNATURE) != 0 && (names & PartNames.TEXT) == 0
        || (names & PartNames.SIGNATURE) != 0 && chars < 2000
        || (names & PartNames.OTHER_DATE) != 0
            && chars <= LONGEST_NOTE
            && !evidence.holdsText(i)
            && (inside(evidence.dates, i) == 0 || hasOneMore(evidence.dates, i))
        || (names & PartNames.TOOLS) != 0
            && !evidence.holdsText(i)
            && (names & PartNames.QUOTE) == 0
            && chars <= LONGEST_TOOL
        || chars <= ChangeNotes.LONGEST
            && ((names & (PartNames.TEXT | PartNames.BODY)) == 0
                || (names & PartNames.OTHER_DATE) != 0)
            && inside(evidence.dates, i) > 0
            && isChangeNote(page.text(i, page.end(i), j -> true));
  }

  private boolean isChangeNote(String text) {
    return ChangeNotes.is(text, evidence.marks.ofText(text));
  }

  /**
   * Whether markup calls an element, but no record, a comment, with a user and a date of its own.
   */
  private boolean isCommentOn(int i) {
    return (evidence.names[i] & PartNames.COMMENT & ~around) != 0
        && hasOneMore(evidence.users, i)
        && hasOneMore(evidence.dates, i);
  }

  private boolean hasOneMore(int[] sums, int i) {
    int r = columns.record[i];
    int inside = inside(sums, i);
    return inside > 0 && sums[columns.group.end(r)] - sums[columns.group.start(r)] > inside;
  }

  private int inside(int[] sums, int i) {
    return sums[page.end(i)] - sums[i];
  }

  private boolean areComments() {
    return (evidence.names(columns.group) & PartNames.COMMENT) != 0;
  }

  /** The words of each column that are no links and differ from record to record. */
  private long[] words() {
    long[] words = new long[columns.size()];
    for (int i = 0; i < page.size(); i++) {
      if (columns.record[i] >= 0
          && page.isText(i)
          && !excluded[i]
          && !repeated.has(i)
          && !page.inLink(i)
          && !evidence.isDateLine(i)) {
        words[columns.column[i]] += page.measures().words(i, i + 1);
      }
    }
    for (int c = words.length - 1; c > 0; c--) {
      words[columns.parent(c)] += words[c];
    }
    return words;
  }

  private int descend(long[] words) {
    int[] best = new int[words.length];
    for (int c = 1; c < words.length; c++) {
      int up = columns.parent(c);
      best[up] = best[up] == 0 || words[c] > words[best[up]] ? c : best[up];
    }
    int found = 0;
    int at = best[0];
    while (at > 0 && words[at] >= least(at) * words[found] && isStructure(at)) {
      found = isPart(at) ? at : found;
      at = best[at];
    }
    return found;
  }

  private double least(int c) {
    return (evidence.names[columns.first(c)] & PartNames.BODY) != 0 ? LEAST_NAMED : MOST_WORDS;
  }

  /** Whether most records have the column, once each. */
  private boolean isPart(int c) {
    int records = columns.records(c);
    return records >= MOST_RECORDS * columns.group.size() && columns.elements(c) <= ONCE * records;
  }

  private boolean isStructure(int c) {
    int sample = columns.first(c);
    return evidence.keys.isNamed(sample)
        || !CONTENT.contains(page.tag(sample))
        || page.tag(sample).equals("span") && isAroundBlock(sample);
  }

  /** Whether all that an element holds is a block with a name, as components of frameworks have. */
  private boolean isAroundBlock(int i) {
    int child = page.firstChild(i);
    return child >= 0
        && page.end(child) == page.end(i)
        && page.isBlockLevel(child)
        && evidence.keys.isNamed(child);
  }

  /** Whether a node is in the text of its post. */
  boolean contains(int i) {
    return inBody[i];
  }

  /** Whether author and date may stand in the texts: their element is no part with a name. */
  private boolean isOpen() {
    return body == 0 || evidence.keys.isTag(columns.label(body)) || isSignedWithin;
  }

  /**
   * Whether the texts' elements have all that shows a user or a date, in most records, which markup
   * calls comments.
   */
  private boolean isSignedWithin() {
    if (!areComments()) {
      return false;
    }
    int n = columns.group.size();
    int[] outside = new int[n];
    int[] inside = new int[n];
    for (int i = 0; i < page.size(); i++) {
      if (columns.record[i] >= 0) {
        int shown =
            evidence.users[i + 1] - evidence.users[i] + evidence.dates[i + 1] - evidence.dates[i];
        (inBody[i] ? inside : outside)[columns.record[i]] += shown;
      }
    }
    long within = IntStream.range(0, n).filter(r -> outside[r] == 0 && inside[r] > 1).count();
    return within >= MOST_RECORDS * n;
  }

  /** Whether the texts have an element to themselves. */
  boolean areApart() {
    return body > 0;
  }

  /** Whether a node is in a text that holds neither author nor date, or in a comment on it. */
  boolean isClosed(int i) {
    return inBody[i] && !isOpen() || inComment[i];
  }

  /** Whether an element has the text of its post in it, beside whatever else. */
  boolean isAround(int i) {
    return !page.isText(i) && columns.isWithin(body, columns.column[i]);
  }

  /** Leaves nodes out of the texts. */
  void leaveOut(int from, int to) {
    Arrays.fill(excluded, from, to, true);
  }

  /** The text of a record. */
  Selection of(int r) {
    Selection.Builder text =
        new Selection.Builder(page, columns.group.start(r), columns.group.end(r));
    for (int i = columns.group.start(r); i < columns.group.end(r); i++) {
      if (columns.record[i] == r && page.isText(i) && inBody[i] && !excluded[i]) {
        text.add(i);
      }
    }
    return text.build();
  }

  /** Marks the elements of the body's column, and in a record without one what comes nearest. */
  private void markBodies() {
    int n = columns.group.size();
    boolean[] found = new boolean[n];
    int label = columns.label(body);
    for (int i = 0; i < page.size(); i++) {
      int r = columns.record[i];
      if (r < 0 || !columns.isWithin(columns.column[i], body)) {
        continue;
      }
      inBody[i] = true;
      found[r] |= page.isText(i) && !excluded[i];
    }
    for (int r = 0; r < n; r++) {
      if (!found[r] && body > 0) {
        markLike(r, label);
      }
    }
  }

  /** Marks the first element of a record with the same label as the other records' texts. */
  private void markLike(int r, int label) {
    for (int i = columns.group.start(r); i < columns.group.end(r); i++) {
      boolean like = columns.record[i] == r && !page.isText(i) && evidence.keys.has(i, label);
      if (like && page.measures().chars(i) > 0) {
        Arrays.fill(inBody, i, page.end(i), true);
        return;
      }
    }
  }
}
