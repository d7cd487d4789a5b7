package io.zhengwen.solr.query;

import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;

/** Words that some write with a space or a dot within, and others without. */
final class DividedWords {
  /** Shorter words would be found where one word ends and another begins. */
  private static final int FEWEST_CHARACTERS = 4;

  private static final Pattern PAIR =
      Pattern.compile("\\p{IsHangul}{2}|[\\p{IsKatakana}\\u30FC]{2}");

  private DividedWords() {}

  /**
   * A word of Korean syllables or of katakana with whatever ends words between its characters, but
   * not behind the first or before the last of them: 삼성 전자 for 삼성전자, ホーム・ページ for ホームページ. It takes
   * the places of the single characters that are in the index beside the pairs.
   *
   * @param pairs the query for the word as it stands
   * @return null if it is no such word
   */
  static Query divided(Query pairs) {
    if (!(pairs instanceof PhraseQuery phrase) || !isOfPairs(phrase)) {
      return null;
    }
    Term[] terms = phrase.getTerms();
    int last = terms.length - 1;
    PhraseQuery.Builder divided = new PhraseQuery.Builder().add(terms[0], 0);
    for (int i = 2; i < last; i++) {
      divided.add(new Term(terms[i].field(), terms[i].text().substring(0, 1)), i);
    }
    return divided.add(terms[last], last).build();
  }

  private static boolean isOfPairs(PhraseQuery phrase) {
    Term[] terms = phrase.getTerms();
    int[] positions = phrase.getPositions();
    return terms.length >= FEWEST_CHARACTERS - 1
        && IntStream.range(0, terms.length)
            .allMatch(i -> positions[i] == i && PAIR.matcher(terms[i].text()).matches());
  }
}
