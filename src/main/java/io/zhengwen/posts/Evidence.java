package io.zhengwen.posts;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.ElementKeys;
import io.zhengwen.page.records.RecordGroup;
import io.zhengwen.page.records.ShortTexts;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Where a page shows dates and users, and the words beside them: sums over the nodes before each
 * node. Words are counted when they are asked for. Not thread-safe.
 */
final class Evidence {
  private static final int LONGEST_NAME = 60;
  private static final int LONGEST_USER = 40;

  final PageModel page;
  final ElementKeys keys;
  final DateMarks marks;

  /** The {@link PartNames} of each element. */
  final int[] names;

  /** Sums of elements and texts that show a date; in forums also of those that only state one. */
  final int[] dates;

  /** Sums of elements that show a user. */
  final int[] users;

  private final CommentHeads heads;
  private boolean isBelowHead;
  private final int[] namesOfKeys;
  private final Participants participants;

  /** Sums of elements that are named as texts; null until they are asked for. */
  private int[] textNames;

  /** Null until they are asked for. */
  private WordSums words;

  /** Null until they are asked for. */
  private ShortTexts texts;

  Evidence(PageModel page, DateMarks marks, Participants participants) {
    this.page = page;
    this.marks = marks;
    keys = participants.keys;
    namesOfKeys = participants.namesOfKeys;
    names = participants.names;
    users = participants.users;
    this.participants = participants;
    heads = participants.heads;
    int n = page.size();
    dates = new int[n + 1];
    BitSet stated = inForum() ? DeclaredPostDates.elements(page, marks) : new BitSet();
    for (int i = 0; i < n; i++) {
      boolean text = page.isText(i);
      isBelowHead |= text && heads.contains(i);
      dates[i + 1] = dates[i] + (stated.get(i) || showsDate(i, text) ? 1 : 0);
    }
  }

  /** Which short texts of the page are equal. */
  ShortTexts texts() {
    if (texts == null) {
      texts = new ShortTexts(page);
    }
    return texts;
  }

  private WordSums sums() {
    if (words == null) {
      words = new WordSums(this);
    }
    return words;
  }

  /** Whether a text is short and shows a date. */
  boolean isDateLine(int i) {
    return dates[i + 1] > dates[i] && page.measures().words(i, i + 1) < ShortTexts.WORDS;
  }

  private boolean showsDate(int i, boolean text) {
    if (text) {
      int length = page.textLength(i);
      return length >= 6
          && length <= LONGEST_NAME
          && (names[page.parent(i)] & PartNames.OTHER_DATE) == 0
          && page.hasDigit(i)
          && (marks.ofText(page.text(i)).isPresent()
              || isBelowHead
                  && length <= LONGEST_USER
                  && PartialDates.in(page.text(i)).isPresent());
    }
    return (names[i] & PartNames.OTHER_DATE) == 0
        && (page.tag(i).equals("time")
            || page.isDescribed(i) && !page.attr(i, "datetime").isEmpty()
            || (names[i] & PartNames.DATE) != 0
                && page.measures().chars(i) <= LONGEST_NAME
                && page.measures().chars(i) > 0
            || inForum() && statesDate(i));
  }

  /**
   * Whether attributes of a short element state a date. It may be empty until a script shows that.
   */
  private boolean statesDate(int i) {
    return page.measures().chars(i) <= LONGEST_NAME && marks.ofAttributes(i).isPresent();
  }

  /** The number of dates and users that the page shows. */
  int shown() {
    return dates[page.size()] + users[page.size()];
  }

  /** The words of each record without those of the records in it. */
  int[] words(RecordGroup group) {
    return group.own(sums().all);
  }

  /** The words in links and controls of each record without those of the records in it. */
  int[] linkWords(RecordGroup group) {
    return group.own(sums().linked);
  }

  /** The names of a key; none for -1. */
  int names(int key) {
    return key < 0 ? 0 : namesOfKeys[key];
  }

  /** The names of the group's key, which may be in its records, and of what is around these. */
  int names(RecordGroup group) {
    return names(group.key()) | namesAround(group) | (isHeaded(group) ? PartNames.COMMENT : 0);
  }

  /** Whether a heading of comments stands right above a group. */
  boolean isHeaded(RecordGroup group) {
    return heads.isAbove(group.start(0));
  }

  /**
   * The number of users that each record shows by markup or a link, those in the records in it left
   * out; below a heading of comments, a short text that begins a record with a date is one.
   */
  int[] users(RecordGroup group) {
    int[] shown = group.own(users);
    if (isHeaded(group)) {
      int[] dated = group.own(dates);
      for (int r = 0; r < shown.length; r++) {
        boolean named = dated[r] > 0 && beginsWithName(group.start(r), group.end(r));
        shown[r] += shown[r] == 0 && named ? 1 : 0;
      }
    }
    return shown;
  }

  private boolean beginsWithName(int from, int to) {
    int first = from;
    while (first < to
        && !(page.isText(first) && page.textLength(first) > 1 && page.hasWord(first))) {
      first++;
    }
    return first < to && page.textLength(first) <= LONGEST_USER && dates[first + 1] == dates[first];
  }

  /** Whether the records are named as reviews. */
  boolean areReviews(RecordGroup group) {
    return (names(group.key()) & PartNames.REVIEW) != 0
        || IntStream.range(0, group.size())
            .allMatch(
                r -> group.isElement(page, r) && (names[group.start(r)] & PartNames.REVIEW) != 0);
  }

  /** The names of the group's last record and of the elements around it. */
  int namesAround(RecordGroup group) {
    int start = group.start(group.size() - 1);
    int found = group.isElement(page, group.size() - 1) ? names[start] : 0;
    int at = page.parent(start);
    for (int level = 0; level < 3 && at > 0; level++) {
      found |= names[at];
      at = page.parent(at);
    }
    return found;
  }

  /** Whether the address of the page is that of a forum. */
  boolean inForum() {
    return participants.inForum();
  }

  /** Whether the element or one in it is named as a text. */
  boolean holdsText(int i) {
    if (textNames == null) {
      textNames = new int[page.size() + 1];
      for (int j = 0; j < page.size(); j++) {
        textNames[j + 1] = textNames[j] + ((names[j] & PartNames.BODY) != 0 ? 1 : 0);
      }
    }
    return textNames[page.end(i)] > textNames[i];
  }

  /** The words of each record's own text. */
  int[] prose(RecordGroup group) {
    return group.own(sums().prose);
  }

  /** The same with short texts that others repeat. */
  int[] said(RecordGroup group) {
    return group.own(sums().said);
  }

  /** The words from a node to another of texts that belong to a post alone. */
  int prose(int from, int to) {
    return sums().prose[to] - sums().prose[from];
  }

  int proseWords(int from, int to) {
    int[] all = sums().all;
    int[] linked = sums().linked;
    return all[to] - all[from] - linked[to] + linked[from];
  }
}
