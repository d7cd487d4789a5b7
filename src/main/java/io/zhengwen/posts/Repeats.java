package io.zhengwen.posts;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Posts that a page holds twice: a copy for machines beside the one that is shown, or a preview of
 * the post that a reply answers. The one that says more of author and date stays.
 */
final class Repeats {
  /** So many of one text are compared: a page of nothing but greetings is read in time. */
  private static final int MOST = 100;

  private final PageModel page;

  Repeats(PageModel page) {
    this.page = page;
  }

  /** The records without those that repeat another. */
  List<ExtractedRecord> without(List<ExtractedRecord> records) {
    Map<String, List<Integer>> byText = new HashMap<>();
    List<ExtractedRecord> kept = new ArrayList<>();
    for (ExtractedRecord record : records) {
      List<Integer> same =
          byText.computeIfAbsent(
              TextRenderer.render(page, record.text()), text -> new ArrayList<>());
      Optional<Integer> first = same.stream().filter(k -> areOne(kept.get(k), record)).findFirst();
      if (first.isEmpty()) {
        if (same.size() < MOST) {
          same.add(kept.size());
        }
        kept.add(record);
      } else if (record.fields().size() > kept.get(first.get()).fields().size()) {
        kept.set(first.get(), record);
      }
    }
    return kept;
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
