package io.zhengwen.posts;

import io.zhengwen.page.records.RecordGroup;
import java.util.List;
import java.util.Optional;

/**
 * Chooses the group of repeated elements that is most likely a page's posts or comments: the one
 * with the most records that show a date, a user and a text of their own, and few that do not.
 */
final class GroupChoice {
  private static final double LEAST_COMPLETE = .5;
  private static final double MOST_LINKED = .6;

  private static final double PARTLY = .55;

  private final Evidence evidence;

  GroupChoice(Evidence evidence) {
    this.evidence = evidence;
  }

  Optional<RecordGroup> best(List<RecordGroup> groups) {
    if (Boolean.getBoolean("dbg2"))
      groups.stream()
          .sorted(java.util.Comparator.comparingDouble(g -> -score(g)))
          .limit(8)
          .forEach(
              g ->
                  System.out.println(
                      "   G "
                          + score(g)
                          + " n="
                          + g.size()
                          + " "
                          + (g.key() < 0 ? "path" : evidence.keys.name(g.key()))
                          + java.util.Arrays.toString(
                              java.util.Arrays.copyOf(g.own(evidence.dates), 4))
                          + java.util.Arrays.toString(
                              java.util.Arrays.copyOf(g.own(evidence.users), 4))
                          + java.util.Arrays.toString(
                              java.util.Arrays.copyOf(evidence.prose(g), 4))));
    RecordGroup best = null;
    double most = 0;
    for (RecordGroup group : groups) {
      double score = score(group);
      if (score > most) {
        most = score;
        best = group;
      }
    }
    return Optional.ofNullable(best);
  }

  private double score(RecordGroup group) {
    int[] dates = group.own(evidence.dates);
    int[] users = group.own(evidence.users);
    int[] words = evidence.words(group);
    int[] prose = evidence.prose(group);
    int[] links = evidence.linkWords(group);
    double complete = 0;
    long all = 0;
    long linked = 0;
    for (int r = 0; r < group.size(); r++) {
      all += words[r];
      linked += links[r];
      if (prose[r] > 0) {
        complete += dates[r] > 0 && users[r] > 0 ? 1 : dates[r] > 0 || users[r] > 0 ? PARTLY : 0;
      }
    }
    double share = complete / group.size();
    if (share < LEAST_COMPLETE || linked > MOST_LINKED * all) {
      return 0;
    }
    int names = group.key() < 0 ? 0 : PartNames.of(evidence.keys.name(group.key()));
    if (group.size() == 1 && (complete < 1 || (names & PartNames.COMMENT) == 0)) {
      return 0;
    }
    return complete * Math.sqrt(share) + 1e-6 * all;
  }
}
