package io.zhengwen.wrapper.match;

import io.zhengwen.wrapper.template.Rule;
import java.util.List;

/** Finds values in the page's structured data, or in its head. */
final class DataMatcher implements RuleMatcher {
  private final String property;

  DataMatcher(String property) {
    this.property = property;
  }

  @Override
  public List<Found> find(Scope scope) {
    List<String> values =
        property.startsWith(Rule.HEAD)
            ? scope.texts().head().values(property)
            : scope.texts().data().values(property);
    return values.stream().map(value -> new Found(-1, value)).toList();
  }
}
