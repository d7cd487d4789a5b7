package io.zhengwen.posts;

import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.metadata.publication.PageDates;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.RecordGroup;
import io.zhengwen.page.records.RecordGroups;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reads the posts or comments of a page. */
public final class DiscussionReader {
  private static final int MOST_GROUPS = 6;

  /** Posts have at least one in so many of the words of the comments on them. */
  private static final int LEAST_SHARE = 4;

  private final PageModel page;
  private final Evidence evidence;

  /** Likelier groups that are lists of other pages; no group around one is posts. */
  private final List<RecordGroup> lists = new ArrayList<>();

  /** Those of them that are topics; no group within one is posts. */
  private final List<RecordGroup> topics = new ArrayList<>();

  private DiscussionReader(PageModel page, Participants participants) {
    this.page = page;
    evidence = new Evidence(page, new DateMarks(page, PageDates.reader(page)), participants);
  }

  /** The posts or comments of a page; empty if it has none, or if it is not certain. */
  public static Optional<Discussion> read(PageModel page) {
    Participants participants = new Participants(page);
    return KindChoice.isPossible(participants)
        ? new DiscussionReader(page, participants).read()
        : Optional.empty();
  }

  private Optional<Discussion> read() {
    if (evidence.shown() == 0) {
      return Optional.empty();
    }
    GroupChoice choice = new GroupChoice(evidence);
    List<RecordGroup> groups = RecordGroups.of(page, evidence.keys, choice::isPossible);
    ReadGroup best = null;
    int left = MOST_GROUPS;
    for (RecordGroup group : choice.ranked(groups)) {
      if (left > 0 && (best == null || mayBeBetter(group, best))) {
        left--;
        ReadGroup found = read(group);
        if (found != null && (best == null || isBetter(found, best))) {
          best = found;
        }
      }
    }
    return Optional.ofNullable(best).map(ReadGroup::discussion);
  }

  private boolean mayBeBetter(RecordGroup group, ReadGroup likelier) {
    return likelier.kind == Kind.POST && (!likelier.isApart() || mayHold(group, likelier.group()));
  }

  /**
   * Whether a reading is better than that of a likelier group as posts: if its texts have elements
   * to themselves, and are most of the other's that have none, or stand above the other's in the
   * same records, as answers do above the comments on them.
   */
  private boolean isBetter(ReadGroup found, ReadGroup likelier) {
    if (!found.isApart()
        || found.kind != Kind.POST
        || isOneAround(found.group(), likelier.group())) {
      return false;
    }
    long share = likelier.isApart() ? LEAST_SHARE : 2;
    long others = Discussion.words(page, likelier.texts(), likelier.texts());
    return share * found.mostWords() >= others
        && share * Discussion.words(page, found.texts(), found.texts()) >= others
        && !(likelier.isApart() && Discussion.words(page, likelier.texts(), found.texts()) > 0);
  }

  /** Whether the records of a group are elements of one name around others that are comments. */
  private boolean mayHold(RecordGroup outer, RecordGroup inner) {
    return (evidence.names(inner) & ~evidence.namesAround(outer) & PartNames.COMMENT) != 0
        && outer.size() < inner.size()
        && outer.isAround(inner)
        && !isOneAround(outer, inner)
        && areNamed(outer);
  }

  /** Whether one record has all those of another group in it, as the frame of a thread does. */
  private static boolean isOneAround(RecordGroup outer, RecordGroup inner) {
    return IntStream.range(0, outer.size())
        .anyMatch(
            r -> outer.start(r) <= inner.start(0) && inner.end(inner.size() - 1) <= outer.end(r));
  }

  private boolean areNamed(RecordGroup group) {
    int last = group.size() - 1;
    int label = evidence.keys.label(group.start(last));
    return group.isElement(page, last)
        && !evidence.keys.isTag(label)
        && IntStream.range(0, last).allMatch(r -> evidence.keys.has(group.start(r), label));
  }

  private ReadGroup read(RecordGroup replies) {
    if (!KindChoice.isPossible(evidence, replies)
        || lists.stream().anyMatch(replies::isAround)
        || topics.stream().anyMatch(list -> list.isAround(replies))) {
      return null;
    }
    Layout layout = Layout.of(evidence, replies);
    Optional<Layout> whole = new FirstPost(layout).find().map(g -> Layout.of(evidence, g));
    Optional<Layout> opening = whole.isPresent() ? Optional.empty() : OpeningPost.above(layout);
    KindChoice choice =
        new KindChoice(whole.orElse(layout), whole.isPresent() || opening.isPresent());
    boolean areTopics = choice.areTopics();
    if (areTopics || choice.areHeadedByLinks()) {
      lists.add(replies);
      if (areTopics) {
        topics.add(replies);
      }
      return null;
    }
    Kind kind = choice.kind().orElse(null);
    if (kind == null) {
      return null;
    }
    return kind == Kind.COMMENT
        ? new ReadGroup(kind, layout, Optional.empty(), choice.areCertain())
        : new ReadGroup(kind, whole.orElse(layout), opening, false);
  }
}
