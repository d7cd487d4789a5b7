package io.zhengwen.posts;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.PageDate;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.RecordGroup;
import java.time.temporal.TemporalAccessor;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A group whose records are posts or comments; these are read when they are asked for. */
final class ReadGroup {
  final Kind kind;
  final Layout layout;

  /** The opening post, if it has nothing in common with the others. */
  private final Optional<Layout> opening;

  private final boolean certain;
  private Discussion discussion;
  private Selection texts;

  /**
   * Creates a reading.
   *
   * @param certain whether the records certainly are comments and no part of the page's own text
   */
  ReadGroup(Kind kind, Layout layout, Optional<Layout> opening, boolean certain) {
    this.kind = kind;
    this.layout = layout;
    this.opening = opening;
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
    read();
    return discussion;
  }

  /** The texts of the group's records. */
  Selection texts() {
    read();
    return texts;
  }

  /** At least as many words as the texts have, in less time than it takes to read them. */
  long mostWords() {
    long words = 0;
    for (int r = 0; r < group().size(); r++) {
      Selection text = layout.texts().of(r);
      words += Discussion.words(layout.evidence().page, text, text);
    }
    return words;
  }

  private void read() {
    if (discussion != null) {
      return;
    }
    PageModel page = layout.evidence().page;
    Selection.Builder shown = new Selection.Builder(page);
    Selection.Builder whole = new Selection.Builder(page);
    List<ExtractedRecord> own = new PostRecords(layout).read(kind, shown, whole);
    List<ExtractedRecord> all = Repeats.without(page, own);
    texts = texts(page, all);
    List<ExtractedRecord> first = opening.map(post -> read(post, own, shown)).orElse(List.of());
    if (!first.isEmpty()) {
      all = Repeats.without(page, Stream.concat(first.stream(), own.stream()).toList());
    }
    discussion =
        new Discussion(
            kind,
            all,
            shown.build(),
            certain ? whole.build() : Selection.empty(),
            layout.evidence().inForum());
  }

  /**
   * The opening post. Empty if author or date are unknown and the others are not called comments,
   * or if both are those of the first of the others, which it sums up then.
   */
  private List<ExtractedRecord> read(
      Layout post, List<ExtractedRecord> others, Selection.Builder shown) {
    PageModel page = post.evidence().page;
    Selection.Builder its = new Selection.Builder(page);
    List<ExtractedRecord> found =
        new PostRecords(post).read(kind, its, new Selection.Builder(page));
    if (found.isEmpty()
        || !areReplies() && !isSigned(found.get(0))
        || !others.isEmpty() && areOf(found.get(0), others.get(0))) {
      return List.of();
    }
    its.build().forEach(shown::add);
    return found;
  }

  /** Whether markup or a heading calls the group's records comments. */
  private boolean areReplies() {
    return (layout.evidence().names(group()) & PartNames.COMMENT) != 0;
  }

  private static boolean isSigned(ExtractedRecord record) {
    return record.field(ExtractedRecord.AUTHOR).isPresent()
        && record.field(ExtractedRecord.DATE).isPresent();
  }

  /** Whether a record shows the author and the day of another. */
  private static boolean areOf(ExtractedRecord record, ExtractedRecord other) {
    return record
            .field(ExtractedRecord.AUTHOR)
            .map(ExtractedField::value)
            .equals(other.field(ExtractedRecord.AUTHOR).map(ExtractedField::value))
        && day(record).equals(day(other));
  }

  private static Optional<Object> day(ExtractedRecord record) {
    return record
        .field(ExtractedRecord.DATE)
        .map(ExtractedField::value)
        .map(date -> date instanceof TemporalAccessor d ? new PageDate(d).firstDay() : date);
  }

  private static Selection texts(PageModel page, List<ExtractedRecord> records) {
    Selection.Builder all = new Selection.Builder(page);
    records.forEach(record -> record.text().forEach(all::add));
    return all.build();
  }
}
