package io.zhengwen.wrapper.library;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The values that a template read from a page.
 *
 * @param template the template's name
 * @param fields by field, its values as they stood in the page
 */
public record KnownValues(String template, Map<String, List<String>> fields) {
  /** Copies the fields. */
  public KnownValues {
    fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
  }
}
