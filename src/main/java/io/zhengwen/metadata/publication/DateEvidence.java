package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.date.DateText;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.descriptive.CanonicalFinder;
import io.zhengwen.metadata.title.Headline;
import io.zhengwen.ml.FeatureRow;
import io.zhengwen.ml.FeatureSchema;
import io.zhengwen.ml.HashedWeights;
import io.zhengwen.page.PageModel;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The days that a page names, and what speaks for each to be that of its publication, as features.
 */
public final class DateEvidence {
  /** The features of a day. */
  static final FeatureSchema SCHEMA = schema();

  private static final int EARLIEST_YEAR = 1990;
  private static final int MOST_DAYS = 60;

  /** How many nodes lie at most between dates side by side. */
  private static final int BESIDE = 8;

  private static final int MOST_STATED_DAYS = 1_000;

  /** The least plausibility that a feature tells from none. */
  private static final double LEAST_PLAUSIBILITY = -6;

  /** The greatest number of days that a feature tells from more. */
  private static final int MOST_COUNTED = 20;

  private final List<DayEvidence> days;
  private final List<DateCandidate> declared;
  private final List<SeenDate> seen;
  private PageTraits traits = PageTraits.NONE;
  private UploadDate upload = UploadDate.NONE;
  private int[] words = {};
  private final Set<LocalDate> statedDays = new HashSet<>();

  private DateEvidence(List<DateCandidate> declared, List<SeenDate> seen) {
    this.declared = declared;
    this.seen = seen;
    days = collect();
  }

  /** Collects the days of a page, and its words even if it names no day. */
  public static DateEvidence of(PageModel page) {
    PageHead head = PageHead.of(page);
    int headline = Headline.node(head);
    DateEvidence evidence = ofDays(head, headline);
    evidence.addPage(head, headline);
    return evidence;
  }

  /**
   * Collects the days of a page whose headline is known.
   *
   * @param headline the node of the headline; -1 if it is unknown
   */
  public static DateEvidence of(PageHead head, int headline) {
    DateEvidence evidence = ofDays(head, headline);
    if (!evidence.days.isEmpty()) {
      evidence.addPage(head, headline);
    }
    return evidence;
  }

  /** Adds what the page as a whole says of whether any day is that of its publication. */
  private void addPage(PageHead head, int headline) {
    traits = PageTraits.of(head, headline);
    upload = UploadDate.of(head);
    words = PageWords.keys(head);
  }

  private static DateEvidence ofDays(PageHead head, int headline) {
    PageModel page = head.page();
    DateText reader = PageDates.reader(head);
    List<DateCandidate> declared = new ArrayList<>(DeclaredDates.of(head, reader));
    AddressDate.of(address(head), reader)
        .ifPresent(
            day -> declared.add(new DateCandidate(DateKind.ADDRESS, new PageDate(day), false)));
    Set<LocalDate> stated =
        declared.stream()
            .map(DateCandidate::date)
            .filter(PageDate::hasDay)
            .map(PageDate::firstDay)
            .collect(Collectors.toSet());
    List<SeenDate> seen = VisibleDates.of(head, reader, headline, stated);
    if (declared.isEmpty() && seen.isEmpty()) {
      return new DateEvidence(declared, seen);
    }
    SettledOrder order = new SettledOrder(declared, seen, reader.monthFirst());
    List<SeenDate> ordered = seen.stream().map(order::of).toList();
    LocalTimes times = new LocalTimes(ordered);
    return new DateEvidence(
        declared.stream().map(order::of).map(times::of).toList(),
        ordered.stream().map(times::of).toList());
  }

  /** The page's address, or else what it says to be. */
  private static String address(PageHead head) {
    String given = head.page().url();
    return given.isEmpty()
        ? CanonicalFinder.find(head).map(MetadataValue::value).orElse("")
        : given;
  }

  private List<DayEvidence> collect() {
    Map<LocalDate, DayEvidence> found = new TreeMap<>();
    Set<String> kinds = new HashSet<>();
    for (DateCandidate stated : declared) {
      if (isPossible(stated.date()) && isOf(found, stated.date(), MOST_STATED_DAYS)) {
        boolean first = kinds.add(stated.kind() + (stated.modified() ? "*" : ""));
        day(found, stated.date()).add(stated, first);
        if (first && !stated.modified()) {
          statedDays.add(stated.date().firstDay());
        }
      }
    }
    Map<String, Integer> shapes = new HashMap<>();
    seen.forEach(date -> shapes.merge(date.around().shape(), 1, Integer::sum));
    boolean first = true;
    for (SeenDate date : seen) {
      if (isPossible(date.date()) && isOf(found, date.date(), MOST_DAYS)) {
        boolean own =
            date.kind() != DateKind.TEXT
                && !date.around().comment()
                && !date.around().elsewhere()
                && date.label() != DateLabel.OTHER;
        day(found, date.date()).add(date, shapes.get(date.around().shape()), own && first);
        first &= !own;
      }
    }
    markBesideChanges(found);
    return List.copyOf(found.values());
  }

