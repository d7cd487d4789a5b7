package io.zhengwen.solr.query;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;

/** Words that some write with a space, a dot or a hyphen within, and others without. */
final class DividedWords {
  /** Shorter words would be found where one word ends and another begins. */
  private static final int FEWEST_CHARACTERS = 4;

  private static final String LETTERS = "[\\p{L}\\p{M}\\p{Nd}]++";
  private static final Pattern HYPHENED =
      Pattern.compile("\\p{P}*+(" + LETTERS + "(?:[-‐‑]" + LETTERS + ")++)\\p{P}*+");

  /** Shorter ones without a digit are mostly other words: French {@code t-on} is no {@code ton}. */
  private static final Pattern LONG_ENOUGH = Pattern.compile(".*\\p{Nd}.*|.{4,}");

  private static final Pattern HYPHEN = Pattern.compile("[-‐‑]");
  private static final Pattern NUMBERS = Pattern.compile("\\p{Nd}[-‐‑]\\p{Nd}");

  private static final Pattern PAIR =
      Pattern.compile("\\p{IsHangul}{2}|[\\p{IsKatakana}\\u30FC]{2}");

  private DividedWords() {}

  /** A word without its hyphens: {@code email} for {@code e-mail}; null for none. */
  static String joined(String word) {
    Matcher hyphened = HYPHENED.matcher(word);
    if (!hyphened.matches() || NUMBERS.matcher(word).find()) {
      return null;
    }
    String joined = HYPHEN.matcher(hyphened.group(1)).replaceAll("");
    return LONG_ENOUGH.matcher(joined).matches() ? joined : null;
  }

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
