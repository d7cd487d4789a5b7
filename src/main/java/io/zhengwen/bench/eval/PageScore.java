package io.zhengwen.bench.eval;

import io.zhengwen.bench.measure.TitleMatch;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The scores of all outputs on a page.
 *
 * @param id the page's id
 * @param type the kind of page
 * @param language its language code
 * @param groups the group it belongs to, by the name of the {@linkplain Grouping grouping}
 * @param outputs a score for each output, in the order of the evaluation
 * @param title how near the title is, where the gold has one
 * @param metadata how each metadata field compares with the gold, where the gold can tell
 * @param parseNanos thread CPU time of parsing the page's characters, in nanoseconds
 */
public record PageScore(
    String id,
    String type,
    String language,
    Map<String, String> groups,
    List<OutputScore> outputs,
    Optional<TitleMatch> title,
    Map<MetadataField, FieldScore> metadata,
    long parseNanos) {

  /** Copies map and list. */
  public PageScore {
    groups = Map.copyOf(groups);
    outputs = List.copyOf(outputs);
    metadata = Map.copyOf(metadata);
  }
}
