package io.zhengwen.posts;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.PageDates;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.RecordGroup;
import io.zhengwen.page.records.RecordGroups;
import io.zhengwen.text.Addresses;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** Reads the posts or comments of a page. */
public final class DiscussionReader {
  private static final int MOST_GROUPS = 6;

  private final PageModel page;
  private final Evidence evidence;
  private final Addresses addresses;

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
    for (RecordGroup group : choice.best(groups, MOST_GROUPS)) {
      Optional<Discussion> found = read(group);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<Discussion> read(RecordGroup replies) {
    if (!KindChoice.isPossible(evidence, replies)) {
      return Optional.empty();
    }
    Layout layout = Layout.of(evidence, replies);
    Optional<Layout> whole = new FirstPost(layout).find().map(g -> Layout.of(evidence, g));
    KindChoice choice = new KindChoice(whole.orElse(layout), whole.isPresent());
    return choice
        .kind()
        .map(
            kind ->
                kind == Kind.COMMENT
                    ? discussion(kind, layout, choice.areCertain())
                    : discussion(kind, whole.orElse(layout), false));
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
    dates.subMap(first, end).values().forEach(date -> move(date.node(), texts, text));
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
    return new Discussion(kind, records, text.build(), aside.build());
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
