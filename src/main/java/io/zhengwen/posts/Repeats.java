package io.zhengwen.posts;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.ShortTexts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Posts that a page holds twice: a copy for machines beside the one that is shown, or a preview of
 * the post that a reply answers. The one that says more of author and date stays. What people write
 * again and again, such as {@code +1}, is a copy only where the post before it or behind it is one.
 */
final class Repeats {
  /** So many of one text are compared: a page of nothing but greetings is read in time. */
  private static final int MOST = 100;

  private final PageModel page;
  private final List<ExtractedRecord> records;
  private final List<String> texts;

  private Repeats(PageModel page, List<ExtractedRecord> records) {
    this.page = page;
    this.records = records;
    texts = records.stream().map(record -> TextRenderer.render(page, record.text())).toList();
  }

  /** The records without those that repeat another. */
  static List<ExtractedRecord> without(PageModel page, List<ExtractedRecord> records) {
    return new Repeats(page, records).without();
  }

  private List<ExtractedRecord> without() {
    record Kept(int first, int place) {}
    Map<String, List<Kept>> byText = new HashMap<>();
    List<ExtractedRecord> kept = new ArrayList<>();
    for (int r = 0; r < records.size(); r++) {
      int own = r;
      ExtractedRecord record = records.get(r);
      List<Kept> same = byText.computeIfAbsent(texts.get(r), text -> new ArrayList<>());
      Optional<Kept> first =
          same.stream()
              .filter(k -> areOne(kept.get(k.place), record) && isCopy(k.first, own))
              .findFirst();
      if (first.isEmpty()) {
        if (same.size() < MOST) {
          same.add(new Kept(r, kept.size()));
        }
        kept.add(record);
      } else if (record.fields().size() > kept.get(first.get().place).fields().size()) {
        kept.set(first.get().place, record);
      }
    }
    return kept;
  }

  /** Whether a record is a copy of another, and not the same few words once more. */
  private boolean isCopy(int first, int other) {
    ExtractedRecord a = records.get(first);
    ExtractedRecord b = records.get(other);
    return Discussion.words(page, a.text(), a.text()) >= ShortTexts.WORDS
        || a.fields().size() != b.fields().size()
        || a.link().isPresent() && a.link().equals(b.link())
        || haveSame(first - 1, other - 1)
        || haveSame(first + 1, other + 1);
  }

  private boolean haveSame(int a, int b) {
    return a >= 0
        && b < records.size()
        && texts.get(a).equals(texts.get(b))
        && areOne(records.get(a), records.get(b));
  }

  /** Whether records with the same text agree in author or date, and differ in neither. */
  private static boolean areOne(ExtractedRecord a, ExtractedRecord b) {
    boolean sameAuthor = agree(a, b, ExtractedRecord.AUTHOR);
    boolean sameDate = agree(a, b, ExtractedRecord.DATE);
    return (sameAuthor || sameDate)
        && (sameAuthor || isOpen(a, b, ExtractedRecord.AUTHOR))
        && (sameDate || isOpen(a, b, ExtractedRecord.DATE));
  }

  private static boolean agree(ExtractedRecord a, ExtractedRecord b, String field) {
    Optional<Object> value = a.field(field).map(ExtractedField::value);
    return value.isPresent() && value.equals(b.field(field).map(ExtractedField::value));
  }

  private static boolean isOpen(ExtractedRecord a, ExtractedRecord b, String field) {
    return a.field(field).isEmpty() || b.field(field).isEmpty();
  }
}
