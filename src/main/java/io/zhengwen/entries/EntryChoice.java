package io.zhengwen.entries;

import io.zhengwen.metadata.names.Keywords;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.ElementKeys;
import io.zhengwen.page.records.RecordGroup;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Chooses the group of repeated elements that is most likely a page's list of entries: most of its
 * records lead to a page of their own and show an image, a heading, a price or some text beside the
 * link, as menus do not.
 */
final class EntryChoice {
  private static final double LEAST_COMPLETE = .8;

  /** Characters outside links that are more than a count beside a link. */
  private static final int LEAST_TEXT = 25;

  private static final int MOST_WORDS = 60;

  /** Records with more words are sections of a text. */
  private static final int LONGEST = 150;

  /** Records with more links are lists of their own. */
  private static final int MOST_LINKS = 12;

  /** The words that an image, a heading or a price counts for. */
  private static final int PART = 8;

  private static final Set<String> BESIDE = Set.of("nav", "footer", "aside", "dialog", "menu");

  /** Names of what stands beside the content of a page. */
  private static final Keywords NAMES =
      new Keywords()
          .with(
              1,
              "footer sidebar ^related ^recommend breadcrumb mega-menu megamenu dropdown cookie cross-sell crosssell"
                  + " upsell ^recently newsletter ^modal");

  private static final int LONGEST_NAME = 100;

  private final EntryEvidence evidence;
  private final ElementKeys keys;
  private final PageModel page;

  EntryChoice(EntryEvidence evidence, ElementKeys keys) {
    this.evidence = evidence;
    this.keys = keys;
    page = evidence.page;
  }

  /** The likeliest group; empty if none can be a list of entries. */
  Optional<RecordGroup> best(List<RecordGroup> groups) {
    RecordGroup best = null;
    double most = 0;
    Set<Long> extents = new HashSet<>();
    for (RecordGroup group : groups) {
      double score = extents.add(group.extent()) ? score(group) : 0;
      if (score > most && !isBeside(group.start(group.size() / 2))) {
        most = score;
        best = group;
      }
    }
    return Optional.ofNullable(best);
  }

  private double score(RecordGroup group) {
    int n = group.size();
    int[][] parts = {evidence.images, evidence.headings, evidence.prices};
    int[] having = new int[parts.length];
    Map<Integer, Integer> targets = targets(group);
    double score = 0;
    int complete = 0;
    int longest = 0;
    int all = 0;
    for (int r = 0; r < n; r++) {
      int from = group.start(r);
      int to = group.end(r);
      if (r > 0 && from < group.end(r - 1)) {
        return 0;
      }
      int shown = 0;
      for (int k = 0; k < parts.length; k++) {
        int has = Math.min(1, EntryEvidence.count(parts[k], from, to));
        having[k] += has;
        shown += has;
      }
      int words = page.measures().words(from, to);
      boolean text =
          page.measures().chars(from, to) - page.measures().linkChars(from, to) >= LEAST_TEXT
              || EntryEvidence.count(evidence.numbers, from, to) > 0;
      if (words > 0 && words <= LONGEST && (shown > 0 || text) && hasOwnTarget(from, to, targets)) {
        complete++;
        score += Math.min(MOST_WORDS, words) + PART * shown;
      }
      longest = Math.max(longest, words);
      all += words;
    }
    double share = (double) complete / n;
    if (share < LEAST_COMPLETE || longest > MOST_WORDS && 2 * longest > all) {
      return 0;
    }
    for (int has : having) {
      double p = (double) has / n;
      score *= p * p + (1 - p) * (1 - p);
    }
    return score * share;
  }

  /** In how many records of few links each address is linked, by its number. */
  private Map<Integer, Integer> targets(RecordGroup group) {
    Map<Integer, Integer> targets = new HashMap<>();
    for (int r = 0; r < group.size(); r++) {
      if (isOfFewLinks(group.start(r), group.end(r))) {
        evidence
            .linksOf(group.start(r), group.end(r))
            .map(evidence::target)
            .distinct()
            .forEach(target -> targets.merge(target, 1, Integer::sum));
      }
    }
    return targets;
  }

  private boolean isOfFewLinks(int from, int to) {
    return EntryEvidence.count(evidence.links, from, to) <= MOST_LINKS;
  }

  private boolean hasOwnTarget(int from, int to, Map<Integer, Integer> targets) {
    return isOfFewLinks(from, to)
        && evidence.linksOf(from, to).anyMatch(link -> targets.get(evidence.target(link)) == 1);
  }

  /** Whether a node is in an element that is called something beside the content of a page. */
  private boolean isBeside(int i) {
    for (int at = i; at > 0; at = page.parent(at)) {
      if (BESIDE.contains(page.tag(at))) {
        return true;
      }
      for (int key : keys.keys(at)) {
        if (NAMES.find(keys.name(key), LONGEST_NAME) != 0) {
          return true;
        }
      }
    }
    return false;
  }
}
