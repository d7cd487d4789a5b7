package io.zhengwen.cli.output;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import io.zhengwen.ExtractedPage;
import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.page.ParsedPage.Truncation;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The members of a page's JSON object.
 *
 * @param url null if unknown
 * @param title empty if unknown
 * @param metadata what else the page says of itself; the object's own members, absent where unknown
 * @param metadataSources source and confidence of each value by its name, or null
 * @param comments the text of readers' comments; absent if none was found
 * @param posts the posts of a thread or the comments on an article; absent if there are none
 * @param entries the entries of a list; absent if there are none
 * @param confidence null if the method gives none
 * @param labels further labels that the method gives the page
 * @param truncated the limits that cut something off: size, tags, depth
 * @param parseMillis decoding and parsing
 * @param millis parsing, extraction and rendering
 */
public record PageRecord(
    String id,
    String url,
    String title,
    @JsonAnyGetter Map<String, Object> metadata,
    @JsonInclude(JsonInclude.Include.NON_NULL) Map<String, Object> metadataSources,
    String content,
    String body,
    @JsonInclude(JsonInclude.Include.NON_NULL) String comments,
    @JsonInclude(JsonInclude.Include.NON_NULL) List<Post> posts,
    @JsonInclude(JsonInclude.Include.NON_NULL) List<EntryRecord> entries,
    String method,
    Double confidence,
    Map<String, String> labels,
    String charset,
    List<String> truncated,
    double parseMillis,
    double millis) {

  /**
   * A post or comment.
   *
   * @param kind {@code post} or {@code comment}
   * @param author null if the page shows none
   * @param authorLink the address of the author's profile, or null
   * @param date in ISO 8601, null if the page shows none that can be read
   * @param dateText the date as the page shows it, or null
   * @param link its address, or null
   */
  public record Post(
      String kind,
      String author,
      String authorLink,
      String date,
      String dateText,
      String text,
      String link) {
    static Post of(RenderedRecord record) {
      return new Post(
          record.kind().name().toLowerCase(Locale.ROOT),
          record.author().orElse(null),
          record
              .field(ExtractedRecord.AUTHOR_LINK)
              .map(field -> field.value().toString())
              .orElse(null),
          record.date().orElse(null),
          shown(record, ExtractedRecord.DATE),
          record.text(),
          record.link().orElse(null));
    }
  }

  static String shown(RenderedRecord record, String field) {
    return record.field(field).map(ExtractedField::text).orElse(null);
  }

  /**
   * The record of a page.
   *
   * @param withSources whether it says where each metadata value was found, and how sure it is
   */
  public static PageRecord of(
      String id,
      String url,
      ExtractedPage page,
      boolean withSources,
      long parseNanos,
      long totalNanos) {
    var confidence = page.confidence();
    return new PageRecord(
        id,
        url,
        page.title(),
        MetadataMembers.values(page.metadata()),
        withSources ? MetadataMembers.sources(page.metadata()) : null,
        page.content(),
        page.body(),
        page.comments().isEmpty() ? null : page.comments(),
        records(page, kind -> kind != ExtractedRecord.Kind.ENTRY, Post::of),
        records(page, kind -> kind == ExtractedRecord.Kind.ENTRY, EntryRecord::of),
        page.method(),
        confidence.isPresent() ? confidence.getAsDouble() : null,
        page.labels(),
        page.charset().name(),
        page.truncations().stream().map(PageRecord::word).sorted().toList(),
        millis(parseNanos),
        millis(totalNanos));
  }

  /** The records of some kinds; null if there are none. */
  private static <T> List<T> records(
      ExtractedPage page, Predicate<ExtractedRecord.Kind> kinds, Function<RenderedRecord, T> as) {
    List<T> found =
        page.records().stream().filter(record -> kinds.test(record.kind())).map(as).toList();
    return found.isEmpty() ? null : found;
  }

  /**
   * The limits by which a part of the page's text was left out. A limit of depth is none of them:
   * it moves elements up.
   */
  public List<String> cuts() {
    Stream<String> blocks = labels.containsKey("blocks") ? Stream.of("blocks") : Stream.empty();
    return Stream.concat(
            truncated.stream().filter(limit -> !limit.equals(word(Truncation.DEPTH))), blocks)
        .toList();
  }

  private static String word(Truncation truncation) {
    return truncation.name().toLowerCase(Locale.ROOT);
  }

  private static double millis(long nanos) {
    return Math.round(nanos / 1e3) / 1e3;
  }
}
