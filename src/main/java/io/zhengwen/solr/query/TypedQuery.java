package io.zhengwen.solr.query;

import io.zhengwen.solr.query.QueryTokens.Token;
import io.zhengwen.solr.query.QueryTokens.Token.Kind;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * What someone typed into a search box, as a query of Solr's edismax parser.
 *
 * <p>Operators are quotation marks, {@code +} and {@code -} before a word, {@code AND}, {@code OR}
 * and {@code NOT} between words, a field's name with a colon, a range behind it, parentheses where
 * one of these is, {@code *} at the end of a word, {@code ?} within one, {@code ^2} and {@code ~2}.
 * All else is punctuation, as in <i>Is it true?</i>, <i>Wow!</i>, <i>Note: 10:30</i> or
 * <i>[sic]</i>. A word with a field's name is required, however many of the others are. A field of
 * dates takes years, months and days. Plain text is cut behind 200 words or ideographs.
 *
 * @param text the query for edismax; blank if nothing but punctuation was typed
 * @param alternatives whether it has the operator {@code OR}, so that one word is enough
 * @param quoted whether a part of it is in quotation marks
 */
record TypedQuery(String text, boolean alternatives, boolean quoted) {
  /** Lucene takes 1,024 in a query, and each is searched in two fields, alone and as a phrase. */
  private static final int MOST_TERMS = 200;

  private static final String ALL = "*:*";
  private static final String SPECIAL = "\\+-!():^[]\"{}~*?|&/";
  private static final Pattern SUFFIX = Pattern.compile("[\\p{L}\\p{N}](?:~[0-2]|\\^[0-9.]{1,9})$");

  /** Reads a query; the predicates tell the names of fields, and which of these hold dates. */
  static TypedQuery of(String typed, Predicate<String> fields, Predicate<String> dates) {
    String all = typed.strip();
    if (all.equals(ALL) || all.equals("*")) {
      return new TypedQuery(ALL, false, false);
    }
    List<Token> tokens = QueryTokens.of(typed, fields);
    if (tokens.stream().allMatch(token -> token.is(Kind.WORD))) {
      tokens = QueryTokens.of(QueryTerms.first(typed, MOST_TERMS), fields);
    }
    return new Writer(tokens, dates).write();
  }

  private static final class Writer {
    private final List<Token> tokens;
    private final StringBuilder out = new StringBuilder();
    private final boolean alternatives;
    private final boolean operators;
    private final boolean groups;
    private final Predicate<String> dates;

    Writer(List<Token> tokens, Predicate<String> dates) {
      this.tokens = tokens;
      this.dates = dates;
      boolean or = false;
      boolean any = false;
      boolean group = false;
      int depth = 0;
      int lowest = 0;
      for (int i = 0; i < tokens.size(); i++) {
        Token token = tokens.get(i);
        any |= isOperator(i);
        or |= isOperator(i) && token.text().equals("OR");
        group |= token.is(Kind.OPEN) && i > 0 && !token.spaced() && !tokens.get(i - 1).ends();
        depth += token.is(Kind.OPEN) ? 1 : token.is(Kind.CLOSE) ? -1 : 0;
        lowest = Math.min(lowest, depth);
      }
      alternatives = or;
      operators = any;
      groups = (any || group) && depth == 0 && lowest == 0;
    }

    TypedQuery write() {
      int depth = 0;
      for (int i = 0; i < tokens.size(); i++) {
        Token token = tokens.get(i);
        if (token.spaced() || i > 0 && tokens.get(i - 1).ends()) {
          out.append(' ');
        }
        switch (token.kind()) {
          case FIELD -> {
            boolean signed = i > 0 && tokens.get(i - 1).is(Kind.SIGN) && !token.spaced();
            out.append(signed || operators || depth > 0 ? "" : "+")
                .append(token.text())
                .append(':');
          }
          case OPEN, CLOSE -> {
            out.append(groups ? token.text() : " ");
            depth += token.is(Kind.OPEN) ? 1 : -1;
          }
          case WORD -> {
            if (isDate(i) && Dates.isPeriod(token.text())) {
              out.append(Dates.range(token.text()));
            } else {
              word(i);
            }
          }
          case RANGE -> out.append(isDate(i) ? Dates.bounds(token.text()) : token.text());
          default -> out.append(token.text());
        }
      }
      boolean quoted = tokens.stream().anyMatch(token -> token.is(Kind.PHRASE));
      return new TypedQuery(out.toString().strip(), alternatives, quoted);
    }

    private boolean isDate(int i) {
      return i > 0 && tokens.get(i - 1).is(Kind.FIELD) && dates.test(tokens.get(i - 1).text());
    }

    private boolean isOperator(int i) {
      Token token = tokens.get(i);
      boolean behind = i > 0 && tokens.get(i - 1).ends() && !isName(i - 1);
      boolean before = i + 1 < tokens.size() && tokens.get(i + 1).begins() && !isName(i + 1);
      boolean not = token.text().equals("NOT");
      return isName(i) && token.spaced() && before && (behind || not && i == 0);
    }

    private boolean isName(int i) {
      Token token = tokens.get(i);
      return token.is(Kind.WORD)
          && (token.text().equals("AND")
              || token.text().equals("OR")
              || token.text().equals("NOT"));
    }

    private void word(int i) {
      String word = tokens.get(i).text();
      if (isName(i)) {
        out.append(isOperator(i) ? word : " ");
        return;
      }
      boolean ofField = i > 0 && tokens.get(i - 1).is(Kind.FIELD);
      if (ofField && word.equals("*")) {
        out.append(word);
        return;
      }
      int suffix =
          SUFFIX.matcher(word).find()
              ? Math.max(word.lastIndexOf('~'), word.lastIndexOf('^'))
              : word.length();
      boolean empty = true;
      for (int c = 0; c < suffix; c++) {
        char character = word.charAt(c);
        boolean escaped = character == '\\' && c + 1 < suffix;
        if (escaped) {
          out.append('\\').append(word.charAt(++c));
        } else if (SPECIAL.indexOf(character) < 0 || isWildcard(word, c)) {
          out.append(character);
        } else if (ofField || c > 0 && c + 1 < suffix && isWordCharacter(word.charAt(c - 1))) {
          out.append('\\').append(character);
        } else {
          out.append(' ');
          continue;
        }
        empty = false;
      }
      out.append(word, suffix, word.length());
      if (empty && ofField) {
        out.append("\"\"");
      }
    }

    /** {@code bridge*} and {@code br?dge}, but neither {@code *bridge} nor {@code bridge?}. */
    private static boolean isWildcard(String word, int c) {
      boolean behind = c > 0 && isWordCharacter(word.charAt(c - 1));
      boolean before = c + 1 < word.length() && isWordCharacter(word.charAt(c + 1));
      return word.charAt(c) == '*' ? behind : word.charAt(c) == '?' && behind && before;
    }

    private static boolean isWordCharacter(char c) {
      return Character.isLetterOrDigit(c);
    }
  }
}
