package io.zhengwen.wrapper.match;

import java.util.List;

/** Finds all that a rule may mean, before its regular expression. Immutable and thread-safe. */
@FunctionalInterface
interface RuleMatcher {
  /** The values, in document order. */
  List<Found> find(Scope scope);
}
