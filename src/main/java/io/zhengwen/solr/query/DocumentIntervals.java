package io.zhengwen.solr.query;

import java.io.IOException;
import org.apache.lucene.queries.intervals.IntervalIterator;
import org.apache.lucene.search.DocIdSetIterator;

/** Documents as intervals: each has one, at its beginning. */
final class DocumentIntervals extends IntervalIterator {
  private static final int NOT_READ = -1;

  private final DocIdSetIterator documents;
  private int at = NOT_READ;

  DocumentIntervals(DocIdSetIterator documents) {
    this.documents = documents;
  }

  @Override
  public int docID() {
    return documents.docID();
  }

  @Override
  public int nextDoc() throws IOException {
    at = NOT_READ;
    return documents.nextDoc();
  }

  @Override
  public int advance(int target) throws IOException {
    at = NOT_READ;
    return documents.advance(target);
  }

  @Override
  public long cost() {
    return documents.cost();
  }

  @Override
  public int nextInterval() {
    at = at == NOT_READ ? 0 : NO_MORE_INTERVALS;
    return at;
  }

  @Override
  public int start() {
    return at;
  }

  @Override
  public int end() {
    return at;
  }

  @Override
  public int gaps() {
    return 0;
  }

  @Override
  public float matchCost() {
    return 1;
  }
}
