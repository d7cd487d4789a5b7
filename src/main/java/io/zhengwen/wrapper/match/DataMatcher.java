package io.zhengwen.wrapper.match;

import java.util.List;

/** Finds values in the page's structured data. */
final class DataMatcher implements RuleMatcher {
  private final String property;

  DataMatcher(String property) {
    this.property = property;
  }

  @Override
  public List<Found> find(Scope scope) {
    return scope.texts().data().values(property).stream()
        .map(value -> new Found(-1, value))
        .toList();
  }
}
