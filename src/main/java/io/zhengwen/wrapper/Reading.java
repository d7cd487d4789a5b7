package io.zhengwen.wrapper;

import io.zhengwen.wrapper.match.FieldMatcher.Given;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.List;
import java.util.Map;

/**
 * What a template read from a page or record.
 *
 * @param fields the fields that were found, with the values and the rule that gave them
 * @param given what each rule gave, by field, in the order of the rules; without those that gave
 *     nothing
 * @param unasked by field, the rules that were not asked because they could not change what is
 *     found
 */
public record Reading(
    Map<String, Given> fields, Map<String, List<Given>> given, Map<String, List<Rule>> unasked) {
  /** Nothing. */
  public static final Reading NONE = new Reading(Map.of(), Map.of(), Map.of());

  /**
   * Whether all required fields were found, or, of a template that requires none, at least half of
   * its fields. Nothing found is never complete.
   */
  public boolean isComplete(WrapperTemplate template) {
    boolean anyRequired = template.fields().stream().anyMatch(FieldTemplate::required);
    return anyRequired
        ? template.fields().stream()
            .filter(FieldTemplate::required)
            .allMatch(field -> fields.containsKey(field.name()))
        : !fields.isEmpty() && 2 * fields.size() >= template.fields().size();
  }
}
