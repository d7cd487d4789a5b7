package io.zhengwen.solr.query;

import io.zhengwen.solr.query.QueryTokens.Token;
import io.zhengwen.solr.query.QueryTokens.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Writes the clauses of a query in the syntax of Solr's edismax parser, which has no precedence of
 * operators: each {@code OR} gets parentheses. Where parts stand beside each other, a clause of
 * nothing but fields is required; among the values of a field, and in a group that is left out, one
 * of them is enough.
 */
final class QueryWriter {
  /** What edismax takes for all documents: the whole query, or the value of a field. */
  private static final String ALL = "*:*";

  /** The same among other words, where edismax escapes colons. */
  private static final String ALL_AMONG_WORDS = "*";

  private static final String BESIDE = " ";
  private static final String AND = " AND ";
  private static final String OR = " OR ";

  /** Such as an address: of it edismax takes a sign to mean only what is before the colon. */
  private static final Pattern ADDRESS = Pattern.compile("\\p{L}++:[^\"\\\\]++");

  /** Where a clause stands. */
  private enum Place {
    WORDS,
    LEFT_OUT,
    VALUES
  }

  private final List<Token> tokens;
  private final QueryStructure structure;
  private final Predicate<String> dates;

  QueryWriter(List<Token> tokens, Predicate<String> dates) {
    this.tokens = tokens;
    this.structure = new QueryStructure(tokens);
    this.dates = dates;
  }

  TypedQuery write() {
    Clause query = ClauseReader.read(tokens, structure);
    boolean quoted = tokens.stream().anyMatch(token -> token.is(Kind.PHRASE));
    long fuzzy =
        tokens.stream()
            .filter(token -> token.is(Kind.WORD) && Escapes.isFuzzy(token.text()))
            .count();
    return new TypedQuery(query == null ? "" : whole(query), quoted, (int) fuzzy);
  }

  /** An {@code OR} alone gets a sign, so that {@code mm} does not apply to its parts. */
  private String whole(Clause query) {
    if (query instanceof Clause.Or) {
      return '+' + operand(query, Place.WORDS);
    }
    if (query instanceof Clause.All) {
      return ALL;
    }
    return query instanceof Clause.Beside ? inner(query, Place.WORDS) : beside(query);
  }

  private String beside(Clause clause) {
    if (clause instanceof Clause.And) {
      return inner(clause, Place.WORDS);
    }
    boolean required = clause.isFilter() && !(clause instanceof Clause.Not);
    return (required ? "+" : "")
        + (clause instanceof Clause.Part part ? text(part.token()) : operand(clause, Place.WORDS));
  }

  /** A clause that stands for itself beside any operator. */
  private String operand(Clause clause, Place place) {
    if (clause instanceof Clause.Part part) {
      String text = text(part.token());
      return structure.field(part.token()).isEmpty() && hasSpace(part.token(), text)
          ? '(' + text + ')'
          : text;
    }
    if (clause instanceof Clause.All) {
      return ALL_AMONG_WORDS;
    }
    if (clause instanceof Clause.Weighted weighted) {
      String text = operand(weighted.clause(), place);
      String weight = tokens.get(weighted.token()).text();
      return (text.startsWith("(") ? text : '(' + text + ')') + weight;
    }
    if (clause instanceof Clause.Field field) {
      return tokens.get(field.token()).text() + ':' + value(field);
    }
    if (clause instanceof Clause.Not not) {
      return '-' + signed(not.clause(), place == Place.VALUES ? place : Place.LEFT_OUT);
    }
    if (clause instanceof Clause.Must must) {
      return '+' + signed(must.clause(), place);
    }
    boolean rest = clause.isNegative() && place != Place.VALUES;
    return '(' + (rest ? ALL_AMONG_WORDS + BESIDE : "") + inner(clause, place) + ')';
  }

  private String signed(Clause clause, Place place) {
    if (!(clause instanceof Clause.Part part)) {
      return operand(clause, place);
    }
    String word = tokens.get(part.token()).text();
    String text = text(part.token());
    boolean quoted =
        structure.field(part.token()).isEmpty()
            && (ADDRESS.matcher(word).matches() || hasSpace(part.token(), text));
    return quoted ? Escapes.quoted(word) : text;
  }

  /** The parts of a group, without parentheses. */
  private String inner(Clause group, Place place) {
    List<String> parts = new ArrayList<>();
    for (Clause part : group.parts()) {
      if (group instanceof Clause.Or) {
        parts.add(alternative(part, place));
      } else {
        parts.add(
            group instanceof Clause.Beside && place == Place.WORDS
                ? beside(part)
                : operand(part, place));
      }
    }
    if (group instanceof Clause.And) {
      return String.join(AND, parts);
    }
    boolean one = group instanceof Clause.Or || place != Place.WORDS;
    return String.join(one ? OR : BESIDE, parts);
  }

  /** A clause that finds something by itself: if it leaves something out, then all the rest. */
  private String alternative(Clause clause, Place place) {
    String text = operand(clause, place);
    return clause instanceof Clause.Not && place != Place.VALUES
        ? '(' + ALL_AMONG_WORDS + BESIDE + text + ')'
        : text;
  }

  private String value(Clause.Field field) {
    Clause value = field.value();
    String text =
        value.parts().isEmpty() ? operand(value, Place.VALUES) : inner(value, Place.VALUES);
    return tokens.get(field.token() + 1).is(Kind.OPEN)
        ? '(' + (value.isNegative() ? ALL + BESIDE : "") + text + ')'
        : text;
  }

  private boolean hasSpace(int i, String text) {
    return !tokens.get(i).is(Kind.PHRASE) && text.indexOf(' ') >= 0;
  }

  private String text(int i) {
    Token token = tokens.get(i);
    return switch (token.kind()) {
      case WORD -> word(i);
      case PHRASE -> Escapes.phrase(token.text());
      case RANGE -> range(i);
      default -> token.text();
    };
  }

  private String word(int i) {
    String word = tokens.get(i).text();
    if (structure.field(i).isEmpty()) {
      return Escapes.word(word).strip();
    }
    if (structure.isName(i)) {
      return Escapes.quoted(word);
    }
    return isDate(i) && Dates.isPeriod(word) ? Dates.range(word) : Escapes.value(word);
  }

  private String range(int i) {
    String range = tokens.get(i).text();
    if (structure.field(i).isEmpty()) {
      return Escapes.word(range).strip();
    }
    return isDate(i) ? Dates.bounds(range) : range;
  }

  private boolean isDate(int i) {
    return dates.test(structure.field(i));
  }
}
