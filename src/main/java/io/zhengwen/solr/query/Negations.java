package io.zhengwen.solr.query;

import io.zhengwen.solr.query.QueryTokens.Token;
import io.zhengwen.solr.query.QueryTokens.Token.Kind;
import io.zhengwen.text.LowerCase;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Tells a {@code NOT} that is stressed, or written in capitals with all the rest, from the
 * operator: behind an English verb that it negates, as in <i>does NOT work</i> and <i>DO NOT
 * DISTURB</i>, it is a word.
 */
final class Negations {
  private static final Pattern VERB =
      Pattern.compile(
          "do|does|did|am|is|are|was|were|has|have|had|can|could|will|would|shall|should|may"
              + "|might|must|(?:i|you|we|they|he|she|it|that|there)['’](?:m|re|s|ve|ll|d)");

  private Negations() {}

  /** The parts of a query, with each such {@code NOT} in lower case. */
  static List<Token> asWords(List<Token> tokens) {
    List<Token> read = new ArrayList<>(tokens);
    for (int i = 1; i < tokens.size() - 1; i++) {
      Token not = tokens.get(i);
      if (isWord(not)
          && not.text().equals("NOT")
          && isVerb(tokens, i - 1)
          && isWord(tokens.get(i + 1))) {
        read.set(i, new Token(Kind.WORD, "not", true, not.start()));
      }
    }
    return read;
  }

  /** Behind a field's name or a sign it is a value or a word that is asked for. */
  private static boolean isVerb(List<Token> tokens, int i) {
    return isWord(tokens.get(i)) && VERB.matcher(LowerCase.of(tokens.get(i).text())).matches();
  }

  private static boolean isWord(Token token) {
    return token.is(Kind.WORD) && token.spaced();
  }
}
