package io.zhengwen.solr.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A part of a query, with the parts that it is made of. The methods that make one take null for a
 * part that is nothing, such as a question mark alone, and return null if nothing is left.
 */
sealed interface Clause {
  /** A word, a phrase or a range, by its token. */
  record Part(int token) implements Clause {}

  /** All documents. */
  record All() implements Clause {}

  /** A value, or a group of values, of the field that a token names. */
  record Field(int token, Clause value) implements Clause {}

  /** What documents must not have. */
  record Not(Clause clause) implements Clause {}

  /** What documents must have, however many of the parts beside it they have. */
  record Must(Clause clause) implements Clause {}

  /** A group whose score counts more or less, by the token of its weight. */
  record Weighted(Clause clause, int token) implements Clause {}

  /** Parts joined by {@code AND}. */
  record And(List<Clause> parts) implements Clause {}

  /** Parts joined by {@code OR}. */
  record Or(List<Clause> parts) implements Clause {}

  /** Parts beside each other, without an operator. */
  record Beside(List<Clause> parts) implements Clause {}

  /** Parts beside each other; all documents count only where there is nothing else. */
  static Clause beside(List<Clause> typed) {
    List<Clause> parts = narrowing(typed);
    return parts.size() > 1 ? new Beside(parts) : only(parts);
  }

  /** Parts of which each is required; all documents count only where there is nothing else. */
  static Clause and(List<Clause> typed) {
    List<Clause> parts = new ArrayList<>();
    for (Clause part : narrowing(typed)) {
      parts.addAll(part instanceof And and ? and.parts() : List.of(part));
    }
    return parts.size() > 1 ? new And(parts) : only(parts);
  }

  /** Parts of which one is enough. */
  static Clause or(List<Clause> typed) {
    List<Clause> parts = new ArrayList<>();
    for (Clause part : typed) {
      if (part != null) {
        parts.addAll(part instanceof Or or ? or.parts() : List.of(part));
      }
    }
    return parts.size() > 1 ? new Or(parts) : only(parts);
  }

  /** The opposite; nothing for that of all documents. */
  static Clause not(Clause clause) {
    return clause == null || clause instanceof All ? null : new Not(clause);
  }

  /** A part that is required. */
  static Clause must(Clause clause) {
    return clause == null || clause instanceof All ? clause : new Must(clause);
  }

  private static List<Clause> narrowing(List<Clause> typed) {
    List<Clause> parts = typed.stream().filter(Objects::nonNull).toList();
    List<Clause> others = parts.stream().filter(part -> !(part instanceof All)).toList();
    return others.isEmpty() ? parts.subList(0, Math.min(1, parts.size())) : others;
  }

  private static Clause only(List<Clause> parts) {
    return parts.isEmpty() ? null : parts.get(0);
  }

  /** The parts of a group; none of anything else. */
  default List<Clause> parts() {
    return List.of();
  }

  /** Whether it does nothing but leave documents out. */
  default boolean isNegative() {
    return this instanceof Not
        || (this instanceof And || this instanceof Beside)
            && parts().stream().allMatch(Clause::isNegative);
  }

  /** Whether it is made of nothing but fields. */
  default boolean isFilter() {
    return this instanceof Field
        || this instanceof Not not && not.clause().isFilter()
        || this instanceof Weighted weighted && weighted.clause().isFilter()
        || !parts().isEmpty() && parts().stream().allMatch(Clause::isFilter);
  }
}
