package io.zhengwen.solr.query;

import java.io.IOException;
import org.apache.lucene.queries.intervals.IntervalMatchesIterator;
import org.apache.lucene.search.MatchesIterator;
import org.apache.lucene.search.Query;

/** Matches without the words in them, so that snippets mark each as a whole. */
final class WholeMatches implements IntervalMatchesIterator {
  private final IntervalMatchesIterator matches;

  WholeMatches(IntervalMatchesIterator matches) {
    this.matches = matches;
  }

  @Override
  public boolean next() throws IOException {
    return matches.next();
  }

  @Override
  public int startPosition() {
    return matches.startPosition();
  }

  @Override
  public int endPosition() {
    return matches.endPosition();
  }

  @Override
  public int startOffset() throws IOException {
    return matches.startOffset();
  }

  @Override
  public int endOffset() throws IOException {
    return matches.endOffset();
  }

  @Override
  public MatchesIterator getSubMatches() {
    return null;
  }

  @Override
  public Query getQuery() {
    return matches.getQuery();
  }

  @Override
  public int gaps() {
    return matches.gaps();
  }

  @Override
  public int width() {
    return matches.width();
  }
}
