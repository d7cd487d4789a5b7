package io.zhengwen.posts;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.ElementKeys;
import io.zhengwen.page.records.RecordGroup;
import io.zhengwen.page.records.ShortTexts;
import java.util.stream.IntStream;

/**
 * Where a page shows dates and users: sums over the nodes before each node. Read-only after
 * construction.
 */
final class Evidence {
  private static final int LONGEST_NAME = 60;
  private static final int LONGEST_USER = 40;
  private static final int LONGEST_ASIDE = 600;

  private static final int ASIDE =
      PartNames.AUTHOR
          | PartNames.DATE
          | PartNames.OTHER_DATE
          | PartNames.RANK
          | PartNames.SIGNATURE
          | PartNames.TOOLS;

  final PageModel page;
  final ElementKeys keys;
  final DateMarks marks;
  final ShortTexts texts;

  /** The {@link PartNames} of each element. */
  final int[] names;

  /** Sums of elements and texts that show a date. */
  final int[] dates;

  /** Sums of elements that show a user. */
  final int[] users;

  private final CommentHeads heads;
  private boolean isBelowHead;
  private final int[] namesOfKeys;
  private final boolean inForum;
  private final int[] words;
  private final int[] linkWords;

  /** Sums of elements that are named as texts. */
  private final int[] textNames;

  /** Sums of words of texts that belong to a post alone. */
  private final int[] prose;

  /** The same with short texts that others repeat, such as {@code +1}. */
  private final int[] said;

  Evidence(PageModel page, DateMarks marks, Participants participants) {
    this.page = page;
    this.marks = marks;
    texts = new ShortTexts(page);
    keys = participants.keys;
    namesOfKeys = participants.namesOfKeys;
    names = participants.names;
    users = participants.users;
    inForum = participants.inForum;
    heads = participants.heads;
    int n = page.size();
    dates = new int[n + 1];
    words = new int[n + 1];
    linkWords = new int[n + 1];
    prose = new int[n + 1];
    said = new int[n + 1];
    textNames = new int[n + 1];
    boolean[] aside = new boolean[n];
    for (int i = 0; i < n; i++) {
      boolean text = page.isText(i);
      isBelowHead |= text && heads.contains(i);
      dates[i + 1] = dates[i] + (showsDate(i, text) ? 1 : 0);
      textNames[i + 1] = textNames[i] + ((names[i] & PartNames.BODY) != 0 ? 1 : 0);
      int w = text ? page.measures().words(i, i + 1) : 0;
      words[i + 1] = words[i] + w;
      aside[i] = text ? aside[page.parent(i)] : isAside(i, i > 0 && aside[page.parent(i)]);
      boolean own = text && !aside[i] && !page.inLink(i) && !page.inControl(i) && !isDateLine(i);
      said[i + 1] = said[i] + (own ? w : 0);
      prose[i + 1] = prose[i] + (own && !(w < ShortTexts.WORDS && texts.isRepeated(i)) ? w : 0);
      linkWords[i + 1] = linkWords[i] + (page.inLink(i) || page.inControl(i) ? w : 0);
    }
  }

  /** Whether a text is short and shows a date. */
  boolean isDateLine(int i) {
    return dates[i + 1] > dates[i] && page.measures().words(i, i + 1) < ShortTexts.WORDS;
  }

  /** Whether an element is a box about a user, a date or a tool, or in one. */
  private boolean isAside(int i, boolean around) {
    int n = names[i];
    if ((n & PartNames.BODY) != 0 || (n & PartNames.TEXT) != 0 && (n & PartNames.AUTHOR) == 0) {
      return false;
    }
    return around || (n & ASIDE) != 0 && page.measures().chars(i) <= LONGEST_ASIDE;
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
                && page.measures().chars(i) > 0);
  }

  /** The number of dates and users that the page shows. */
  int shown() {
    return dates[page.size()] + users[page.size()];
  }

  /** The words of each record without those of the records in it. */
  int[] words(RecordGroup group) {
    return group.own(words);
  }

  /** The words in links and controls of each record without those of the records in it. */
  int[] linkWords(RecordGroup group) {
    return group.own(linkWords);
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
    return inForum;
  }

  /** Whether the element or one in it is named as a text. */
  boolean holdsText(int i) {
    return textNames[page.end(i)] > textNames[i];
  }

  /** The words of each record's own text. */
  int[] prose(RecordGroup group) {
    return group.own(prose);
  }

  /** The same with short texts that others repeat. */
  int[] said(RecordGroup group) {
    return group.own(said);
  }

  /** The words from a node to another of texts that belong to a post alone. */
  int prose(int from, int to) {
    return prose[to] - prose[from];
  }

  int proseWords(int from, int to) {
    return words[to] - words[from] - linkWords[to] + linkWords[from];
  }
}
