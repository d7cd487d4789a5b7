package io.zhengwen.solr.query;

import io.zhengwen.solr.query.QueryTokens.Token;
import io.zhengwen.solr.query.QueryTokens.Token.Kind;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Writes the parts of a query in the syntax of Solr's edismax parser. */
final class QueryWriter {
  /** Such as an address: of it edismax takes a sign to mean only what is before the colon. */
  private static final Pattern ADDRESS = Pattern.compile("\\p{L}++:[^\"\\\\]++");

  private final List<Token> tokens;
  private final QueryStructure structure;
  private final Predicate<String> dates;
  private final StringBuilder out = new StringBuilder();

  /** Tokens behind which a group of required fields ends. */
  private final BitSet groupEnds = new BitSet();

  /** Operators between such fields. */
  private final BitSet joints = new BitSet();

  private boolean alternatives;

  QueryWriter(List<Token> tokens, Predicate<String> dates) {
    this.tokens = tokens;
    this.structure = new QueryStructure(tokens);
    this.dates = dates;
  }

  TypedQuery write() {
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.spaced() || i > 0 && tokens.get(i - 1).ends()) {
        out.append(' ');
      }
      if (structure.isFilter(i)) {
        require(i);
      }
      switch (token.kind()) {
        case FIELD -> out.append(structure.isField(i) ? token.text() + ":" : token.text() + " ");
        case OPEN, CLOSE -> out.append(structure.hasParentheses() ? token.text() : " ");
        case WORD -> word(i);
        case PHRASE -> out.append(Escapes.phrase(token.text()));
        case RANGE -> range(i);
        default -> out.append(token.text());
      }
      if (groupEnds.get(i)) {
        out.append(')');
      }
    }
    boolean quoted = tokens.stream().anyMatch(token -> token.is(Kind.PHRASE));
    long fuzzy =
        tokens.stream()
            .filter(token -> token.is(Kind.WORD) && Escapes.isFuzzy(token.text()))
            .count();
    return new TypedQuery(out.toString().strip(), alternatives, quoted, (int) fuzzy);
  }

  private void require(int i) {
    int end = structure.endOfRequired(i);
    if (end > structure.endOfFilter(i)) {
      out.append("+(");
      groupEnds.set(end);
      joints.set(i, end);
    } else if (end > 0) {
      out.append('+');
    }
  }

  private void word(int i) {
    String word = tokens.get(i).text();
    boolean ofField = !structure.field(i).isEmpty();
    if (structure.isOperator(i)) {
      alternatives |= structure.isOr(i) && !ofField && !joints.get(i);
      out.append(word);
    } else if (structure.isName(i)) {
      out.append(ofField && !tokens.get(i).spaced() ? '"' + word + '"' : " ");
    } else if (isDate(i) && Dates.isPeriod(word)) {
      out.append(Dates.range(word));
    } else if (ofField) {
      out.append(Escapes.value(word));
    } else {
      out.append(
          isSigned(i) && ADDRESS.matcher(word).matches() ? '"' + word + '"' : Escapes.word(word));
    }
  }

  private boolean isSigned(int i) {
    return i > 0
        && (tokens.get(i - 1).is(Kind.SIGN)
            || structure.isOperator(i - 1) && tokens.get(i - 1).text().equals("NOT"));
  }

  private void range(int i) {
    String range = tokens.get(i).text();
    if (structure.field(i).isEmpty()) {
      out.append(Escapes.word(range));
    } else {
      out.append(isDate(i) ? Dates.bounds(range) : range);
    }
  }

  private boolean isDate(int i) {
    return dates.test(structure.field(i));
  }
}
