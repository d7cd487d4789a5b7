package io.zhengwen.solr.query;

import io.zhengwen.solr.query.QueryTokens.Token;
import io.zhengwen.solr.query.QueryTokens.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the tokens of a query as clauses. A sign or {@code NOT} binds the tightest, then {@code
 * AND}, then {@code OR}; what has no operator between it is the loosest.
 */
final class ClauseReader {
  private final List<Token> tokens;
  private final QueryStructure structure;
  private int at;

  private ClauseReader(List<Token> tokens, QueryStructure structure) {
    this.tokens = tokens;
    this.structure = structure;
  }

  /** The clauses of a query; null if there is nothing but punctuation. */
  static Clause read(List<Token> tokens, QueryStructure structure) {
    return new ClauseReader(tokens, structure).beside();
  }

  private Clause beside() {
    List<Clause> parts = new ArrayList<>();
    while (skipPunctuation() && !tokens.get(at).is(Kind.CLOSE)) {
      parts.add(or());
    }
    return Clause.beside(parts);
  }

  private Clause or() {
    List<Clause> parts = new ArrayList<>();
    do {
      parts.add(and());
    } while (skipsOperator("OR"));
    return Clause.or(parts);
  }

  private Clause and() {
    List<Clause> parts = new ArrayList<>();
    do {
      parts.add(signed());
    } while (skipsOperator("AND"));
    return Clause.and(parts);
  }

  private Clause signed() {
    boolean out = false;
    boolean required = false;
    while (skipPunctuation() && (tokens.get(at).is(Kind.SIGN) || isOperator("NOT"))) {
      required |= tokens.get(at).text().equals("+");
      out |= !tokens.get(at).text().equals("+");
      at++;
    }
    if (at == tokens.size() || tokens.get(at).is(Kind.CLOSE)) {
      return null;
    }
    Clause clause = value();
    if (out) {
      return Clause.not(clause);
    }
    return required ? Clause.must(clause) : clause;
  }

  /** A group, a field or a single token. */
  private Clause value() {
    int token = at++;
    if (tokens.get(token).is(Kind.OPEN)) {
      Clause group = beside();
      at++;
      boolean weighted = at < tokens.size() && isWeight(at);
      int weight = weighted ? at++ : at;
      return weighted && group != null ? new Clause.Weighted(group, weight) : group;
    }
    if (structure.isField(token)) {
      Clause value = value();
      return value == null ? null : new Clause.Field(token, value);
    }
    if (!structure.field(token).isEmpty()) {
      boolean stray = structure.isName(token) && tokens.get(token).spaced();
      return stray ? null : new Clause.Part(token);
    }
    if (tokens.get(token).is(Kind.WORD)) {
      String word = tokens.get(token).text();
      if (isAll(token)) {
        return new Clause.All();
      }
      return structure.isName(token) || Escapes.isPunctuation(word) ? null : new Clause.Part(token);
    }
    return new Clause.Part(token);
  }

  /** Whether a token stands for all documents; behind a sign it does not. */
  private boolean isAll(int i) {
    String word = tokens.get(i).text();
    boolean first = tokens.get(i).spaced() || i > 0 && tokens.get(i - 1).is(Kind.OPEN);
    return first && (word.equals("*") || word.equals("*:*"));
  }

  private boolean isWeight(int i) {
    return tokens.get(i).is(Kind.WORD)
        && !tokens.get(i).spaced()
        && Escapes.isWeight(tokens.get(i).text());
  }

  private boolean skipsOperator(String name) {
    if (skipPunctuation() && isOperator(name)) {
      at++;
      return true;
    }
    return false;
  }

  private boolean isOperator(String name) {
    return tokens.get(at).text().equals(name) && structure.isOperator(at);
  }

  /** Whether a token follows; parentheses that are no groups do not count. */
  private boolean skipPunctuation() {
    while (!structure.hasParentheses()
        && at < tokens.size()
        && (tokens.get(at).is(Kind.OPEN) || tokens.get(at).is(Kind.CLOSE))) {
      at++;
    }
    return at < tokens.size();
  }
}
