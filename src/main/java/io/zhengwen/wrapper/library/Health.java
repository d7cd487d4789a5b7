package io.zhengwen.wrapper.library;

import io.zhengwen.wrapper.monitor.TemplateChange;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a template read of the pages of a seed.
 *
 * @param pages the pages that it was applied to
 * @param complete those on which all required fields were found
 * @param fields by field, the pages on which it was found
 * @param latest one character for each of the latest pages, the newest last: {@code 1} for a
 *     complete one, {@code 0} for others; at most {@value #MOST_LATEST}
 */
public record Health(long pages, long complete, Map<String, Long> fields, String latest) {
  static final int MOST_LATEST = 200;

  private static final int MOST_CARRIED = 60;

  /** Copies the map. */
  public Health {
    fields = fields == null ? Map.of() : Map.copyOf(fields);
    latest = latest == null ? "" : latest;
  }

  /**
   * What is still true after a change of the template. It counts as few pages, so that what is new
   * soon weighs as much.
   */
  Health after(TemplateChange change) {
    double share = Math.min(1, (double) MOST_CARRIED / Math.max(1, pages));
    Map<String, Long> kept = new TreeMap<>();
    fields.forEach(
        (field, hits) -> {
          if (change.keeps(field)) {
            kept.put(field, Math.round(share * hits));
          }
        });
    boolean success = change.keepsSuccess();
    return success || !kept.isEmpty()
        ? new Health(
            Math.round(share * pages), success ? Math.round(share * complete) : 0, kept, "")
        : new Health(0, 0, Map.of(), "");
  }

  /** What was read before and after. */
  Health plus(Health after) {
    Map<String, Long> sums = new TreeMap<>(fields);
    after.fields.forEach((field, hits) -> sums.merge(field, hits, Long::sum));
    String all = latest + after.latest;
    return new Health(
        pages + after.pages,
        complete + after.complete,
        sums,
        all.substring(Math.max(0, all.length() - MOST_LATEST)));
  }

  /** The share of complete pages, from 0 to 1. */
  public double rate() {
    return pages == 0 ? 0 : (double) complete / pages;
  }
}
