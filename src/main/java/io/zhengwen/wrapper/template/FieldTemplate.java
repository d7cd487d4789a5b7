package io.zhengwen.wrapper.template;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A field of a template.
 *
 * @param name letters, digits and underscores
 * @param type what its values are
 * @param required whether a page without it counts as a failure
 * @param multiple whether a page may have several values
 * @param destination the field of the Solr document that takes the values; null for the default
 * @param values of enumerations: what stands on pages, and what it means
 * @param profile what its values looked like; null if unknown
 * @param rules the rules, the most stable first
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record FieldTemplate(
    String name,
    FieldType type,
    boolean required,
    boolean multiple,
    String destination,
    Map<String, String> values,
    ValueProfile profile,
    List<Rule> rules) {

  /** Copies the rules. */
  public FieldTemplate {
    Objects.requireNonNull(name, "name");
    type = type == null ? FieldType.TEXT : type;
    values = values == null ? null : Collections.unmodifiableMap(checked(values));
    rules = rules == null ? List.of() : List.copyOf(rules);
  }

  private static Map<String, String> checked(Map<String, String> values) {
    values.forEach((text, meaning) -> Objects.requireNonNull(meaning, "the meaning of " + text));
    return new LinkedHashMap<>(values);
  }

  /** The same field with other rules. */
  public FieldTemplate withRules(List<Rule> others) {
    return new FieldTemplate(name, type, required, multiple, destination, values, profile, others);
  }

  /** The same field, required or not. */
  public FieldTemplate withRequired(boolean now) {
    return new FieldTemplate(name, type, now, multiple, destination, values, profile, rules);
  }

  /** The same field whose values may look like anything. */
  public FieldTemplate withoutProfile() {
    return new FieldTemplate(name, type, required, multiple, destination, values, null, rules);
  }
}