  /** Of two dates side by side of which one is that of a change, the other is hardly so. */
  private void markBesideChanges(Map<LocalDate, DayEvidence> found) {
    List<SeenDate> changes = seen.stream().filter(SeenDate::isOfChange).toList();
    for (SeenDate date : changes.isEmpty() ? List.<SeenDate>of() : seen) {
      boolean beside =
          !date.isOfChange()
              && date.label() != DateLabel.OTHER
              && changes.stream()
                  .anyMatch(
                      change ->
                          Math.abs(change.node() - date.node()) <= BESIDE
                              && !change.day().equals(date.day()));
      if (beside && found.containsKey(date.day())) {
        found.get(date.day()).standsBesideChange();
      }
    }
  }

  private static boolean isPossible(PageDate date) {
    return date.hasDay() && date.firstDay().getYear() >= EARLIEST_YEAR;
  }

  /** Whether a day is known, or one of the first so many. */
  private static boolean isOf(Map<LocalDate, DayEvidence> known, PageDate date, int most) {
    return known.size() < most || known.containsKey(date.firstDay());
  }

  private static DayEvidence day(Map<LocalDate, DayEvidence> days, PageDate date) {
    return days.computeIfAbsent(date.firstDay(), DayEvidence::new);
  }

  /** The days in order. */
  List<DayEvidence> all() {
    return days;
  }

  /** The dates that markup and the address state, in the order of the page. */
  List<DateCandidate> declared() {
    return declared;
  }

  /** The dates that readers see. */
  List<SeenDate> seen() {
    return seen;
  }

  /** The days in order. */
  public List<LocalDate> days() {
    return days.stream().map(day -> day.day).toList();
  }

  /**
   * The words that say what kind of page it is, as keys of a lexicon; none if they were not read,
   * since the page names no day.
   */
  public int[] words() {
    return words;
  }

  /**
   * The features of all days, row by row.
   *
   * @param lexicon what the page's words say of whether it has a date
   */
  public float[] features(HashedWeights lexicon) {
    float ofWords = words.length == 0 ? 0 : lexicon.score(words);
    float[] values = new float[days.size() * SCHEMA.size()];
    FeatureRow row = FeatureRow.over(values);
    for (int i = 0; i < days.size(); i++) {
      addTo(row, i, ofWords);
    }
    return values;
  }

  /** The number of features of a day. */
  public static int width() {
    return SCHEMA.size();
  }

  private void addTo(FeatureRow row, int i, float ofWords) {
    DayEvidence own = days.get(i);
    own.addTo(row);
    int otherStatements = 0;
    int elsewhere = 0;
    int earlier = 0;
    double mostPlausible = LEAST_PLAUSIBILITY;
    boolean adjacentSeen = false;
    boolean adjacentStated = false;
    boolean anySeenStated = false;
    for (DayEvidence other : days) {
      boolean stated = statedDays.contains(other.day);
      anySeenStated |= stated && other.isSeen();
      if (other != own) {
        otherStatements += other.published.size();
        elsewhere += other.isElsewhere() ? 1 : 0;
        earlier += !other.isElsewhere() && other.day.isBefore(own.day) ? 1 : 0;
        mostPlausible = Math.max(mostPlausible, other.plausibility());
        boolean adjacent = Math.abs(other.day.toEpochDay() - own.day.toEpochDay()) == 1;
        adjacentSeen |= adjacent && other.isSeen();
        adjacentStated |= adjacent && stated;
      }
    }
    row.add("otherStatements", otherStatements);
    row.add("anySeenStated", anySeenStated ? 1 : 0);
    row.add("anyStated", statedDays.isEmpty() ? 0 : 1);
    row.add("othersPlausibility", Math.max(LEAST_PLAUSIBILITY, mostPlausible));
    row.add(
        "margin",
        Math.max(LEAST_PLAUSIBILITY, own.plausibility())
            - Math.max(LEAST_PLAUSIBILITY, mostPlausible));
    row.add("adjacentSeen", adjacentSeen ? 1 : 0);
    row.add("adjacentStated", adjacentStated ? 1 : 0);
    int ownDays = days.size() - elsewhere;
    row.add("days", Math.min(ownDays, MOST_COUNTED));
    row.add("earlier", Math.min(earlier, MOST_COUNTED));
    row.add("later", Math.min(ownDays - 1 - earlier, MOST_COUNTED));
    row.add("daysElsewhere", Math.min(elsewhere, MOST_COUNTED));
    upload.addTo(row, own.day);
    traits.addTo(row);
    row.add("page.words", ofWords);
  }

  private static FeatureSchema schema() {
    DateCandidate any =
        new DateCandidate(DateKind.META, new PageDate(LocalDate.of(2026, 11, 21)), false);
    FeatureRow row = FeatureRow.named();
    new DateEvidence(List.of(any), List.of()).addTo(row, 0, 0);
    return new FeatureSchema(1, row.names());
  }
}
