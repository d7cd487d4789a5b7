package io.zhengwen.solr.query;

import io.zhengwen.solr.query.QueryTokens.Token;
import io.zhengwen.solr.query.QueryTokens.Token.Kind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** What the parts of a query are to each other: which are operators, which belong to a field. */
final class QueryStructure {
  /** Edismax reads groups by recursion. */
  private static final int MOST_DEPTH = 20;

  private final List<Token> tokens;
  private final boolean groups;

  private final String[] fields;

  QueryStructure(List<Token> tokens) {
    this.tokens = tokens;
    this.groups = isBalanced() && hasGroups();
    this.fields = new String[tokens.size()];
    nameFields();
  }

  private boolean isBalanced() {
    int open = 0;
    for (Token token : tokens) {
      if (token.is(Kind.OPEN)) {
        open++;
      } else if (token.is(Kind.CLOSE)) {
        open--;
      }
      if (open < 0 || open > MOST_DEPTH) {
        return false;
      }
    }
    return open == 0;
  }

  private boolean hasGroups() {
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      boolean attached =
          token.is(Kind.OPEN) && i > 0 && !token.spaced() && !tokens.get(i - 1).ends();
      if (attached || isOperator(i)) {
        return true;
      }
    }
    return false;
  }

  private void nameFields() {
    Deque<String> groupFields = new ArrayDeque<>();
    groupFields.push("");
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      boolean named = i > 0 && tokens.get(i - 1).is(Kind.FIELD) && !token.spaced();
      fields[i] = named ? tokens.get(i - 1).text() : groupFields.peek();
      if (groups && token.is(Kind.OPEN)) {
        groupFields.push(fields[i]);
      } else if (groups && token.is(Kind.CLOSE)) {
        groupFields.pop();
      }
    }
  }

  /** Whether parentheses are groups; else they are punctuation. */
  boolean hasParentheses() {
    return groups;
  }

  /** The field that a token's text is looked for in; empty for none. */
  String field(int i) {
    return fields[i];
  }

  /** Whether a token is {@code AND}, {@code OR} or {@code NOT} where an operator can stand. */
  boolean isOperator(int i) {
    boolean first = groups && i > 0 && tokens.get(i - 1).is(Kind.OPEN);
    if (!isName(i) || !tokens.get(i).spaced() && !first) {
      return false;
    }
    if (!isName(i, "NOT")) {
      return isBehindClause(i)
          && (isBeforeClause(i) || isName(i + 1, "NOT") && isBeforeClause(i + 1));
    }
    boolean negatesSecond = isName(i - 1) && !isName(i - 1, "NOT") && isBehindClause(i - 1);
    return isBeforeClause(i) && (i == 0 || first || isBehindClause(i) || negatesSecond);
  }

  /** Whether a token is written as an operator is, in capital letters. */
  boolean isName(int i) {
    return isName(i, "AND") || isName(i, "OR") || isName(i, "NOT");
  }

  private boolean isName(int i, String name) {
    return i >= 0
        && i < tokens.size()
        && tokens.get(i).is(Kind.WORD)
        && tokens.get(i).text().equals(name);
  }

  private boolean isBehindClause(int i) {
    return i > 0 && tokens.get(i - 1).ends() && !isName(i - 1);
  }

  private boolean isBeforeClause(int i) {
    return i + 1 < tokens.size() && tokens.get(i + 1).begins() && !isName(i + 1);
  }

  /** Whether a token is a field's name with a value behind it. */
  boolean isField(int i) {
    if (i + 1 >= tokens.size() || !tokens.get(i).is(Kind.FIELD)) {
      return false;
    }
    Token value = tokens.get(i + 1);
    return !value.spaced()
        && (value.is(Kind.WORD)
            || value.is(Kind.PHRASE)
            || value.is(Kind.RANGE)
            || groups && value.is(Kind.OPEN));
  }

  /** Whether a word, phrase or field is one that pages must not have. */
  boolean isLeftOut(int i) {
    Token before = i == 0 ? null : tokens.get(i - 1);
    return before != null
        && (before.is(Kind.SIGN) && before.text().equals("-")
            || isName(i - 1, "NOT") && isOperator(i - 1));
  }
}
