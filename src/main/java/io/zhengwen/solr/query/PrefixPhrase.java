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
import org.apache.lucene.sandbox.search.PhraseWildcardQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;

/**
 * A beginning that the analysis takes for several words, such as {@code wi-f*}: these stand side by
 * side, the last one with any letters behind it.
 */
final class PrefixPhrase {
  /** More words than this that begin the same are not looked for. */
  private static final int MOST_WORDS = 1_000;

  private record Word(Term term, boolean character) {}

  private PrefixPhrase() {}

  /**
   * Makes a phrase.
   *
   * @param analyzer as that of documents
   * @return null if it is not several words
   */
  static Query of(Term prefix, Analyzer analyzer) {
    List<Word> words = words(prefix, analyzer);
    if (words.size() < 2) {
      return null;
    }
    PhraseWildcardQuery.Builder phrase =
        new PhraseWildcardQuery.Builder(prefix.field(), MOST_WORDS);
    words.subList(0, words.size() - 1).forEach(word -> phrase.addTerm(word.term()));
    Word last = words.get(words.size() - 1);
    return last.character()
        ? phrase.addTerm(last.term()).build()
        : phrase.addMultiTerm(new PrefixQuery(last.term())).build();
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
