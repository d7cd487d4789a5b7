package io.zhengwen.solr.reextract;

import io.zhengwen.solr.ChainExtraction;
import io.zhengwen.solr.document.Destination;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.schema.IndexSchema;

/**
 * What is extracted again, and how fast. Immutable.
 *
 * @param chain the update chain; null for the default chain
 * @param version the version that documents get
 * @param versionField the field that holds it
 * @param filters queries that documents must match
 * @param rate the most documents of a shard in a second; 0 for as many as it can
 * @param keep fields that extraction writes whose stored values stay
 * @param before the value of {@code _version_} from which on a document is new; empty if its
 *     extraction version decides
 * @param learn whether pages are learned from and kept with their seeds, as if they came anew
 * @param forget whether documents may lose what wrapper templates wrote because there are none
 */
public record ReextractOptions(
    String chain,
    String version,
    String versionField,
    List<String> filters,
    double rate,
    List<String> keep,
    OptionalLong before,
    boolean learn,
    boolean forget) {
  /** Values of {@code _version_} are milliseconds since 1970, shifted so far. */
  private static final int CLOCK_SHIFT = 20;

  /** Copies the lists. */
  public ReextractOptions {
    filters = List.copyOf(filters);
    keep = List.copyOf(keep);
  }

  /**
   * Reads the parameters {@code fq}, {@code rate}, {@code keep}, {@code before}, {@code learn} and
   * {@code forget} of a request.
   *
   * @throws IllegalArgumentException if one is wrong, or the chain writes no version
   */
  public static ReextractOptions of(
      SolrParams params, ChainExtraction extraction, IndexSchema schema) {
    String versionField = extraction.config().fields().get(Destination.EXTRACT_VERSION);
    if (versionField == null) {
      throw new IllegalArgumentException(
          "the processor has no option 'fields."
              + Destination.EXTRACT_VERSION.name()
              + "': nothing tells which documents are old");
    }
    if (schema.getUniqueKeyField() == null) {
      throw new IllegalArgumentException(
          "the schema has no unique key: no document can be updated");
    }
    String[] filters = params.getParams("fq");
    return new ReextractOptions(
        params.get("chain"),
        extraction.version(),
        versionField,
        filters == null ? List.of() : List.of(filters),
        rate(params.get("rate", "0")),
        keep(params.get("keep", ""), schema),
        before(params.get("before")),
        params.getBool("learn", false),
        params.getBool("forget", false));
  }

  /** The instant before which documents are old; empty if their extraction version decides. */
  Optional<Instant> beforeInstant() {
    return before.isEmpty()
        ? Optional.empty()
        : Optional.of(Instant.ofEpochMilli(before.getAsLong() >> CLOCK_SHIFT));
  }

  private static double rate(String given) {
    try {
      double rate = Double.parseDouble(given);
      if (rate >= 0 && rate <= 1e6) {
        return rate;
      }
    } catch (NumberFormatException e) {
      // Reported below, like a number out of bounds.
    }
    throw new IllegalArgumentException(
        "parameter 'rate' has the value '"
            + given
            + "', must be a number of documents a second, or 0 for no bound");
  }

  private static List<String> keep(String given, IndexSchema schema) {
    List<String> keep = new ArrayList<>();
    for (String name : given.split(",")) {
      if (!name.isBlank()) {
        if (schema.getFieldOrNull(name.strip()) == null) {
          throw new IllegalArgumentException(
              "parameter 'keep' has the value '" + name.strip() + "', but there is no such field");
        }
        keep.add(name.strip());
      }
    }
    return keep;
  }

  static OptionalLong before(String given) {
    if (given == null) {
      return OptionalLong.empty();
    }
    try {
      return OptionalLong.of(
          Math.multiplyExact(Instant.parse(given).toEpochMilli(), 1L << CLOCK_SHIFT));
    } catch (DateTimeParseException | ArithmeticException e) {
      throw new IllegalArgumentException(
          "parameter 'before' has the value '"
              + given
              + "', must be an instant before 2248, such as 2026-11-22T10:00:00Z",
          e);
    }
  }
}
