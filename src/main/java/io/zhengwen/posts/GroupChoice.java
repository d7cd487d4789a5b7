package io.zhengwen.posts;

import io.zhengwen.page.records.RecordGroup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Chooses the group of repeated elements that is most likely a page's posts or comments: the one
 * with the most records that show a date, a user and a text of their own, and few that do not.
 */
final class GroupChoice {
  private static final double LEAST_COMPLETE = .5;
  private static final double MOST_LINKED = .6;

  /** How much likelier a group is that markup names comments, or lists of other pages. */
  private static final double COMMENTS = 1.6;

  private static final double TEASERS = .5;
  private static final double PARTLY = .55;

  /** What stands apart from the other records and says less is the head of a page. */
  private static final int LEAST_APART = 10;

  private final Evidence evidence;

  /** Groups with the same records follow each other, as elements have several names. */
  private RecordGroup lastMeasured;

  private Measure last;

  /**
   * What the records of a group show.
   *
   * @param complete how many show all of a post, in part those that lack something; 0 if too few
   * @param words the words of all
   */
  private record Measure(double complete, long words) {
    static final Measure NONE = new Measure(0, 0);
  }

  GroupChoice(Evidence evidence) {
    this.evidence = evidence;
  }

  /**
   * Whether elements that share a key may be chosen: a record alone has to be called a comment, and
   * of several at least half show a date or a user.
   */
  boolean isPossible(int key, int elements) {
    return elements == 1 ? isCalledComment(key) : evidence.shown() >= LEAST_COMPLETE * elements;
  }

  private boolean isCalledComment(int key) {
    return (evidence.names(key) & PartNames.COMMENT) != 0;
  }

  /** The groups that may be posts or comments and differ in their records, likeliest first. */
  List<RecordGroup> ranked(List<RecordGroup> groups) {
    record Scored(RecordGroup group, double score) {}
    List<Scored> scored = new ArrayList<>();
    for (RecordGroup group : groups) {
      double score = score(group);
      if (score > 0) {
        scored.add(new Scored(group, score));
      }
    }
    scored.sort(
        Comparator.<Scored>comparingDouble(s -> -s.score)
            .thenComparing(s -> !isCalledComment(s.group.key())));
    List<RecordGroup> ranked = new ArrayList<>();
    Set<Long> extents = new HashSet<>();
    for (Scored s : scored) {
      RecordGroup g = s.group;
      if (extents.add(g.extent())) {
        ranked.add(g);
      }
    }
    return ranked;
  }

  private double score(RecordGroup group) {
    if (lastMeasured == null || !group.hasRecordsOf(lastMeasured)) {
      lastMeasured = group;
      last = measure(group);
    }
    double complete = last.complete;
    if (complete == 0) {
      return 0;
    }
    boolean reviews = evidence.areReviews(group);
    int around = evidence.names(group);
    boolean named = (around & PartNames.COMMENT) != 0 || reviews;
    if (group.size() == 2 && !named && !evidence.inForum()) {
      return 0;
    }
    double likely = named ? COMMENTS : 1;
    likely *= (around & PartNames.TEASER) != 0 && !reviews && !evidence.inForum() ? TEASERS : 1;
    return likely * complete * Math.sqrt(complete / group.size()) + 1e-6 * last.words;
  }

  private Measure measure(RecordGroup group) {
    int[] dates = group.own(evidence.dates);
    int[] users = evidence.users(group);
    if (shown(dates, users) < LEAST_COMPLETE * group.size()) {
      return Measure.NONE;
    }
    int[] words = evidence.words(group);
    int[] prose = evidence.prose(group);
    int[] said = evidence.said(group);
    int[] links = evidence.linkWords(group);
    double complete = 0;
    long all = 0;
    long linked = 0;
    for (int r = 0; r < group.size(); r++) {
      all += words[r];
      linked += links[r];
      boolean whole = dates[r] > 0 && users[r] > 0;
      if (isApart(group, r) && dates[1] > 0 && users[1] > 0 && (!whole || prose[r] < LEAST_APART)) {
        continue;
      }
      if (whole) {
        complete += prose[r] > 0 ? 1 : said[r] > 0 ? PARTLY : 0;
      } else if (prose[r] > 0 && dates[r] + users[r] > 0) {
        complete += PARTLY;
      }
    }
    boolean possible =
        complete / group.size() >= LEAST_COMPLETE
            && linked <= MOST_LINKED * all
            && (group.size() > 1 || complete >= 1);
    return possible ? new Measure(complete, all) : Measure.NONE;
  }

  /** Whether a record is the first, and none of the others stands in the same element. */
  private boolean isApart(RecordGroup group, int r) {
    int around = evidence.page.parent(group.start(0));
    return r == 0
        && group.size() > 2
        && IntStream.range(1, group.size())
            .allMatch(other -> evidence.page.parent(group.start(other)) != around);
  }

  /** The number of records that show a date or a user. */
  private static int shown(int[] dates, int[] users) {
    int shown = 0;
    for (int r = 0; r < dates.length; r++) {
      shown += dates[r] > 0 || users[r] > 0 ? 1 : 0;
    }
    return shown;
  }
}
