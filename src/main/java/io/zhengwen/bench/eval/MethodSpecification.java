package io.zhengwen.bench.eval;

import io.zhengwen.extract.Extractor;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import java.util.LinkedHashMap;
import java.util.Map;

/** A method and its parameters as one word, {@code name:parameter=value:parameter=value}. */
final class MethodSpecification {
  private MethodSpecification() {}

  /**
   * The method so specified.
   *
   * @throws IllegalArgumentException if it is invalid; the message says what is valid
   */
  static Extractor extractor(String specification, Resources resources) {
    String[] parts = specification.split(":", -1);
    Map<String, String> parameters = new LinkedHashMap<>();
    for (int i = 1; i < parts.length; i++) {
      int equals = parts[i].indexOf('=');
      if (equals < 1) {
        throw new IllegalArgumentException(
            "'" + specification + "' is not method:parameter=value: '" + parts[i] + "'");
      }
      parameters.put(parts[i].substring(0, equals), parts[i].substring(equals + 1));
    }
    return Methods.create(parts[0], parameters, resources);
  }
}
