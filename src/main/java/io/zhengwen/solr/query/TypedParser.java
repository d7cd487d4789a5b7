package io.zhengwen.solr.query;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.Query;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.search.DisMaxQParser;
import org.apache.solr.search.ExtendedDismaxQParser;
import org.apache.solr.search.QParser;
import org.apache.solr.search.SyntaxError;
import org.apache.solr.util.SolrPluginUtils;

/**
 * Solr's edismax parser with a {@linkplain WordParser reader of its own for words}, with
 * {@linkplain SpacedNumbers numbers in several words}, {@linkplain NumberedNames names with numbers
 * in one word}, {@linkplain Questions what questions are about}, and with {@linkplain NamedPages
 * pages that are named}.
 */
final class TypedParser extends ExtendedDismaxQParser {
  /** Those of more would be too many clauses, together with all language fields. */
  private static final int MOST_WORDS_IN_OTHER_SPELLINGS = 30;

  /** So that pages with a number come before those that have its groups of digits apart. */
  private static final float NUMBER_SCORE = 4;

  /** So that pages with a name as it was typed come before those that have it in one word. */
  private static final float NAME_SCORE = 0.5f;

  /** So that pages with the words of a question come before those that have what it is about. */
  private static final float SUBJECT_SCORE = 0.5f;

  private final int similarWords;
  private final Function<QParser, Optional<Query>> named;
  private final Function<String, Analyzer> languages;

  /** What snippets mark; null if it is what finds pages. */
  private Query marked;

  /**
   * Creates a parser.
   *
   * @param similarWords how many words a word with {@code ~} may stand for in a field
   * @param named the pages that are found beside those that have the words
   * @param languages an analyzer for words of a language that has no spaces; null for none
   */
  TypedParser(
      String query,
      int similarWords,
      Function<QParser, Optional<Query>> named,
      Function<String, Analyzer> languages,
      SolrParams local,
      SolrParams params,
      SolrQueryRequest request) {
    super(query, local, params, request);
    this.similarWords = similarWords;
    this.named = named;
    this.languages = languages;
  }

  @Override
  protected Query parseOriginalQuery(
      ExtendedSolrQueryParser parser,
      String query,
      List<Clause> clauses,
      ExtendedDismaxConfiguration config) {
    Query words = super.parseOriginalQuery(parser, query, clauses, config);
    if (words == null) {
      return null;
    }
    String telling = Questions.marked(query);
    Query about = telling == null ? null : words(parser, telling, config);
    marked = about == null ? null : any(parser, telling, anyOf(about), config).build();
    BooleanQuery.Builder any = any(parser, query, words, config);
    String subject = hasFewWords() ? Questions.subject(query) : null;
    if (subject != null) {
      add(any, words(parser, subject, config), SUBJECT_SCORE);
    }
    named.apply(this).ifPresent(pages -> any.add(pages, Occur.SHOULD));
    BooleanQuery all = any.build();
    return all.clauses().size() > 1 ? all : words;
  }

  /** Words, or their other spellings with numbers. */
  private BooleanQuery.Builder any(
      ExtendedSolrQueryParser parser,
      String typed,
      Query words,
      ExtendedDismaxConfiguration config) {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    add(any, words, 1);
    if (hasFewWords()) {
      Map<String, Float> otherwise = new LinkedHashMap<>();
      String number = SpacedNumbers.joined(typed);
      if (number != null) {
        otherwise.put(number, NUMBER_SCORE);
      }
      NumberedNames.joined(typed).forEach(name -> otherwise.putIfAbsent(name, NAME_SCORE));
      otherwise.forEach((other, score) -> add(any, words(parser, other, config), score));
    }
    return any;
  }

  /** A page may be found for the words that ask, with few of the others. */
  private static Query anyOf(Query words) {
    return words instanceof BooleanQuery all ? SolrPluginUtils.setMinShouldMatch(all, "1") : words;
  }

  private static void add(BooleanQuery.Builder any, Query words, float score) {
    if (words != null) {
      any.add(score == 1 ? words : new BoostQuery(words, score), Occur.SHOULD);
    }
  }

  private Query words(
      ExtendedSolrQueryParser parser, String typed, ExtendedDismaxConfiguration config) {
    return super.parseOriginalQuery(parser, typed, splitIntoClauses(typed, false), config);
  }

  /** Words that only ask are not marked in snippets. */
  @Override
  public Query getHighlightQuery() throws SyntaxError {
    Query found = super.getHighlightQuery();
    return marked == null ? found : marked;
  }

  private boolean hasFewWords() {
    return QueryTerms.count(getString()) <= MOST_WORDS_IN_OTHER_SPELLINGS;
  }

  private String groupWords() {
    return DisMaxQParser.parseMinShouldMatch(
        getReq().getSchema(), SolrParams.wrapDefaults(getLocalParams(), getParams()));
  }

  @Override
  protected ExtendedSolrQueryParser createEdismaxQueryParser(QParser parser, String field) {
    return new WordParser(parser, field, similarWords, hasFewWords(), groupWords(), languages);
  }
}
