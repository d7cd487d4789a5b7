package io.zhengwen.wrapper.induce;

import io.zhengwen.wrapper.match.PageTexts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The places of all values of a page. A value that stands on a page several times is meant where
 * the other fields' values are: an author's name in a menu is not the author of the page.
 */
final class Neighbourhood {
  private static final int FAR = 2_000;

  /** How many more texts may be between a place and another field than for the nearest place. */
  private static final int NEAR = 20;

  private final PageTexts texts;
  private final Map<String, List<List<Occurrence>>> places = new LinkedHashMap<>();

  /** Fields whose values are also those of another field. */
  private final Set<String> shared = new HashSet<>();

  Neighbourhood(Example example) {
    texts = example.scope().texts();
    Map<List<String>, String> fields = new HashMap<>();
    for (String field : example.values().keySet()) {
      String other = fields.putIfAbsent(example.keys(field), field);
      if (other != null && !example.values().get(field).isEmpty()) {
        shared.addAll(List.of(field, other));
      }
    }
    example
        .values()
        .forEach(
            (field, values) -> {
              List<List<Occurrence>> ofField = new ArrayList<>();
              values.forEach(value -> ofField.add(Occurrences.of(example.scope(), value)));
              places.put(field, ofField);
            });
  }

  /**
   * The places of each value of a field, those nearest to the other fields first; a place within
   * other words is left out if one where the value stands alone is as near. If another field has
   * equal values, the first place of the page comes first.
   */
  List<List<Occurrence>> places(String field) {
    List<List<Occurrence>> sorted = new ArrayList<>();
    for (List<Occurrence> ofValue : places.getOrDefault(field, List.of())) {
      List<Occurrence> copy = new ArrayList<>(ofValue);
      copy.sort(
          Comparator.comparing((Occurrence place) -> !place.isAlone())
              .thenComparingInt(place -> distance(field, place)));
      int nearest = copy.isEmpty() ? 0 : distance(field, copy.get(0));
      boolean alone = !copy.isEmpty() && copy.get(0).isAlone();
      copy.removeIf(
          place ->
              distance(field, place) > nearest + NEAR * (places.size() - 1)
                  || alone && !place.isAlone() && distance(field, place) >= nearest);
      if (shared.contains(field)) {
        copy.sort(Comparator.comparingInt(Occurrence::node));
      }
      sorted.add(copy);
    }
    return sorted;
  }

  private int distance(String field, Occurrence place) {
    int at = texts.firstFrom(place.node());
    int sum = 0;
    for (Map.Entry<String, List<List<Occurrence>>> other : places.entrySet()) {
      if (!other.getKey().equals(field)) {
        sum +=
            other.getValue().stream()
                .flatMap(List::stream)
                .mapToInt(o -> Math.abs(texts.firstFrom(o.node()) - at))
                .min()
                .orElse(0);
      }
    }
    return Math.min(sum, FAR * places.size());
  }
}
