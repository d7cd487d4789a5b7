package io.zhengwen.solr.query;

import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.search.ExtendedDismaxQParser;
import org.apache.solr.search.QParser;
import org.apache.solr.search.SyntaxError;

/**
 * Solr's edismax parser for synonyms of several words: one of a word's synonyms is enough. Edismax
 * applies {@code mm} to them as if they were words of the query, so that with {@code kph,
 * kilometres per hour} both would be required.
 */
final class SynonymParser extends ExtendedDismaxQParser {
  SynonymParser(String query, SolrParams local, SolrParams params, SolrQueryRequest request) {
    super(query, local, params, request);
  }

  @Override
  protected ExtendedSolrQueryParser createEdismaxQueryParser(QParser parser, String field) {
    return new OneOfSynonyms(parser, field);
  }

  private static final class OneOfSynonyms extends ExtendedSolrQueryParser {
    OneOfSynonyms(QParser parser, String field) {
      super(parser, field);
    }

    @Override
    protected Query getFieldQuery(String field, String word, boolean quoted, boolean raw)
        throws SyntaxError {
      return oneOf(super.getFieldQuery(field, word, quoted, raw));
    }
  }

  private static Query oneOf(Query query) {
    if (query instanceof DisjunctionMaxQuery fields) {
      return new DisjunctionMaxQuery(
          fields.getDisjuncts().stream().map(SynonymParser::oneOf).toList(),
          fields.getTieBreakerMultiplier());
    }
    if (query instanceof BoostQuery boosted) {
      return new BoostQuery(oneOf(boosted.getQuery()), boosted.getBoost());
    }
    if (query instanceof BooleanQuery words && hasPhraseAmongOthers(words)) {
      BooleanQuery.Builder one = new BooleanQuery.Builder().setMinimumNumberShouldMatch(1);
      words.forEach(one::add);
      return one.build();
    }
    return query;
  }

  private static boolean hasPhraseAmongOthers(BooleanQuery words) {
    return words.getMinimumNumberShouldMatch() > 1
        && words.clauses().stream()
            .allMatch(clause -> clause.getOccur() == BooleanClause.Occur.SHOULD)
        && words.clauses().stream().anyMatch(clause -> !(clause.getQuery() instanceof TermQuery));
  }
}
