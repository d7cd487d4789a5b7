package io.zhengwen.bench.search;

import java.io.IOException;
import java.util.BitSet;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;

/** The numbers of all documents that match a query. */
final class MatchingPages extends SimpleCollector {
  private final BitSet matching = new BitSet();
  private int base;

  private MatchingPages() {}

  static MatchingPages of(IndexSearcher searcher, Query query) throws IOException {
    MatchingPages pages = new MatchingPages();
    searcher.search(query, pages);
    return pages;
  }

  boolean contains(int document) {
    return matching.get(document);
  }

  int count() {
    return matching.cardinality();
  }

  @Override
  protected void doSetNextReader(LeafReaderContext context) {
    base = context.docBase;
  }

  @Override
  public void collect(int document) {
    matching.set(base + document);
  }

  @Override
  public ScoreMode scoreMode() {
    return ScoreMode.COMPLETE_NO_SCORES;
  }
}
