package io.zhengwen.solr.query;

import java.io.IOException;
import java.util.Arrays;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.queries.intervals.IntervalIterator;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.util.ArrayUtil;
import org.apache.lucene.util.SparseFixedBitSet;

/**
 * The ends of a phrase in the documents of a segment, as many at a time as take little memory; and
 * which of these documents have a word behind it.
 */
final class PhraseEnds {
  /** Ends at a time; 4 bytes each, and as many more for those of one document. */
  static final int MOST = 1 << 20;

  private final IntervalIterator phrase;

  /**
   * Documents in order; the ends in the n-th are those from {@code from[n]} to {@code from[n+1]}.
   */
  private int[] documents = new int[16];

  private int[] from = new int[17];
  private int[] ends = new int[64];
  private int size;

  /** Documents that no word was found in yet. */
  private int left;

  PhraseEnds(IntervalIterator phrase) {
    this.phrase = phrase;
  }

  /** Reads the next documents; false if there are none. */
  boolean next() throws IOException {
    size = 0;
    while (from[size] < MOST && phrase.docID() != DocIdSetIterator.NO_MORE_DOCS) {
      if (phrase.nextDoc() != DocIdSetIterator.NO_MORE_DOCS) {
        read();
      }
    }
    left = size;
    return size > 0;
  }

  private void read() throws IOException {
    int end = from[size];
    while (phrase.nextInterval() != IntervalIterator.NO_MORE_INTERVALS) {
      ends = ArrayUtil.grow(ends, end + 1);
      ends[end++] = phrase.end();
    }
    if (end > from[size]) {
      documents = ArrayUtil.grow(documents, size + 1);
      from = ArrayUtil.grow(from, size + 2);
      documents[size++] = phrase.docID();
      from[size] = end;
    }
  }

  /** Whether a word was found in all of these documents. */
  boolean areFound() {
    return left == 0;
  }

  /** Notes the documents that have a word directly behind the phrase. */
  void find(PostingsEnum word, SparseFixedBitSet found) throws IOException {
    int n = 0;
    int document = word.advance(documents[0]);
    while (document <= documents[size - 1]) {
      n = Arrays.binarySearch(documents, n, size, document);
      if (n < 0) {
        n = -n - 1;
        document = word.advance(documents[n]);
      } else {
        if (!found.get(document) && follows(word, n)) {
          found.set(document);
          left--;
        }
        document = word.nextDoc();
      }
    }
  }

  private boolean follows(PostingsEnum word, int n) throws IOException {
    int end = from[n];
    for (int i = word.freq(); i > 0; i--) {
      int before = word.nextPosition() - 1;
      while (end < from[n + 1] && ends[end] < before) {
        end++;
      }
      if (end == from[n + 1]) {
        return false;
      }
      if (ends[end] == before) {
        return true;
      }
    }
    return false;
  }
}
