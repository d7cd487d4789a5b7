package io.zhengwen.solr.query;

import io.zhengwen.solr.query.QueryTokens.Token;
import io.zhengwen.solr.query.QueryTokens.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Tells signs that leave words out from those that were pasted with the words. */
final class TypedSigns {
  /** A query of so many words was pasted rather than typed. */
  private static final int FEWEST_OF_TEXT = 10;

  private static final String UNIT = "[%％٪‰°℃℉\\p{Sc}]";
  private static final Pattern NUMBER = Pattern.compile("\\p{Nd}[\\p{Nd}.,]*+");
  private static final Pattern UNIT_ALONE = Pattern.compile(UNIT + "\\p{L}?+\\P{L}*+");
  private static final Pattern QUANTITY = Pattern.compile(NUMBER.pattern() + UNIT_ALONE);

  private TypedSigns() {}

  /**
   * The parts of a query without the signs that are part of its text: that of a negative quantity
   * ({@code -20%}, {@code -5 °C}), and those before single words in a text of many words without
   * fields and operators.
   */
  static List<Token> of(List<Token> tokens) {
    boolean text = isText(tokens);
    List<Token> read = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      boolean minus = isMinus(tokens, i);
      if (!(minus && (text || isQuantity(tokens, i + 1)))) {
        read.add(tokens.get(i));
      }
    }
    return wordsOfExclusions(read);
  }

  private static boolean isMinus(List<Token> tokens, int i) {
    return tokens.get(i).is(Kind.SIGN)
        && tokens.get(i).text().equals("-")
        && i + 1 < tokens.size()
        && tokens.get(i + 1).is(Kind.WORD);
  }

  private static boolean isText(List<Token> tokens) {
    return tokens.stream().filter(token -> token.is(Kind.WORD)).count() >= FEWEST_OF_TEXT
        && tokens.stream().noneMatch(token -> token.is(Kind.FIELD) || isOperator(token));
  }

  private static boolean isOperator(Token token) {
    return List.of("AND", "OR", "NOT").contains(token.text());
  }

  private static boolean isQuantity(List<Token> tokens, int i) {
    String word = tokens.get(i).text();
    return QUANTITY.matcher(word).matches()
        || NUMBER.matcher(word).matches()
            && i + 1 < tokens.size()
            && UNIT_ALONE.matcher(tokens.get(i + 1).text()).matches();
  }

  /**
   * The words of a query that does nothing but leave words out, if these were likely copied:
   * options with a digit or {@code =} ({@code -Xmx512m --server}), a number in parentheses, or a
   * headline in capital letters ({@code NOT GUILTY}). Any other query stays.
   */
  private static List<Token> wordsOfExclusions(List<Token> tokens) {
    List<Token> words = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      boolean leftOut = i > 0 && isExclusion(tokens.get(i - 1));
      boolean copied =
          leftOut ? isCopied(tokens.get(i - 1), token.text()) : token.text().startsWith("-");
      if (token.is(Kind.WORD) && copied && !isExclusion(token)) {
        words.add(token);
      } else if (leftOut || !isExclusion(token) && !isParenthesis(token)) {
        return tokens;
      }
    }
    return words.isEmpty() ? tokens : words;
  }

  private static boolean isCopied(Token exclusion, String word) {
    return exclusion.is(Kind.SIGN)
        ? word.chars().anyMatch(c -> Character.isDigit(c) || c == '=')
        : word.chars().noneMatch(Character::isLowerCase)
            && word.chars().anyMatch(Character::isLetter);
  }

  private static boolean isExclusion(Token token) {
    return token.text().equals(token.is(Kind.SIGN) ? "-" : "NOT")
        && (token.is(Kind.SIGN) || token.is(Kind.WORD));
  }

  private static boolean isParenthesis(Token token) {
    return token.is(Kind.OPEN) || token.is(Kind.CLOSE);
  }
}
