package io.zhengwen.solr.query;

import java.util.Map;
import java.util.stream.Collectors;
import org.apache.lucene.index.FieldInfos;
import org.apache.solr.client.solrj.util.ClientUtils;
import org.apache.solr.util.SolrPluginUtils;

/** A query for edismax's parameter {@code bq} that adds score for matches in language fields. */
final class LanguageBoost {
  /** Fewer clauses than Lucene takes in a query, 1,024 by default. */
  private static final int MOST_CLAUSES = 400;

  private LanguageBoost() {}

  /**
   * Searches those of the fields that are in the index.
   *
   * @param fields names with weights, as in {@code qf}; may be null
   * @return null if there is no such field, or the query is so long that the fields would add too
   *     many clauses to it
   */
  static String of(String query, String fields, FieldInfos inIndex) {
    if (fields == null || fields.isBlank()) {
      return null;
    }
    Map<String, Float> weights = SolrPluginUtils.parseFieldBoosts(fields);
    weights.keySet().removeIf(field -> inIndex.fieldInfo(field) == null);
    if (weights.isEmpty() || QueryTerms.count(query) * weights.size() > MOST_CLAUSES) {
      return null;
    }
    String qf =
        weights.entrySet().stream()
            .map(field -> field.getKey() + (field.getValue() == null ? "" : "^" + field.getValue()))
            .collect(Collectors.joining(" "));
    return "{!edismax qf='"
        + qf
        + "' pf='' pf2='' pf3='' bq='' bf='' boost='' mm='0%' v="
        + ClientUtils.encodeLocalParamVal(query)
        + "}";
  }
}
