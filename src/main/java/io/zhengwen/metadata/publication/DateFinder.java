package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Chooses the dates of publication and of the last change among the days that a page names. */
public final class DateFinder {
  /**
   * A day is given if it is the one of publication with at least this probability: ours, chosen so
   * that about a tenth of the pages without a date in WCXB are given one.
   */
  static final double LEAST_PROBABILITY = 0.25;

  /**
   * How sure a stated date of change is; ours, since no labelled set that we know has dates of
   * change.
   */
  private static final Map<DateKind, Double> MODIFIED =
      new EnumMap<>(
          Map.of(
              DateKind.ARTICLE, 0.95,
              DateKind.OPEN_GRAPH, 0.9,
              DateKind.META, 0.9,
              DateKind.DUBLIN_CORE, 0.9,
              DateKind.MICRODATA, 0.85,
              DateKind.OBJECT, 0.85,
              DateKind.OTHER_META, 0.8));

  private static final double SEEN_CHANGE = 0.75;

  private static final Set<DateKind> STRUCTURED =
      EnumSet.of(DateKind.ARTICLE, DateKind.OBJECT, DateKind.MICRODATA);

  /** How sure a date of publication is that the model did not choose; ours. */
  public static final double OUR_ESTIMATE = 0.6;

  /** Characters between the headline and a date near it. */
  private static final int NEAR = 500;

  /** How many nodes lie at most between the dates of a line of labelled dates. */
  private static final int BESIDE = 8;

  private final DateEvidence evidence;

  /** Chooses among the days of a page. */
  public DateFinder(DateEvidence evidence) {
    this.evidence = evidence;
  }

  /** The date of publication. */
  public Optional<MetadataValue<PageDate>> published() {
    List<DayEvidence> days = evidence.all();
    if (days.isEmpty()) {
      return Optional.empty();
    }
    double[] probabilities = DateModel.shipped().probabilities(evidence);
    int best = 0;
    for (int i = 1; i < probabilities.length; i++) {
      best = probabilities[i] > probabilities[best] ? i : best;
    }
    double probability = probabilities[best];
    return probability < LEAST_PROBABILITY
        ? Optional.empty()
        : Optional.of(value(days.get(best), probability));
  }

  /** The first date of publication that structured data state, for pages of a question. */
  public Optional<MetadataValue<PageDate>> stated() {
    return evidence.declared().stream()
        .filter(date -> !date.modified() && STRUCTURED.contains(date.kind()))
        .findFirst()
        .map(date -> new MetadataValue<>(date.date(), date.kind().source, OUR_ESTIMATE));
  }

  private static MetadataValue<PageDate> value(DayEvidence day, double probability) {
    MetadataSource source =
        day.published.isEmpty()
            ? day.isSeen() ? day.best().kind().source : MetadataSource.META
            : day.published.iterator().next().source;
    PageDate exact =
        day.dates.stream()
            .max(Comparator.comparingInt(DateFinder::exactness))
            .orElse(new PageDate(day.day));
    return new MetadataValue<>(exact, source, probability);
  }

  private static int exactness(PageDate date) {
    return date.value() instanceof OffsetDateTime
        ? 2
        : date.value() instanceof LocalDateTime ? 1 : 0;
  }

  /**
   * The date of the last change: what markup states, or else a date that is labelled so close to
   * the headline, or anywhere if it was given as the date of publication or stands beside that with
   * its label, or the markup around it names it so, too.
   */
  public Optional<MetadataValue<PageDate>> modified(Optional<MetadataValue<PageDate>> published) {
    Optional<MetadataValue<PageDate>> stated =
        evidence.declared().stream()
            .filter(date -> date.modified() && MODIFIED.containsKey(date.kind()))
            .max(Comparator.comparingDouble(date -> MODIFIED.get(date.kind())))
            .map(
                date ->
                    new MetadataValue<>(
                        date.date(), date.kind().source, MODIFIED.get(date.kind())));
    if (stated.isPresent()) {
      return stated;
    }
    if (evidence.seen().isEmpty()) {
      return Optional.empty();
    }
    List<SeenDate> changes =
        evidence.seen().stream()
            .filter(
                date ->
                    (date.label() == DateLabel.MODIFIED || date.around().update())
                        && !date.around().comment())
            .toList();
    return changes.stream()
        .filter(date -> !date.around().elsewhere() && Math.abs((long) date.gap()) <= NEAR)
        .findFirst()
        .or(() -> changes.stream().filter(DateFinder::isBelowHeadline).findFirst())
        .or(() -> changes.stream().filter(date -> isGiven(published, date)).findFirst())
        .or(() -> changes.stream().filter(date -> isBeside(published, date)).findFirst())
        .or(() -> evidence.seen().stream().filter(DateFinder::isNamedChange).findFirst())
        .map(date -> new MetadataValue<>(date.date(), date.kind().source, SEEN_CHANGE));
  }

  /** Whether markup names a date as that of a change, and its label as no other. */
  private static boolean isNamedChange(SeenDate date) {
    boolean labelled = date.label() == DateLabel.MODIFIED && date.around().changed();
    return (labelled || date.around().update() && date.label() != DateLabel.OTHER)
        && !date.around().published()
        && !date.around().comment();
  }

  /** Whether a date stands right below the headline, if in a box that is mostly beside the text. */
  private static boolean isBelowHeadline(SeenDate date) {
    return date.gap() >= 0 && date.gap() <= NEAR && !date.around().ofOther();
  }

  private static boolean isGiven(Optional<MetadataValue<PageDate>> published, SeenDate date) {
    return published.filter(given -> given.value().firstDay().equals(date.day())).isPresent();
  }

  /** Whether a date stands beside the one that is labelled as that of publication, and given. */
  private boolean isBeside(Optional<MetadataValue<PageDate>> published, SeenDate date) {
    return evidence.seen().stream()
        .anyMatch(
            seen ->
                seen.label() == DateLabel.PUBLISHED
                    && isGiven(published, seen)
                    && Math.abs(seen.node() - date.node()) <= BESIDE);
  }

  /**
   * A date of change unless it lies before the date of publication: by the instant if both are
   * times of day of one kind, else by the day.
   */
  public static Optional<MetadataValue<PageDate>> notBefore(
      Optional<MetadataValue<PageDate>> modified, Optional<MetadataValue<PageDate>> published) {
    return modified.filter(
        change -> published.isEmpty() || !isBefore(change.value(), published.get().value()));
  }

  private static boolean isBefore(PageDate date, PageDate other) {
    return date.value().getClass() == other.value().getClass()
        ? date.firstInstant().isBefore(other.firstInstant())
        : date.firstDay().isBefore(other.firstDay());
  }
}
