package io.zhengwen.posts;

import io.zhengwen.metadata.date.DateMatch;
import io.zhengwen.metadata.publication.PageDates;
import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.ColumnValues;
import io.zhengwen.page.records.Columns;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAccessor;
import java.util.Collection;
import java.util.Optional;
import java.util.SortedMap;
import java.util.regex.Pattern;

/**
 * Finds when each post was written: of all columns that hold dates, the one that most posts have,
 * that markup names, whose dates have a time of day, and that rises or falls from post to post. The
 * day a user joined does not.
 */
final class PostDates {
  private static final int LONGEST_LINE = 80;
  private static final int LONGEST_TERM = 30;

  private static final Pattern LEADING_MARKS = Pattern.compile("^[^\\p{L}\\p{N}]+");

  /** A date in words, such as three hours ago, has at most so many characters. */
  private static final int LONGEST_WORDS = 40;

  /** A column with a lower score has other dates, or none. */
  private static final double LEAST = 1.2;

  /** Outweighs all that markup says: words before the date call it that of a change. */
  private static final double CHANGED = 10;

  private final Evidence evidence;
  private final Columns columns;
  private final PostText texts;
  private final PageModel page;

  /**
   * A date found in a record.
   *
   * @param text as the page shows it, or as an attribute has it
   * @param value null if it is relative or lacks a year
   * @param node the element or text node that has it
   * @param shown whether the node shows no more than the line with the date
   * @param declared whether an attribute has it
   */
  record Posted(String text, TemporalAccessor value, int node, boolean shown, boolean declared) {}

  PostDates(Layout layout) {
    evidence = layout.evidence();
    columns = layout.columns();
    texts = layout.texts();
    page = evidence.page;
  }

  /** Whether a text is short and has a digit; any element may have a date. */
  private boolean mayHaveDate(int i) {
    return !page.isText(i) || page.hasDigit(i) && page.textLength(i) <= DateMarks.LONGEST;
  }

  /** The date of each record that shows one. */
  SortedMap<Integer, Posted> find() {
    ColumnValues<Posted> dates = new ColumnValues<>(columns);
    for (int i = 0; i < page.size(); i++) {
      if (columns.record[i] >= 0 && mayHaveDate(i) && !texts.isClosed(i)) {
        dates.read(i, k -> page.isText(k) ? ofText(k) : ofElement(k), this::rank);
      }
    }
    SortedMap<Integer, Posted> found = dates.best(this::score, LEAST);
    new DeclaredPostDates(evidence, columns)
        .find()
        .forEach(
            (r, date) -> found.merge(r, date, (own, stated) -> isOfChange(own) ? stated : own));
    return found;
  }

  /** Whether what is shown with a date calls it that of a change. */
  private boolean isOfChange(Posted date) {
    if (!date.shown) {
      return false;
    }
    String line = page.text(date.node, page.end(date.node), j -> true);
    int at = line.indexOf(date.text);
    return PageDates.isOfChange(at > 0 ? line.substring(0, at) : before(date.node));
  }

  /** How much markup and words around a date say that it is the post's own. */
  private double rank(int node) {
    return named(node) - (PageDates.isOfChange(before(node)) ? CHANGED : 0);
  }

  /** The short text before a node on its line, or its term; empty if there is none. */
  private String before(int node) {
    int first = node;
    while (!page.isText(first) && first + 1 < page.end(node)) {
      first++;
    }
    if (!page.isText(first)) {
      return "";
    }
    int before = node - 1;
    while (before > 0 && !page.isText(before)) {
      before--;
    }
    boolean near =
        page.gapBefore(first).compareTo(Gap.LINE) < 0
            ? page.textLength(before) <= LONGEST_LINE
            : page.isText(before)
                && page.textLength(before) <= LONGEST_TERM
                && isTermBefore(before, first);
    return near && columns.record[before] == columns.record[node] ? page.text(before) : "";
  }

  /** Whether a text is the term of a list of terms that another describes. */
  private boolean isTermBefore(int term, int description) {
    return page.tag(page.parent(term)).equals("dt")
        && page.tag(page.parent(description)).equals("dd");
  }

  /** Whether a date in what a node shows is by its label that of something else. */
  private boolean isOfAnother(int node, String shown, DateMatch date) {
    String own = shown.substring(0, date.start());
    return PageDates.isOfAnother(own.isBlank() ? before(node) : own);
  }

