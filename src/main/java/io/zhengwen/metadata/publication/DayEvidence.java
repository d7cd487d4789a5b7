package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.publication.DateSurroundings.Around;
import io.zhengwen.ml.FeatureRow;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** All that a page says for one day to be that of its publication. */
final class DayEvidence {
  /** Close to the headline, in characters. */
  private static final int NEAR = 300;

  /** Next to the headline, in characters. */
  private static final int CLOSE = 60;

  final LocalDate day;
  final Set<DateKind> published = EnumSet.noneOf(DateKind.class);
  final Set<DateKind> modified = EnumSet.noneOf(DateKind.class);
  final List<PageDate> dates = new ArrayList<>();
  private boolean laterStatement;
  private int seen;
  private SeenDate best;
  private int repeated;
  private boolean firstSeen;
  private boolean besideChange;
  private boolean onlyOther = true;
  private boolean onlyElsewhere = true;

  DayEvidence(LocalDate day) {
    this.day = day;
  }

  /** Adds what markup or the address states. */
  void add(DateCandidate stated, boolean firstOfKind) {
    if (firstOfKind) {
      (stated.modified() ? modified : published).add(stated.kind());
    } else {
      laterStatement = true;
    }
    if (!stated.modified()) {
      dates.add(stated.date());
    }
  }

  /**
   * Adds a date that readers see.
   *
   * @param alike the number of dates on the page in surroundings of the same shape
   * @param first whether it is the first on the page that does not belong to something else
   */
  void add(SeenDate date, int alike, boolean first) {
    seen++;
    firstSeen |= first;
    onlyElsewhere &= date.around().ofOther();
    onlyOther &= date.label() == DateLabel.OTHER || isInComment(date);
    if (best == null || plausibility(date, alike) > plausibility(best, repeated)) {
      best = date;
      repeated = alike;
    }
    boolean isOwn = date.label() != DateLabel.MODIFIED && date.label() != DateLabel.OTHER;
    if (isOwn && !date.around().comment()) {
      dates.add(date.date());
    }
  }

  /** Notes that the day stands beside another that is marked as that of a change. */
  void standsBesideChange() {
    besideChange = true;
  }

  boolean isSeen() {
    return best != null;
  }

  /**
   * Whether nothing states the day, and all places where readers see it say it is of something
   * else.
   */
  boolean isOfOther() {
    return isSeen() && onlyOther && published.isEmpty() && modified.isEmpty();
  }

  /** Whether nothing states the day, and readers see it only at places that are not its own. */
  boolean isElsewhere() {
    return isSeen() && onlyElsewhere && published.isEmpty() && modified.isEmpty();
  }

  /** The most plausible place where readers see the date; null if they do not. */
  SeenDate best() {
    return best;
  }

  /** How plausible a place is for the date of publication; ours, only to choose among places. */
  double plausibility() {
    return best == null ? Double.NEGATIVE_INFINITY : plausibility(best, repeated);
  }

  private static double plausibility(SeenDate date, int alike) {
    Around around = date.around();
    double value =
        switch (date.label()) {
          case PUBLISHED -> 1.5;
          case MODIFIED -> -0.5;
          case OTHER -> -3;
          case NONE -> 0;
        };
    value += around.named() ? 1.2 : 0;
    value += around.published() && !around.changed() ? 0.5 : 0;
    value -= around.update() ? 1.5 : around.changed() && !around.published() ? 0.5 : 0;
    value -= isInComment(date) ? 3 : 0;
    value -= around.elsewhere() ? 1.5 : 0;
    value -= around.link() ? 0.7 : 0;
    value += isAfter(date, 0, NEAR) ? 1.5 : isAfter(date, NEAR, 4 * NEAR) ? 0.3 : 0;
    value += isBefore(date) ? 0.8 : 0;
    value -= alike >= 3 ? 1 : 0;
    value += hasTime(date.date()) ? 0.5 : 0;
    value -= date.kind() != DateKind.TEXT ? 0 : isSaidOf(date) ? 0.5 : 2;
    value += date.kind() == DateKind.TIME ? 0.8 : 0;
    return value - (isAfter(date, 10 * NEAR, Integer.MAX_VALUE) ? 0.5 : 0);
  }

  /** Whether a text says that it is about publication, or markup that its beginning is a date. */
  private static boolean isSaidOf(SeenDate date) {
    return date.label() == DateLabel.PUBLISHED || date.around().named();
  }

  /** A page may be named after comments as a genre; its own date follows the headline. */
  private static boolean isInComment(SeenDate date) {
    return date.around().comment() && !isAfter(date, 0, CLOSE);
  }

  private static boolean isAfter(SeenDate date, int from, int to) {
    return date.gap() >= from && date.gap() < to;
  }

  private static boolean isBefore(SeenDate date) {
    return date.gap() < 0 && date.gap() >= -NEAR;
  }

  private static boolean hasTime(PageDate date) {
    return date.value() instanceof LocalDateTime || date.value() instanceof OffsetDateTime;
  }

  /** Adds the features of the day, apart from its relation to other days. */
  void addTo(FeatureRow row) {
    for (DateKind kind : DateKind.values()) {
      if (kind.ordinal() < DateKind.TIME.ordinal() || kind == DateKind.ADDRESS) {
        row.add("published.", kind.name(), published.contains(kind) ? 1 : 0);
      }
      if (kind.ordinal() < DateKind.TIME.ordinal()) {
        row.add("modified.", kind.name(), modified.contains(kind) ? 1 : 0);
      }
    }
    row.add("statements", published.size());
    row.add("changes", modified.size());
    row.add("laterStatement", laterStatement ? 1 : 0);
    row.add("seen", Math.min(seen, 5));
    row.add("firstSeen", firstSeen ? 1 : 0);
    row.add("plausibility", best == null ? -6 : plausibility());
    row.add("repeated", Math.min(repeated, 6));
    row.add("gap", best == null ? -9999 : Math.max(-5000, Math.min(9999, best.gap())));
    row.add("length", best == null ? 0 : best.length());
    row.add("labelPublished", hasLabel(DateLabel.PUBLISHED));
    row.add("labelModified", hasLabel(DateLabel.MODIFIED));
    row.add("labelOther", hasLabel(DateLabel.OTHER));
    row.add("named", best != null && best.around().named() ? 1 : 0);
    row.add("namedPublished", best != null && best.around().published() ? 1 : 0);
    row.add("namedChanged", best != null && best.around().changed() ? 1 : 0);
    row.add("namedUpdate", best != null && best.around().update() ? 1 : 0);
    row.add("besideChange", besideChange ? 1 : 0);
    row.add("comment", best != null && isInComment(best) ? 1 : 0);
    row.add("elsewhere", best != null && best.around().elsewhere() ? 1 : 0);
    row.add("link", best != null && best.around().link() ? 1 : 0);
    row.add("text", best != null && best.kind() == DateKind.TEXT ? 1 : 0);
    row.add("time", best != null && best.kind() == DateKind.TIME ? 1 : 0);
    row.add("withTime", dates.stream().anyMatch(DayEvidence::hasTime) ? 1 : 0);
  }

  private int hasLabel(DateLabel label) {
    return best != null && best.label() == label ? 1 : 0;
  }
}
