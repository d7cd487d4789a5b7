package io.zhengwen.bench.eval;

import io.zhengwen.extract.Extractor;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Parameter;
import java.util.LinkedHashMap;
import java.util.Map;

/** A method and its parameters as one word, {@code name:parameter=value:parameter=value}. */
final class MethodSpecification {
  private MethodSpecification() {}

  /**
   * The method so specified. One that learns from the pages it is given does not, unless its
   * parameter {@code learn} says so: scores must not depend on the order of pages.
   *
   * @throws IllegalArgumentException if it is invalid; the message says what is valid
   */
  static Extractor extractor(String specification) {
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
    Methods.get(parts[0]).parameters().stream()
        .map(Parameter::name)
        .filter(p -> p.equals("learn") || p.endsWith(".learn"))
        .forEach(p -> parameters.putIfAbsent(p, "false"));
    return Methods.create(parts[0], parameters);
  }
}
