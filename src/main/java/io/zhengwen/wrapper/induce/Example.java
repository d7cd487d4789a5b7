package io.zhengwen.wrapper.induce;

import io.zhengwen.text.Addresses;
import io.zhengwen.wrapper.match.FieldMatcher;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.Rule;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A page, or a record of one, with the values that a person marked.
 *
 * @param id names the page in messages
 * @param scope the page or record
 * @param values the values of each field as they stand in the page; an empty list says that the
 *     page does not have the field; fields that are not mentioned are unknown
 */
public record Example(String id, Scope scope, Map<String, List<String>> values) {
  /** Copies the values. */
  public Example {
    Map<String, List<String>> copy = new LinkedHashMap<>();
    values.forEach((field, of) -> copy.put(field, List.copyOf(of)));
    values = Collections.unmodifiableMap(copy);
  }

  /** Whether anything is known of a field. */
  boolean knows(String field) {
    return values.containsKey(field);
  }

  /** The values that do not stand in the page, neither in its text nor in attributes. */
  public List<String> missing() {
    return values.values().stream()
        .flatMap(List::stream)
        .filter(value -> Occurrences.of(scope, value).isEmpty())
        .toList();
  }

  /** The values of a field in the form in which they are compared, sorted. */
  List<String> keys(String field) {
    return sorted(values.get(field).stream());
  }

  /**
   * Whether what a rule gives are the values of a field; addresses in attributes may be written
   * otherwise.
   */
  boolean isGiven(String field, Rule rule, List<Found> found) {
    if (sorted(found.stream().map(Found::text)).equals(keys(field))) {
      return true;
    }
    Addresses addresses = scope.texts().page().addresses();
    return rule.attribute() != null
        && sorted(found.stream().map(f -> absolute(addresses, f.text())))
            .equals(sorted(values.get(field).stream().map(v -> absolute(addresses, v))));
  }

  private static List<String> sorted(Stream<String> values) {
    return values.map(FieldMatcher::key).distinct().sorted().toList();
  }

  private static String absolute(Addresses addresses, String value) {
    return addresses.absolute(value).orElse(value);
  }
}
