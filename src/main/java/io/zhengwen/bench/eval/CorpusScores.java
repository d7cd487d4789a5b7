package io.zhengwen.bench.eval;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.measure.Statistics;
import io.zhengwen.bench.measure.Statistics.Difference;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The scores of outputs on a set.
 *
 * @param corpus the set's name
 * @param digest the {@linkplain Corpus#digest() digest} of what was evaluated
 * @param outputs the outputs' names
 * @param groupings the groupings' names
 * @param pages the pages' scores in order of their ids
 */
public record CorpusScores(
    String corpus,
    String digest,
    List<String> outputs,
    List<String> groupings,
    List<PageScore> pages) {

  /** Copies the lists. */
  public CorpusScores {
    outputs = List.copyOf(outputs);
    groupings = List.copyOf(groupings);
    pages = List.copyOf(pages);
  }

  /** Returns a measure's value on every page, NaN if it does not apply. */
  public double[] values(int output, Measure measure) {
    return pages.stream().mapToDouble(p -> measure.of(p.outputs().get(output))).toArray();
  }

  /** The scores by kind of page, in order of their names. */
  public SortedMap<String, CorpusScores> byType() {
    return by(PageScore::type);
  }

  /** The scores by language, in order of their codes. */
  public SortedMap<String, CorpusScores> byLanguage() {
    return by(PageScore::language);
  }

  /** The scores by the groups of a grouping, in order of their names. */
  public SortedMap<String, CorpusScores> byGroup(String grouping) {
    return by(page -> page.groups().get(grouping));
  }

  private SortedMap<String, CorpusScores> by(Function<PageScore, String> key) {
    SortedMap<String, CorpusScores> groups = new TreeMap<>();
    for (PageScore page : pages) {
      groups.computeIfAbsent(
          key.apply(page),
          k ->
              new CorpusScores(
                  corpus,
                  digest,
                  outputs,
                  groupings,
                  pages.stream().filter(p -> key.apply(p).equals(k)).toList()));
    }
    return groups;
  }

  /** The paired difference of two outputs in a measure. */
  public Difference difference(int first, int second, Measure measure) {
    return Statistics.difference(values(first, measure), values(second, measure));
  }

  /**
   * An output's CPU time over all pages as a multiple of the time their parsing took; NaN for texts
   * of another extractor.
   */
  public double timeRatio(int output) {
    double parse = pages.stream().mapToLong(PageScore::parseNanos).sum();
    return pages.stream().mapToDouble(p -> p.outputs().get(output).nanos()).sum() / parse;
  }

  /** The mean CPU time of parsing, in milliseconds a page. */
  public double parseMillis() {
    return pages.stream().mapToLong(PageScore::parseNanos).average().orElse(Double.NaN) / 1e6;
  }

  /** Whether the extracted title has the gold title's tokens, 1 or 0; pages with a gold title. */
  public double[] titlesExact() {
    return pages.stream()
        .flatMap(p -> p.title().stream())
        .mapToDouble(t -> t.exact() ? 1 : 0)
        .toArray();
  }

  /**
   * The scores of a metadata field; none if the set does not label it. In a set that labels it, a
   * page whose gold is empty has no value.
   */
  public List<FieldScore> metadata(MetadataField field) {
    List<FieldScore> scores =
        pages.stream().map(page -> page.metadata().get(field)).filter(Objects::nonNull).toList();
    return scores.stream().anyMatch(FieldScore::isInGold) ? scores : List.of();
  }

  /** Whether the extracted title is the gold title with more around it, 1 or 0; as above. */
  public double[] titlesLonger() {
    return pages.stream()
        .flatMap(p -> p.title().stream())
        .mapToDouble(t -> t.longer() ? 1 : 0)
        .toArray();
  }

  /** F1 of the titles' tokens, on the pages with a gold title. */
  public double[] titlesF1() {
    return pages.stream().flatMap(p -> p.title().stream()).mapToDouble(t -> t.f1()).toArray();
  }
}
