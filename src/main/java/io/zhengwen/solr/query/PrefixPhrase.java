package io.zhengwen.solr.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.cjk.CJKBigramFilter;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.analysis.tokenattributes.TypeAttribute;
import org.apache.lucene.index.Term;
import org.apache.lucene.queries.intervals.IntervalQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;

/**
 * A beginning that the analysis takes for several words, such as {@code wi-f*}: these stand side by
 * side, the last one with any letters behind it, unless it ends with a sign, as {@code wi-*}. As
 * that of one word, it has a constant score.
 */
final class PrefixPhrase {
  private record Word(Term term, boolean character) {}

  private PrefixPhrase() {}

  /**
   * Makes a phrase.
   *
   * @param analyzer as that of documents
   * @return null if it is the beginning of a single word
   */
  static Query of(Term prefix, Analyzer analyzer) {
    List<Word> words = words(prefix, analyzer);
    boolean whole = !Escapes.endsWord(prefix.text());
    if (words.isEmpty() || words.size() == 1 && !whole) {
      return null;
    }
    List<Term> terms = words.stream().map(Word::term).toList();
    int last = words.size() - 1;
    return new ConstantScoreQuery(
        whole || words.get(last).character()
            ? phrase(terms)
            : new IntervalQuery(
                prefix.field(), new PrefixIntervals(terms.subList(0, last), terms.get(last))));
  }

  private static Query phrase(List<Term> words) {
    PhraseQuery.Builder phrase = new PhraseQuery.Builder();
    words.forEach(phrase::add);
    return phrase.build();
  }

  /** The first word at each position; of Chinese and its like, these are the characters. */
  private static List<Word> words(Term prefix, Analyzer analyzer) {
    List<Word> words = new ArrayList<>();
    try (TokenStream tokens = analyzer.tokenStream(prefix.field(), prefix.text())) {
      CharTermAttribute text = tokens.addAttribute(CharTermAttribute.class);
      TypeAttribute type = tokens.addAttribute(TypeAttribute.class);
      PositionIncrementAttribute position = tokens.addAttribute(PositionIncrementAttribute.class);
      tokens.reset();
      while (tokens.incrementToken()) {
        if (position.getPositionIncrement() > 0) {
          boolean character = type.type().equals(CJKBigramFilter.SINGLE_TYPE);
          words.add(new Word(new Term(prefix.field(), text.toString()), character));
        }
      }
      tokens.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return words;
  }
}
