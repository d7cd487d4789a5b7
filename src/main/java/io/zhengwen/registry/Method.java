package io.zhengwen.registry;

import io.zhengwen.extract.Extractor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A named extraction method and its parameters. Immutable and thread-safe. */
public final class Method {
  private final String name;
  private final String summary;
  private final List<Parameter> parameters;
  private final Function<Map<String, String>, Extractor> factory;

  private Method(
      String name,
      String summary,
      List<Parameter> parameters,
      Function<Map<String, String>, Extractor> factory) {
    this.name = name;
    this.summary = summary;
    this.parameters = parameters;
    this.factory = factory;
  }

  /**
   * Describes a method.
   *
   * @param name lower-case name, as users write it
   * @param summary what the method does and from which publication, one line
   * @param defaults the parameter record with its default values
   * @param constructor makes the extractor from a parameter record
   */
  static <P extends Record> Method of(
      String name, String summary, P defaults, Function<P, Extractor> constructor) {
    return new Method(
        name,
        summary,
        ParameterBinder.parameters(defaults),
        given -> constructor.apply(ParameterBinder.bind(defaults, given)));
  }

  /** A method without parameters. */
  static Method of(String name, String summary, Extractor extractor) {
    return new Method(
        name,
        summary,
        List.of(),
        given -> {
          ParameterBinder.rejectUnknown(List.of(), given);
          return extractor;
        });
  }

  /**
   * This method with a filter on its main text, named {@code method+filter}; the filter's
   * parameters have its name and a dot in front.
   *
   * @param filter the filter's name
   * @param defaults the filter's parameter record with its default values
   * @param constructor makes the filtered extractor
   */
  <P extends Record> Method with(
      String filter, P defaults, BiFunction<Extractor, P, Extractor> constructor) {
    String prefix = filter + ".";
    List<Parameter> all = new ArrayList<>(parameters);
    for (Parameter p : ParameterBinder.parameters(defaults)) {
      all.add(p.of(prefix));
    }
    return new Method(
        name + "+" + filter,
        summary + "; filtered by " + filter,
        List.copyOf(all),
        given -> {
          ParameterBinder.rejectUnknown(all, given);
          Map<String, String> own = new LinkedHashMap<>();
          Map<String, String> filters = new LinkedHashMap<>();
          given.forEach(
              (key, value) -> {
                if (key.startsWith(prefix)) {
                  filters.put(key.substring(prefix.length()), value);
                } else {
                  own.put(key, value);
                }
              });
          return constructor.apply(factory.apply(own), ParameterBinder.bind(defaults, filters));
        });
  }

  /** The name, as users write it. */
  public String name() {
    return name;
  }

  /** What the method does, one line. */
  public String summary() {
    return summary;
  }

  /** The parameters with their defaults and ranges. */
  public List<Parameter> parameters() {
    return parameters;
  }

  /**
   * The method with parameters set; those not given have their defaults.
   *
   * @throws IllegalArgumentException naming the parameter, the value and the legal ones
   */
  public Extractor create(Map<String, String> given) {
    try {
      return factory.apply(given);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("method " + name + ": " + e.getMessage(), e);
    }
  }
}
