package io.zhengwen.solr.query;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.Query;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.search.DisMaxQParser;
import org.apache.solr.search.ExtendedDismaxQParser;
import org.apache.solr.search.QParser;

/**
 * Solr's edismax parser with a {@linkplain WordParser reader of its own for words}, and with
 * {@linkplain NamedPages pages that are named}.
 */
final class TypedParser extends ExtendedDismaxQParser {
  /** Those of more would be too many clauses, together with all language fields. */
  private static final int MOST_WORDS_IN_OTHER_SPELLINGS = 30;

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
    Optional<Query> pages = named.apply(this);
    return pages.isEmpty()
        ? words
        : new BooleanQuery.Builder()
            .add(words, Occur.SHOULD)
            .add(pages.get(), Occur.SHOULD)
            .build();
  }

  private String groupWords() {
    return DisMaxQParser.parseMinShouldMatch(
        getReq().getSchema(), SolrParams.wrapDefaults(getLocalParams(), getParams()));
  }

  @Override
  protected ExtendedSolrQueryParser createEdismaxQueryParser(QParser parser, String field) {
    boolean otherSpellings = QueryTerms.count(getString()) <= MOST_WORDS_IN_OTHER_SPELLINGS;
    return new WordParser(parser, field, similarWords, otherSpellings, groupWords());
  }
}
