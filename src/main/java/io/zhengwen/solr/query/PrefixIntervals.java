package io.zhengwen.solr.query;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.queries.intervals.IntervalIterator;
import org.apache.lucene.queries.intervals.IntervalMatchesIterator;
import org.apache.lucene.queries.intervals.IntervalQuery;
import org.apache.lucene.queries.intervals.Intervals;
import org.apache.lucene.queries.intervals.IntervalsSource;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.QueryVisitor;
import org.apache.lucene.util.BitSetIterator;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.SparseFixedBitSet;
import org.apache.lucene.util.StringHelper;

/**
 * Words side by side, the last one with any letters behind it, however many words of the index that
 * may be. Lucene's own sources take no more than a number of them. Its intervals tell documents,
 * not places; {@link #matches} has the places of one document.
 */
final class PrefixIntervals extends IntervalsSource {
  private final List<Term> words;
  private final Term prefix;

  /** With at least one word before the last, of the same field. */
  PrefixIntervals(List<Term> words, Term prefix) {
    this.words = List.copyOf(words);
    this.prefix = prefix;
  }

  @Override
  public IntervalIterator intervals(String field, LeafReaderContext context) throws IOException {
    Terms terms = context.reader().terms(field);
    IntervalIterator before = terms == null ? null : before().intervals(field, context);
    if (before == null) {
      return null;
    }
    SparseFixedBitSet found = new SparseFixedBitSet(Math.max(1, context.reader().maxDoc()));
    PhraseEnds ends = new PhraseEnds(before);
    while (ends.next()) {
      PostingsEnum postings = null;
      TermsEnum all = terms.iterator();
      for (BytesRef word = first(all); isBegun(word) && !ends.areFound(); word = all.next()) {
        postings = all.postings(postings, PostingsEnum.POSITIONS);
        ends.find(postings, found);
      }
    }
    return new DocumentIntervals(new BitSetIterator(found, found.approximateCardinality()));
  }

  /** The words before the last. */
  private IntervalsSource before() {
    return Intervals.phrase(
        words.stream().map(word -> Intervals.term(word.bytes())).toArray(IntervalsSource[]::new));
  }

  private BytesRef first(TermsEnum all) throws IOException {
    return all.seekCeil(prefix.bytes()) == TermsEnum.SeekStatus.END ? null : all.term();
  }

  private boolean isBegun(BytesRef word) {
    return word != null && StringHelper.startsWith(word, prefix.bytes());
  }

  @Override
  public IntervalMatchesIterator matches(String field, LeafReaderContext context, int document)
      throws IOException {
    Terms terms = context.reader().terms(field);
    List<IntervalsSource> last = new ArrayList<>();
    if (terms != null) {
      PostingsEnum postings = null;
      TermsEnum all = terms.iterator();
      for (BytesRef word = first(all); isBegun(word); word = all.next()) {
        postings = all.postings(postings, PostingsEnum.NONE);
        if (postings.advance(document) == document) {
          last.add(Intervals.term(BytesRef.deepCopyOf(word)));
        }
      }
    }
    if (last.isEmpty()) {
      return null;
    }
    IntervalsSource any = Intervals.or(last.toArray(IntervalsSource[]::new));
    IntervalMatchesIterator matches =
        Intervals.phrase(before(), any).matches(field, context, document);
    return matches == null ? null : new WholeMatches(matches);
  }

  @Override
  public void visit(String field, QueryVisitor visitor) {
    if (visitor.acceptField(field)) {
      visitor.consumeTerms(new IntervalQuery(field, this), words.toArray(Term[]::new));
      new PrefixQuery(prefix).visit(visitor);
    }
  }

  @Override
  public int minExtent() {
    return words.size() + 1;
  }

  @Override
  public Collection<IntervalsSource> pullUpDisjunctions() {
    return List.of(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PrefixIntervals intervals
        && words.equals(intervals.words)
        && prefix.equals(intervals.prefix);
  }

  @Override
  public int hashCode() {
    return Objects.hash(words, prefix);
  }

  @Override
  public String toString() {
    return "PrefixIntervals(" + words + " " + prefix + "*)";
  }
}
