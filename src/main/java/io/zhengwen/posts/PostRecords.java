package io.zhengwen.posts;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.RecordGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** Reads text, author, date and link of each record of a layout. */
final class PostRecords {
  private static final int LONGEST_SIGNATURE = 120;

  private final Layout layout;
  private final PageModel page;

  PostRecords(Layout layout) {
    this.layout = layout;
    page = layout.evidence().page;
  }

  /**
   * Reads the records.
   *
   * @param kind what they are
   * @param shown gets texts, authors and dates of the records
   * @param whole gets all nodes of the records
   */
  List<ExtractedRecord> read(Kind kind, Selection.Builder shown, Selection.Builder whole) {
    SortedMap<Integer, PostDates.Posted> dates = new PostDates(layout).find();
    List<Optional<String>> links = new PostLinks(layout, page.addresses()).find(dates);
    PostText texts = layout.texts();
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
    authors.values().forEach(author -> move(author.node(), texts, shown));
    authors.forEach((r, author) -> leaveOutSignature(author, dates.get(r), texts));
    dates.subMap(first, end).values().stream()
        .filter(PostDates.Posted::shown)
        .forEach(date -> move(date.node(), texts, shown));
    List<ExtractedRecord> records = new ArrayList<>();
    for (int r = first; r < end; r++) {
      whole.addRange(group.start(r), group.end(r));
      Selection own = texts.of(r);
      if (!own.isEmpty()) {
        own.forEach(shown::add);
        records.add(
            new ExtractedRecord(kind, own, fields(authors.get(r), dates.get(r)), links.get(r)));
      }
    }
    return records;
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
        page.addresses()
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
