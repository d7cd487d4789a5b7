package io.zhengwen.solr.query;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.QueryBuilder;

/**
 * A pattern taken literally, as the words between its {@code *} and {@code ?}, side by side. What
 * looks like a pattern may be copied from a page: {@code Leser*innen}, {@code watch?v=7}.
 */
final class LiteralPhrase {
  private LiteralPhrase() {}

  /**
   * Makes a phrase.
   *
   * @param analyzer as that of queries
   * @return null if it is not several words
   */
  static Query of(Term pattern, Analyzer analyzer) {
    Query phrase = new QueryBuilder(analyzer).createPhraseQuery(pattern.field(), pattern.text());
    return phrase instanceof TermQuery ? null : phrase;
  }
}
