package io.zhengwen.solr.query;

import io.zhengwen.solr.query.QueryTokens.Token;
import io.zhengwen.solr.query.QueryTokens.Token.Kind;
import io.zhengwen.text.LowerCase;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;

/**
 * What someone typed into a search box, as a query of Solr's edismax parser.
 *
 * <p>Operators are quotation marks, {@code +} and {@code -} before a word, {@code AND}, {@code OR}
 * and {@code NOT} between words, a field's name with a colon, a range behind it, parentheses where
 * one of these is, {@code *} behind a letter or within the value of a field, {@code ?} between two
 * letters, {@code ~2}, and {@code ^2} behind a field, a phrase, a group or a word of three letters.
 * Full-width signs are the same. All else is punctuation, as in <i>Is it true?</i>, <i>Wow!</i>,
 * <i>Note: 10:30</i>, <i>C:\temp</i> or <i>[sic]</i>. Operators without anything to join are words.
 *
 * <p>{@code AND} binds tighter than {@code OR}; what has no operator between is joined last. A word
 * with a field's name is required, however many of the others are; of several joined by {@code OR},
 * one is. {@code *} and {@code *:*} are all documents. A field of dates takes years, months and
 * days. A query without fields is cut behind 200 words or ideographs; one with fields is refused if
 * it has more than 1,024 values, or ten times as many words.
 *
 * @param text the query for edismax; blank if nothing but punctuation was typed
 * @param quoted whether a part of it is in quotation marks
 * @param fuzzy the number of words for which similar ones are asked
 */
record TypedQuery(String text, boolean quoted, int fuzzy) {
  /** Lucene takes 1,024 in a query, and each is searched in three fields, alone and as a phrase. */
  private static final int MOST_TERMS = 200;

  private static final Set<String> OPERATORS = Set.of("AND", "OR", "NOT");

  /** The values of fields are not cut: pages that none of them asks for would be found. */
  private static final int MOST_VALUES = 1_024;

  private static final int MOST_TERMS_OF_VALUES = 10 * MOST_VALUES;

  /** Reads a query; the predicates tell the names of fields, and which of these hold dates. */
  static TypedQuery of(String typed, Predicate<String> fields, Predicate<String> dates) {
    List<Token> tokens = QueryTokens.of(typed, fields);
    if (tokens.stream().noneMatch(token -> token.is(Kind.FIELD))) {
      tokens = QueryTokens.of(QueryTerms.first(typed, MOST_TERMS), fields);
    } else {
      check(typed, tokens);
    }
    boolean nothingElse = tokens.stream().allMatch(token -> OPERATORS.contains(token.text()));
    return nothingElse && !tokens.isEmpty()
        ? of(LowerCase.of(typed), fields, dates)
        : new QueryWriter(tokens, dates).write();
  }

  private static void check(String typed, List<Token> tokens) {
    long values =
        tokens.stream()
            .filter(token -> token.is(Kind.WORD) || token.is(Kind.PHRASE) || token.is(Kind.RANGE))
            .filter(token -> !OPERATORS.contains(token.text()))
            .count();
    if (values > MOST_VALUES || QueryTerms.count(typed) > MOST_TERMS_OF_VALUES) {
      throw new SolrException(
          ErrorCode.BAD_REQUEST,
          "a query with fields may have "
              + MOST_VALUES
              + " values and "
              + MOST_TERMS_OF_VALUES
              + " words, no more");
    }
  }
}
