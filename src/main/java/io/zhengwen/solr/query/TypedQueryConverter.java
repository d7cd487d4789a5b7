package io.zhengwen.solr.query;

import io.zhengwen.solr.query.QueryTokens.Token;
import io.zhengwen.solr.query.QueryTokens.Token.Kind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.apache.lucene.analysis.cjk.CJKBigramFilter;
import org.apache.solr.spelling.SpellingQueryConverter;

/**
 * The words of a typed query whose spelling is checked: its first ones, for each takes time;
 * without values of fields, words that are left out, patterns and words with {@code ~} or {@code
 * ^}, and words with digits; also without the pairs of characters of Chinese, Japanese and Korean,
 * which are no words and overlap, so that Solr cannot put one suggestion after another into the
 * query.
 *
 * <p>Solr's own reads a query with a pattern that overflows the stack on long words.
 */
public final class TypedQueryConverter extends SpellingQueryConverter {
  private static final int MOST_WORDS = 25;

  private static final Set<String> CHARACTERS =
      Set.of(CJKBigramFilter.SINGLE_TYPE, CJKBigramFilter.DOUBLE_TYPE);

  @Override
  public Collection<org.apache.solr.spelling.Token> convert(String typed) {
    List<org.apache.solr.spelling.Token> words = new ArrayList<>();
    if (typed == null) {
      return words;
    }
    List<Token> tokens = QueryTokens.of(QueryTerms.first(typed, MOST_WORDS), name -> true);
    QueryStructure structure = new QueryStructure(tokens);
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      boolean text =
          token.is(Kind.PHRASE) || token.is(Kind.WORD) && !Escapes.hasOperator(token.text());
      if (text
          && structure.field(i).isEmpty()
          && !structure.isOperator(i)
          && !structure.isLeftOut(i)) {
        add(words, token);
      }
    }
    return words.subList(0, Math.min(words.size(), MOST_WORDS));
  }

  private void add(List<org.apache.solr.spelling.Token> words, Token token) {
    String text = token.text();
    int end = token.is(Kind.PHRASE) ? text.lastIndexOf('"') : text.length();
    List<org.apache.solr.spelling.Token> terms = new ArrayList<>();
    try {
      analyze(terms, text.substring(0, end), token.start(), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    terms.removeIf(term -> CHARACTERS.contains(term.type()) || hasDigit(term));
    words.addAll(terms);
  }

  private static boolean hasDigit(CharSequence term) {
    return term.chars().anyMatch(Character::isDigit);
  }
}