  private Posted ofText(int i) {
    if (!page.isVisible(i)) {
      return null;
    }
    String text = page.text(i);
    Optional<DateMatch> date = evidence.marks.ofText(text);
    if (date.isPresent() && isOfAnother(i, text, date.get())) {
      return null;
    }
    if (date.isPresent()) {
      DateMatch m = date.get();
      return new Posted(text.substring(m.start(), m.end()), m.value(), i, true, false);
    }
    int names = evidence.names[page.parent(i)];
    boolean named =
        page.tag(page.parent(i)).equals("time")
            || (names & PartNames.DATE) != 0
            || evidence.isDateLine(i) && PartialDates.in(text).isPresent();
    return named && text.length() <= LONGEST_WORDS && DateMarks.hasDigit(text)
        ? new Posted(PartialDates.in(text).orElse(text), null, i, true, false)
        : null;
  }

  private Posted ofElement(int i) {
    Optional<DateMarks.Stated> stated = evidence.marks.ofAttributes(i);
    boolean box =
        page.end(i) - i > 2 && (page.isBlockLevel(i) || (evidence.names[i] & PartNames.DATE) != 0);
    if (stated.isEmpty() && !box) {
      return null;
    }
    boolean line = isLine(i);
    if (stated.isEmpty() && !(line && hasDigit(i))) {
      return null;
    }
    String shown = line ? page.text(i, page.end(i), j -> true) : "";
    if (stated.isPresent()) {
      String text = shown.isEmpty() ? stated.get().text() : shown;
      return new Posted(text, stated.get().value(), i, line, true);
    }
    return evidence
        .marks
        .ofText(shown)
        .filter(m -> !isOfAnother(i, shown, m))
        .map(m -> new Posted(shown.substring(m.start(), m.end()), m.value(), i, true, false))
        .orElseGet(() -> ofOtherWords(i, shown));
  }

  /** A date in words that an element named as one shows, such as {@code Yesterday, 22:40}. */
  private Posted ofOtherWords(int i, String shown) {
    boolean named = (evidence.names[i] & (PartNames.DATE | PartNames.OTHER_DATE)) == PartNames.DATE;
    return named
            && shown.length() <= LONGEST_WORDS
            && DateMarks.hasDigit(shown)
            && evidence.marks.ofText(shown).isEmpty()
        ? new Posted(LEADING_MARKS.matcher(shown).replaceFirst(""), null, i, true, false)
        : null;
  }

  private boolean hasDigit(int element) {
    int i = element + 1;
    while (i < page.end(element) && !page.hasDigit(i)) {
      i++;
    }
    return i < page.end(element);
  }

  private boolean isLine(int i) {
    return page.measures().chars(i) <= LONGEST_LINE && !texts.isAround(i);
  }

  private double score(Collection<Posted> found) {
    int readable = 0;
    int timed = 0;
    int declared = 0;
    int rises = 0;
    int falls = 0;
    int pairs = 0;
    long previous = Long.MIN_VALUE;
    double named = 0;
    for (Posted date : found) {
      named += named(date.node);
      declared += date.declared ? 1 : 0;
      if (date.value == null) {
        readable += PartialDates.in(date.text).isPresent() ? 1 : 0;
        continue;
      }
      readable++;
      timed += isTimed(date.value) ? 1 : 0;
      long seconds = seconds(date.value);
      if (previous != Long.MIN_VALUE) {
        pairs++;
        rises += seconds >= previous ? 1 : 0;
        falls += seconds <= previous ? 1 : 0;
      }
      previous = seconds;
    }
    double records = found.size();
    double order = pairs == 0 ? .5 : (double) Math.max(rises, falls) / pairs;
    double score =
        1.5 * readable / records
            + .6 * timed / records
            + .5 * declared / records
            + 1.5 * (order - .5)
            + named / records;
    return (score + .5) * (.3 + .7 * records / columns.group.size());
  }

  private double named(int node) {
    int i = page.isText(node) ? page.parent(node) : node;
    double score = page.tag(i).equals("time") ? .5 : 0;
    for (int level = 0; level < 2 && i > 0; level++) {
      int names = evidence.names[i];
      score += (names & PartNames.DATE) != 0 ? .4 : 0;
      score -= (names & PartNames.OTHER_DATE) != 0 ? 2 : 0;
      score -= (names & PartNames.RANK) != 0 && (names & PartNames.DATE) == 0 ? .5 : 0;
      i = page.parent(i);
    }
    return score;
  }

  private static boolean isTimed(TemporalAccessor value) {
    return value instanceof LocalDateTime || value instanceof OffsetDateTime;
  }

  private static long seconds(TemporalAccessor value) {
    if (value instanceof OffsetDateTime exact) {
      return exact.toEpochSecond();
    }
    if (value instanceof LocalDateTime local) {
      return local.toEpochSecond(ZoneOffset.UTC);
    }
    LocalDate day = value instanceof YearMonth month ? month.atDay(1) : LocalDate.from(value);
    return day.atStartOfDay().toEpochSecond(ZoneOffset.UTC);
  }
}
