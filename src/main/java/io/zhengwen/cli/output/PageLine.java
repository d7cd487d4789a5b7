package io.zhengwen.cli.output;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.zhengwen.ExtractedPage;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A page's JSON object with what switches add to it.
 *
 * @param passages the main text in passages; null unless asked for
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record PageLine(@JsonUnwrapped @JsonInclude PageRecord page, List<PassageRecord> passages) {

  /**
   * The members of a passage.
   *
   * @param id the page's id, {@code #p} and the number of the passage
   * @param start where it begins in the main text, in UTF-16 units
   */
  record PassageRecord(String id, String text, List<String> headings, int start, int end) {}

  static PageLine of(PageRecord record, ExtractedPage page, Parts parts) {
    return new PageLine(record, passages(record.id(), page, parts.passages()));
  }

  private static List<PassageRecord> passages(
      String id, ExtractedPage page, Optional<Integer> size) {
    if (size.isEmpty()) {
      return null;
    }
    var passages = page.passages(size.get());
    return IntStream.range(0, passages.size())
        .mapToObj(
            i -> {
              var p = passages.get(i);
              return new PassageRecord(id + "#p" + i, p.text(), p.headings(), p.start(), p.end());
            })
        .toList();
  }
}
