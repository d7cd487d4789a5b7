package io.zhengwen.solr.query;

import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.QueryVisitor;
import org.apache.lucene.search.TermQuery;

/**
 * Synonyms of several words, of which one is enough. Edismax applies {@code mm} to them as if they
 * were words of the query, so that with {@code kph, kilometres per hour} both would be required.
 */
final class Synonyms {
  private Synonyms() {}

  /** The query of a word, with one of its synonyms required. */
  static Query oneOf(Query query) {
    if (query instanceof DisjunctionMaxQuery fields) {
      return new DisjunctionMaxQuery(
          fields.getDisjuncts().stream().map(Synonyms::oneOf).toList(),
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
    if (words.getMinimumNumberShouldMatch() <= 1
        || words.clauses().stream().anyMatch(word -> word.isRequired() || word.isProhibited())) {
      return false;
    }
    OtherThanTerms visitor = new OtherThanTerms(words);
    words.visit(visitor);
    return visitor.found;
  }

  /**
   * Notes whether there is anything but terms among the clauses. That a clause has a query is named
   * differently in Lucene 9 and 10.
   */
  private static final class OtherThanTerms extends QueryVisitor {
    private final BooleanQuery words;
    private boolean found;

    OtherThanTerms(BooleanQuery words) {
      this.words = words;
    }

    @Override
    public QueryVisitor getSubVisitor(Occur occur, Query parent) {
      found |= !parent.equals(words);
      return this;
    }

    @Override
    public void consumeTerms(Query query, Term... terms) {
      found |= !(query instanceof TermQuery);
    }

    @Override
    public void visitLeaf(Query query) {
      found = true;
    }
  }
}
