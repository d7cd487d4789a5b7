package io.zhengwen.solr.query;

import java.util.Objects;
import java.util.stream.Stream;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.Query;
import org.apache.solr.common.params.DisMaxParams;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.schema.DateValueFieldType;
import org.apache.solr.schema.SchemaField;
import org.apache.solr.search.ExtendedDismaxQParserPlugin;
import org.apache.solr.search.QParser;
import org.apache.solr.search.QParserPlugin;
import org.apache.solr.util.SolrPluginUtils;

/**
 * Solr's edismax parser for what people type: punctuation is no syntax, a word with a field's name
 * is required, and {@code mm} counts words and groups beside each other, of which those joined by
 * {@code OR} are one. It takes all parameters of edismax, of which {@code uf} should name the
 * fields that users may name, and these for the fields of languages, of which those that the schema
 * or the index does not have cost nothing:
 *
 * <ul>
 *   <li>{@code lf}: fields with weights, as in {@code qf}, that add score to what {@code qf} finds,
 *       and find nothing themselves
 *   <li>{@code ff} and {@code forms=true}: fields with weights that match, too, and so find other
 *       forms of the words, unless a part of the query is in quotation marks
 *   <li>{@code words}: fields of Chinese ({@code _zh}) and Japanese ({@code _ja}), by whose
 *       analysis words are divided that are typed without spaces
 * </ul>
 *
 * <p>And these for what is pasted: the page of an address is found in the fields of {@code
 * addresses}, those of a host in the fields of {@code hosts}, and those of a title with the name of
 * its site in the fields of {@code titles}.
 */
public final class TypedQueryParserPlugin extends QParserPlugin {
  private static final String USER_FIELDS = "uf";
  private static final String FORMS = "forms";
  private static final String FORM_FIELDS = "ff";
  static final String SCORE_FIELDS = "lf";
  private static final String WORD_FIELDS = "words";

  /** Of the 1,024 clauses that Lucene takes in a query, 400 may be those of language fields. */
  private static final int MOST_SIMILAR = 500;

  private final ExtendedDismaxQParserPlugin edismax = new ExtendedDismaxQParserPlugin();

  @Override
  public QParser createParser(
      String typed, SolrParams localParams, SolrParams params, SolrQueryRequest request) {
    if (typed == null || typed.isBlank()) {
      return edismax.createParser(typed, localParams, params, request);
    }
    SolrParams all = SolrParams.wrapDefaults(localParams, params);
    UserFields fieldsOfUsers = new UserFields(all.get(USER_FIELDS));
    TypedQuery query = TypedQuery.of(typed, fieldsOfUsers, name -> isDate(request, name));
    if (query.text().isEmpty()) {
      return new NothingTyped(typed, localParams, params, request);
    }
    ModifiableSolrParams local = new ModifiableSolrParams(localParams);
    LanguageQueryFields fields =
        LanguageQueryFields.of(
            query,
            all.getBool(FORMS, false) ? all.get(FORM_FIELDS) : null,
            all.get(SCORE_FIELDS),
            name -> isSearchable(request, name));
    if (!fields.forms().isEmpty()) {
      local.set(DisMaxParams.QF, all.get(DisMaxParams.QF, "") + " " + fields.forms());
    }
    String boost = fields.boost(query);
    if (boost != null) {
      String[] others = all.getParams(DisMaxParams.BQ);
      local.set(DisMaxParams.BQ, others == null ? new String[0] : others);
      local.add(DisMaxParams.BQ, boost);
    }
    String qf = local.get(DisMaxParams.QF, all.get(DisMaxParams.QF, ""));
    return new TypedParser(
        query.text(),
        similarWords(query, qf),
        parser -> NamedPages.of(typed, fieldsOfUsers, all, parser),
        language -> analyzer(all.get(WORD_FIELDS, ""), language, request),
        local,
        params,
        request);
  }

  /** A field that was deleted from the schema may be in the index still. */
  private static boolean isSearchable(SolrQueryRequest request, String name) {
    return request.getSearcher().getFieldInfos().fieldInfo(name) != null
        && request.getSchema().getFieldOrNull(name) != null;
  }

  /** That of the first field whose name ends with a language; null for none. */
  private static Analyzer analyzer(String fields, String language, SolrQueryRequest request) {
    return Stream.of(fields.strip().split("\\s+"))
        .filter(name -> name.endsWith("_" + language))
        .map(request.getSchema()::getFieldOrNull)
        .filter(Objects::nonNull)
        .map(field -> field.getType().getQueryAnalyzer())
        .findFirst()
        .orElse(null);
  }

  /** As many for each word with {@code ~} as keeps the query in bounds. */
  private static int similarWords(TypedQuery query, String qf) {
    int fields = Math.max(1, SolrPluginUtils.parseFieldBoosts(qf).size());
    int others = MOST_SIMILAR - QueryTerms.count(query.text()) * fields;
    int each = others / (Math.max(1, query.fuzzy()) * fields);
    return Math.max(1, Math.min(each, FuzzyQuery.defaultMaxExpansions));
  }

  private static boolean isDate(SolrQueryRequest request, String name) {
    SchemaField field = request.getSchema().getFieldOrNull(name);
    return field != null && field.getType() instanceof DateValueFieldType;
  }

  /** Punctuation alone finds nothing; an empty query may find all, by {@code q.alt}. */
  private static final class NothingTyped extends QParser {
    NothingTyped(
        String typed, SolrParams localParams, SolrParams params, SolrQueryRequest request) {
      super(typed, localParams, params, request);
    }

    @Override
    public Query parse() {
      return new MatchNoDocsQuery("nothing but punctuation");
    }
  }
}
