package io.zhengwen.solr.query;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.util.QueryBuilder;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.schema.SchemaField;
import org.apache.solr.schema.StrField;
import org.apache.solr.search.QParser;

/**
 * The pages that a query names, beside those that have its words: that of an address, those of a
 * host, and those of a title that was typed with the name of its site.
 */
final class NamedPages {
  private static final String ADDRESSES = "addresses";
  private static final String HOSTS = "hosts";
  private static final String TITLES = "titles";

  /** More than words score, so that the page of an address comes first. */
  private static final float ADDRESS_SCORE = 1_000;

  private final QParser parser;
  private final SolrParams params;
  private final BooleanQuery.Builder pages = new BooleanQuery.Builder();
  private boolean any;

  private NamedPages(QParser parser, SolrParams params) {
    this.parser = parser;
    this.params = params;
  }

  /**
   * Makes a query of these pages.
   *
   * @param fields tells the names of fields that may be typed
   * @param params name the fields of addresses, hosts and titles; without them there are no pages
   */
  static Optional<Query> of(
      String typed, Predicate<String> fields, SolrParams params, QParser parser) {
    NamedPages named = new NamedPages(parser, params);
    List<String> addresses = PastedAddress.addresses(typed);
    if (!addresses.isEmpty()) {
      named.add(ADDRESSES, field -> scored(oneOf(addresses, field, parser), ADDRESS_SCORE));
    }
    PastedAddress.host(typed)
        .ifPresent(
            host ->
                named.add(
                    HOSTS, field -> scored(field.getType().getFieldQuery(parser, field, host), 1)));
    PastedTitle.of(typed, fields)
        .ifPresent(
            title ->
                named.add(
                    TITLES,
                    field ->
                        new QueryBuilder(field.getType().getQueryAnalyzer())
                            .createPhraseQuery(field.getName(), title)));
    return named.any ? Optional.of(named.pages.build()) : Optional.empty();
  }

  /** Of a field that keeps addresses as they are, one query takes all of them. */
  private static Query oneOf(List<String> addresses, SchemaField field, QParser parser) {
    if (field.getType() instanceof StrField) {
      return field.getType().getSetQuery(parser, field, addresses);
    }
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    for (String address : addresses) {
      any.add(field.getType().getFieldQuery(parser, field, address), Occur.SHOULD);
    }
    return any.build();
  }

  private static Query scored(Query query, float score) {
    return new BoostQuery(new ConstantScoreQuery(query), score);
  }

  private interface Pages {
    /** May return null for none. */
    Query in(SchemaField field);
  }

  private void add(String parameter, Pages query) {
    for (String name : params.get(parameter, "").strip().split("\\s+")) {
      SchemaField field = parser.getReq().getSchema().getFieldOrNull(name);
      Query found = field == null ? null : query.in(field);
      if (found != null) {
        pages.add(found, Occur.SHOULD);
        any = true;
      }
    }
  }
}
