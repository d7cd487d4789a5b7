package io.zhengwen.cli.output;

import io.zhengwen.ExtractedPage;
import io.zhengwen.page.ParsedPage.Truncation;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The members of a page's JSON object.
 *
 * @param url null if unknown
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
    String content,
    String body,
    String method,
    Double confidence,
    Map<String, String> labels,
    String charset,
    List<String> truncated,
    double parseMillis,
    double millis) {

  public static PageRecord of(
      String id, String url, ExtractedPage page, long parseNanos, long totalNanos) {
    var confidence = page.confidence();
    return new PageRecord(
        id,
        url,
        page.title(),
        page.content(),
        page.body(),
        page.method(),
        confidence.isPresent() ? confidence.getAsDouble() : null,
        page.labels(),
        page.charset().name(),
        page.truncations().stream().map(PageRecord::word).sorted().toList(),
        millis(parseNanos),
        millis(totalNanos));
  }

  private static String word(Truncation truncation) {
    return truncation.name().toLowerCase(Locale.ROOT);
  }

  private static double millis(long nanos) {
    return Math.round(nanos / 1e3) / 1e3;
  }
}
