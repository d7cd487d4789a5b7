package io.zhengwen.posts;

import io.zhengwen.metadata.date.DateMatch;
import io.zhengwen.page.PageModel;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAccessor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds when each post was written: of all columns that hold dates, the one that most posts have,
 * that markup names, whose dates have a time of day, and that rises or falls from post to post. The
 * day a user joined does not.
 */
final class PostDates {
  private static final int LONGEST_BLOCK = 80;
  private static final double LEAST = 1.2;

  private final Evidence evidence;
  private final Columns columns;
  private final PostText texts;
  private final DateMarks marks;
  private final PageModel page;

  /**
   * A date found in a record.
   *
   * @param text as the page shows it
   * @param value null if it is relative or lacks a year
   * @param node the element or text node that shows it
   */
  record Posted(String text, TemporalAccessor value, int node, boolean declared) {}

  private static final class Candidate {
    final int column;
    final Posted[] found;
    int records;

    Candidate(int column, int records) {
      this.column = column;
      found = new Posted[records];
    }
  }

  PostDates(Evidence evidence, Columns columns, PostText texts, DateMarks marks) {
    this.evidence = evidence;
    this.columns = columns;
    this.texts = texts;
    this.marks = marks;
    page = evidence.page;
  }

  /** The date of each record; null where none is shown. */
  Posted[] find() {
    List<Candidate> candidates = candidates();
    int n = columns.group.size();
    Posted[] dates = new Posted[n];
    Map<Candidate, Double> scores = new HashMap<>();
    candidates.forEach(c -> scores.put(c, score(c, n)));
    candidates.sort(
        (a, b) -> {
          int order = Double.compare(scores.get(b), scores.get(a));
          return order != 0 ? order : Integer.compare(a.column, b.column);
        });
    for (Candidate c : candidates) {
      if (scores.get(c) < LEAST) {
        break;
      }
      for (int r = 0; r < n; r++) {
        dates[r] = dates[r] == null ? c.found[r] : dates[r];
      }
    }
    return dates;
  }

  private List<Candidate> candidates() {
    Map<Integer, Candidate> byColumn = new HashMap<>();
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < page.size(); i++) {
      int r = columns.record[i];
      if (r < 0 || texts.isClosed(i)) {
        continue;
      }
      Posted date = page.isText(i) ? ofText(i) : ofElement(i);
      if (date == null) {
        continue;
      }
      int c = columns.column[i];
      Candidate candidate =
          byColumn.computeIfAbsent(
              c,
              k -> {
                Candidate made = new Candidate(k, columns.group.size());
                all.add(made);
                return made;
              });
      if (candidate.found[r] == null) {
        candidate.found[r] = date;
        candidate.records++;
      }
    }
    return all;
  }

  private Posted ofText(int i) {
    if (!page.isVisible(i)) {
      return null;
    }
    String text = page.text(i);
    Optional<DateMatch> date = marks.ofText(text);
    if (date.isPresent()) {
      DateMatch m = date.get();
      return new Posted(text.substring(m.start(), m.end()), m.value(), i, false);
    }
    int names = evidence.names[page.parent(i)];
    boolean named = page.tag(page.parent(i)).equals("time") || (names & PartNames.DATE) != 0;
    return named && text.length() <= 40 && DateMarks.hasDigit(text)
        ? new Posted(text, null, i, false)
        : null;
  }

  private Posted ofElement(int i) {
    Optional<DateMatch> declared = marks.ofAttributes(i);
    String shown = page.chars(i) <= LONGEST_BLOCK ? page.text(i, page.end(i), j -> true) : "";
    if (declared.isPresent()) {
      return new Posted(
          shown.isEmpty() ? page.attr(i, "datetime") : shown, declared.get().value(), i, true);
    }
    boolean named = (evidence.names[i] & PartNames.DATE) != 0;
    if (shown.isEmpty() || !page.isBlockLevel(i) && !named || page.end(i) - i <= 2) {
      return null;
    }
    return marks
        .ofText(shown)
        .map(m -> new Posted(shown.substring(m.start(), m.end()), m.value(), i, false))
        .orElse(null);
  }

  private double score(Candidate c, int n) {
    int readable = 0;
    int timed = 0;
    int declared = 0;
    int rises = 0;
    int falls = 0;
    int pairs = 0;
    long previous = Long.MIN_VALUE;
    double named = 0;
    for (Posted date : c.found) {
      if (date == null) {
        continue;
      }
      named += named(date.node);
      declared += date.declared ? 1 : 0;
      if (date.value == null) {
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
    double records = Math.max(1, c.records);
    double order = pairs == 0 ? .5 : (double) Math.max(rises, falls) / pairs;
    double score =
        1.5 * readable / records
            + .6 * timed / records
            + .5 * declared / records
            + 1.5 * (order - .5)
            + named / records;
    return (score + .5) * (.3 + .7 * c.records / n);
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
