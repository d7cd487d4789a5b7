package io.zhengwen.solr.query;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.Query;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.search.DisMaxQParser;
import org.apache.solr.search.ExtendedDismaxQParser;
import org.apache.solr.search.QParser;

/**
 * Solr's edismax parser with a {@linkplain WordParser reader of its own for words}, with
 * {@linkplain SpacedNumbers numbers in several words}, and with {@linkplain NamedPages pages that
 * are named}.
 */
final class TypedParser extends ExtendedDismaxQParser {
  /** Those of more would be too many clauses, together with all language fields. */
  private static final int MOST_WORDS_IN_OTHER_SPELLINGS = 30;

  /** So that pages with a number come before those that have its groups of digits apart. */
  private static final float NUMBER_SCORE = 4;

  private final int similarWords;
  private final Function<QParser, Optional<Query>> named;

  /**
   * Creates a parser.
   *
   * @param similarWords how many words a word with {@code ~} may stand for in a field
   * @param named the pages that are found beside those that have the words
   */
  TypedParser(
      String query,
      int similarWords,
      Function<QParser, Optional<Query>> named,
      SolrParams local,
      SolrParams params,
      SolrQueryRequest request) {
    super(query, local, params, request);
    this.similarWords = similarWords;
    this.named = named;
  }

  @Override
  protected Query parseOriginalQuery(
      ExtendedSolrQueryParser parser,
      String query,
      List<Clause> clauses,
      ExtendedDismaxConfiguration config) {
    Query words = super.parseOriginalQuery(parser, query, clauses, config);
    if (words == null) {
      return null;
    }
    String joined = hasFewWords() ? SpacedNumbers.joined(query) : null;
    Query numbers =
        joined == null
            ? null
            : super.parseOriginalQuery(parser, joined, splitIntoClauses(joined, false), config);
    return oneOf(
        words,
        numbers == null ? null : new BoostQuery(numbers, NUMBER_SCORE),
        named.apply(this).orElse(null));
  }

  private static Query oneOf(Query words, Query... others) {
    BooleanQuery.Builder any = new BooleanQuery.Builder().add(words, Occur.SHOULD);
    boolean more = false;
    for (Query other : others) {
      if (other != null) {
        any.add(other, Occur.SHOULD);
        more = true;
      }
    }
    return more ? any.build() : words;
  }

  private boolean hasFewWords() {
    return QueryTerms.count(getString()) <= MOST_WORDS_IN_OTHER_SPELLINGS;
  }

  private String groupWords() {
    return DisMaxQParser.parseMinShouldMatch(
        getReq().getSchema(), SolrParams.wrapDefaults(getLocalParams(), getParams()));
  }

  @Override
  protected ExtendedSolrQueryParser createEdismaxQueryParser(QParser parser, String field) {
    return new WordParser(parser, field, similarWords, hasFewWords(), groupWords());
  }
}
