package io.zhengwen.wrapper;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.match.FieldMatcher.Given;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.FieldType;
import io.zhengwen.wrapper.template.WrapperTemplate;
import io.zhengwen.wrapper.value.ValueReader;
import java.time.temporal.TemporalAccessor;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a template read from a page or record, as it is written to JSON.
 *
 * @param fields by field, the values as they stand in the page
 * @param rules the rule that gave each field
 * @param typed the values of fields that are not text, as numbers, ISO 8601 dates or addresses;
 *     null if there are none
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ReadValues(
    Map<String, List<String>> fields, Map<String, String> rules, Map<String, List<Object>> typed) {

  /** Lists what was read. */
  public static ReadValues of(WrapperTemplate template, PageModel page, Reading reading) {
    Map<String, List<String>> fields = new LinkedHashMap<>();
    Map<String, String> rules = new LinkedHashMap<>();
    Map<String, List<Object>> typed = new LinkedHashMap<>();
    ValueReader reader = ValueReader.of(page);
    for (Map.Entry<String, Given> field : reading.fields().entrySet()) {
      fields.put(field.getKey(), field.getValue().values().stream().map(Found::text).toList());
      rules.put(field.getKey(), field.getValue().rule().name());
    }
    for (FieldTemplate field : template.fields()) {
      if (field.type() != FieldType.TEXT && fields.containsKey(field.name())) {
        typed.put(
            field.name(),
            fields.get(field.name()).stream()
                .flatMap(text -> reader.read(field, text).stream())
                .map(value -> value instanceof TemporalAccessor ? value.toString() : value)
                .toList());
      }
    }
    return new ReadValues(fields, rules, typed.isEmpty() ? null : typed);
  }
}
