package io.zhengwen.solr.query;

import io.zhengwen.solr.StoredDocuments;
import java.util.List;
import java.util.Optional;
import org.apache.solr.common.SolrDocument;
import org.apache.solr.common.params.DisMaxParams;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.search.QParser;
import org.apache.solr.search.QParserPlugin;
import org.apache.solr.search.mlt.MLTQParserPlugin;
import org.apache.solr.util.SolrPluginUtils;

/**
 * Solr's {@code mlt} parser for pages of many languages. Of the fields that {@code lf} names, as in
 * {@link TypedQueryParserPlugin}, it compares that which the page has: the analysis of its language
 * leaves out words that all pages of it have, such as <i>der</i> and <i>und</i>, and makes one term
 * of a word. A page without such a field is compared by {@code qf}.
 */
public final class AlikeQParserPlugin extends QParserPlugin {
  private final MLTQParserPlugin mlt = new MLTQParserPlugin();

  @Override
  public QParser createParser(
      String id, SolrParams localParams, SolrParams params, SolrQueryRequest request) {
    ModifiableSolrParams local = new ModifiableSolrParams(localParams);
    SolrParams all = SolrParams.wrapDefaults(localParams, params);
    String fields = all.get(TypedQueryParserPlugin.SCORE_FIELDS, "");
    if (id != null && !fields.isBlank()) {
      languageField(id, fields, request).ifPresent(field -> local.set(DisMaxParams.QF, field));
    }
    return mlt.createParser(id, local, params, request);
  }

  private static Optional<String> languageField(
      String id, String fields, SolrQueryRequest request) {
    IndexSchema schema = request.getSchema();
    List<String> names =
        SolrPluginUtils.parseFieldBoosts(fields).keySet().stream()
            .filter(name -> schema.getFieldOrNull(name) != null)
            .toList();
    // Without the request's parameters, which keep a shard from asking the one that has the page.
    Optional<SolrDocument> page =
        new StoredDocuments(request.getCore(), new ModifiableSolrParams()).find(id, names);
    return page.flatMap(stored -> names.stream().filter(stored::containsKey).findFirst());
  }
}
