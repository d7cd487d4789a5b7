package io.zhengwen.posts;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.publication.PageDates;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.RecordGroup;
import io.zhengwen.page.records.RecordGroups;
import io.zhengwen.text.Addresses;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.IntStream;

/** Reads the posts or comments of a page. */
public final class DiscussionReader {
  private static final int MOST_GROUPS = 6;

  /** Posts have at least one in so many of the words of the comments on them. */
  private static final int LEAST_SHARE = 4;

  private static final int LONGEST_SIGNATURE = 120;

  private final PageModel page;
  private final Evidence evidence;
  private final Addresses addresses;

  /** Likelier groups that are lists of other pages; no group around one is posts. */
  private final List<RecordGroup> lists = new ArrayList<>();

  private DiscussionReader(PageModel page, Participants participants) {
    this.page = page;
    evidence = new Evidence(page, new DateMarks(page, PageDates.reader(page)), participants);
    addresses = page.addresses();
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
    Reading best = null;
    int left = MOST_GROUPS;
    for (RecordGroup group : choice.ranked(groups)) {
      if (left > 0 && (best == null || mayBeBetter(group, best))) {
        left--;
        Reading found = read(group);
        if (found != null && (best == null || isBetter(found, best))) {
          best = found;
        }
      }
    }
    return Optional.ofNullable(best).map(Reading::discussion);
  }

  /** A group whose records are posts or comments; these are read when they are asked for. */
  private final class Reading {
    final Kind kind;
    final Layout layout;
    private final boolean certain;
    private Discussion discussion;
    private Selection texts;

    Reading(Kind kind, Layout layout, boolean certain) {
      this.kind = kind;
      this.layout = layout;
      this.certain = certain;
    }

    RecordGroup group() {
      return layout.columns().group;
    }

    /** Whether the texts have elements to themselves. */
    boolean isApart() {
      return layout.texts().areApart();
    }

    Discussion discussion() {
      if (discussion == null) {
        discussion = DiscussionReader.this.discussion(kind, layout, certain);
      }
      return discussion;
    }

    /** The texts of the records. */
    Selection texts() {
      if (texts == null) {
        Selection.Builder all = new Selection.Builder(page);
        discussion().records().forEach(record -> record.text().forEach(all::add));
        texts = all.build();
      }
      return texts;
    }
  }

  private boolean mayBeBetter(RecordGroup group, Reading likelier) {
    return likelier.kind == Kind.POST && (!likelier.isApart() || mayHold(group, likelier.group()));
  }

  /**
   * Whether a reading is better than that of a likelier group as posts: if its texts have elements
   * to themselves, and are most of the other's that have none, or stand above the other's in the
   * same records, as answers do above the comments on them.
   */
  private boolean isBetter(Reading found, Reading likelier) {
    if (!found.isApart() || found.kind != Kind.POST) {
      return false;
    }
    long words = Discussion.words(page, found.texts(), found.texts());
    long others = Discussion.words(page, likelier.texts(), likelier.texts());
    return likelier.isApart()
        ? LEAST_SHARE * words >= others
            && Discussion.words(page, likelier.texts(), found.texts()) == 0
        : 2 * words >= others;
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

  private Reading read(RecordGroup replies) {
    if (!KindChoice.isPossible(evidence, replies) || lists.stream().anyMatch(replies::isAround)) {
      return null;
    }
    Layout layout = Layout.of(evidence, replies);
    Optional<Layout> whole = new FirstPost(layout).find().map(g -> Layout.of(evidence, g));
    KindChoice choice = new KindChoice(whole.orElse(layout), whole.isPresent());
    if (choice.isList()) {
      lists.add(replies);
      return null;
    }
    Kind kind = choice.kind().orElse(null);
    if (kind == null) {
      return null;
    }
    return kind == Kind.COMMENT
        ? new Reading(kind, layout, choice.areCertain())
        : new Reading(kind, whole.orElse(layout), false);
  }

  private Discussion discussion(Kind kind, Layout layout, boolean apart) {
    SortedMap<Integer, PostDates.Posted> dates = new PostDates(layout).find();
    List<Optional<String>> links = new PostLinks(layout, addresses).find(dates);
    PostText texts = layout.texts();
    Selection.Builder text = new Selection.Builder(page);
    RecordGroup group = layout.columns().group;
    int first = 0;
    int end = group.size();
    while (first < end && isRowOfLinks(group, first, dates)) {
      first++;
    }
    while (first < end && isRowOfLinks(group, end - 1, dates)) {
      end--;
    }
    SortedMap<Integer, PostAuthors.Author> authors =
        new PostAuthors(layout).find().subMap(first, end);
    authors.values().forEach(author -> move(author.node(), texts, text));
    authors.forEach((r, author) -> leaveOutSignature(author, dates.get(r), texts));
    dates.subMap(first, end).values().stream()
        .filter(PostDates.Posted::shown)
        .forEach(date -> move(date.node(), texts, text));
    List<ExtractedRecord> records = new ArrayList<>();
    Selection.Builder aside = new Selection.Builder(page);
    for (int r = first; r < end; r++) {
      if (apart) {
        aside.addRange(group.start(r), group.end(r));
      }
      Selection own = texts.of(r);
      if (!own.isEmpty()) {
        own.forEach(text::add);
        records.add(
            new ExtractedRecord(kind, own, fields(authors.get(r), dates.get(r)), links.get(r)));
      }
    }
    return new Discussion(
        kind, Repeats.without(page, records), text.build(), aside.build(), evidence.inForum());
  }

  /** Whether a record without a date beside such with dates leads to other pages, as menus do. */
  private boolean isRowOfLinks(
      RecordGroup group, int r, SortedMap<Integer, PostDates.Posted> dates) {
    int from = group.start(r);
    int to = group.end(r);
    return !dates.isEmpty()
        && !dates.containsKey(r)
        && 2L * page.measures().linkChars(from, to) > page.measures().chars(from, to);
  }

  /**
   * Leaves out the element in a post's text that says who wrote it and when, and little else, such
   * as {@code posted by amber at 9:10 AM on May 3, 2024}.
   */
  private void leaveOutSignature(PostAuthors.Author author, PostDates.Posted date, PostText texts) {
    int line = page.parent(author.node());
    while (date != null && line > 0 && !page.isWithin(date.node(), line)) {
      line = page.parent(line);
    }
    if (date != null
        && line > 0
        && texts.contains(line)
        && !texts.isAround(line)
        && page.measures().chars(line) <= LONGEST_SIGNATURE) {
      texts.leaveOut(line, page.end(line));
    }
  }

  /** Takes an author or a date out of the text of its post. */
  private void move(int node, PostText texts, Selection.Builder text) {
    texts.leaveOut(node, page.end(node));
    text.addSubtree(node);
  }

  private List<ExtractedField> fields(PostAuthors.Author author, PostDates.Posted date) {
    List<ExtractedField> fields = new ArrayList<>();
    if (author != null) {
      fields.add(new ExtractedField(ExtractedRecord.AUTHOR, author.name(), author.name()));
      if (author.link() >= 0) {
        String href = page.attr(author.link(), "href");
        addresses
            .absolute(href)
            .ifPresent(
                link -> fields.add(new ExtractedField(ExtractedRecord.AUTHOR_LINK, href, link)));
      }
    }
    if (date != null) {
      fields.add(
          new ExtractedField(
              ExtractedRecord.DATE,
              date.text(),
              date.value() == null ? date.text() : date.value()));
    }
    return fields;
  }
}
