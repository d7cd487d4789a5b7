package io.zhengwen.solr.query;

import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.solr.util.SolrPluginUtils;

/**
 * The language fields that a query is searched in beside its {@code qf}. Immutable.
 *
 * @param forms fields whose words match as those of {@code qf} do, with weights as in {@code qf};
 *     empty for none
 * @param scores fields that add score to what is found, in the same form
 */
record LanguageQueryFields(String forms, String scores) {
  /** Fewer clauses than Lucene takes in a query, 1,024 by default. */
  private static final int MOST_CLAUSES = 400;

  private static final LanguageQueryFields NONE = new LanguageQueryFields("", "");

  /**
   * Chooses those fields that can be searched.
   *
   * @param forms names with weights, as in {@code qf}; may be null
   * @param scores the same
   * @param searchable whether the schema and the index have a field
   * @return no fields if the query is so long that they would add too many clauses to it
   */
  static LanguageQueryFields of(
      TypedQuery query, String forms, String scores, Predicate<String> searchable) {
    Map<String, Float> matching = known(query.quoted() ? null : forms, searchable);
    Map<String, Float> scoring = known(scores, searchable);
    int fields = matching.size() + scoring.size();
    int terms = QueryTerms.count(query.text()) + query.fuzzy() * FuzzyQuery.defaultMaxExpansions;
    if (terms * fields > MOST_CLAUSES) {
      return NONE;
    }
    return new LanguageQueryFields(joined(matching), joined(scoring));
  }

  private static Map<String, Float> known(String fields, Predicate<String> searchable) {
    if (fields == null || fields.isBlank()) {
      return Map.of();
    }
    Map<String, Float> weights = SolrPluginUtils.parseFieldBoosts(fields);
    weights.keySet().removeIf(field -> !searchable.test(field));
    return weights;
  }

  private static String joined(Map<String, Float> weights) {
    return weights.entrySet().stream()
        .map(field -> field.getKey() + (field.getValue() == null ? "" : "^" + field.getValue()))
        .collect(Collectors.joining(" "));
  }

  /** A query for edismax's parameter {@code bq}; null for none. */
  String boost(TypedQuery query) {
    return scores.isEmpty()
        ? null
        : "{!edismax qf='"
            + scores
            + "' pf='' pf2='' pf3='' bq='' bf='' boost='' mm='0%' v="
            + quoted(query.text())
            + "}";
  }

  /**
   * A value among local parameters. That of {@code ClientUtils} leaves values without spaces and
   * backslashes as they are, which may begin with a quotation mark.
   */
  private static String quoted(String value) {
    return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
