package io.zhengwen.registry;

import io.zhengwen.extract.Extractor;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** A named extraction method and its parameters. Immutable and thread-safe. */
public final class Method {
  private final String name;
  private final String summary;
  private final List<Parameter> parameters;
  private final BiFunction<Map<String, String>, Resources, Extractor> factory;

  private Method(
      String name,
      String summary,
      List<Parameter> parameters,
      BiFunction<Map<String, String>, Resources, Extractor> factory) {
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
   * @param constructor makes the extractor from a parameter record and what it needs beside
   */
  static <P extends Record> Method of(
      String name, String summary, P defaults, BiFunction<P, Resources, Extractor> constructor) {
    return new Method(
        name,
        summary,
        ParameterBinder.parameters(defaults),
        (given, resources) -> constructor.apply(ParameterBinder.bind(defaults, given), resources));
  }

  /** A method without parameters. */
  static Method of(String name, String summary, Extractor extractor) {
    return new Method(
        name,
        summary,
        List.of(),
        (given, resources) -> {
          ParameterBinder.rejectUnknown(List.of(), given);
          return extractor;
        });
  }

  /**
   * This method with a filter on its main text, named {@code method+filter}. The filter has no
   * parameters of its own.
   *
   * @param filter the filter's name
   * @param constructor makes the filtered extractor
   */
  Method with(String filter, BiFunction<Extractor, Resources, Extractor> constructor) {
    return new Method(
        name + "+" + filter,
        summary + "; filtered by " + filter,
        parameters,
        (given, resources) -> constructor.apply(factory.apply(given, resources), resources));
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
   * @throws IllegalArgumentException naming the parameter, the value and the values it may have
   */
  public Extractor create(Map<String, String> given, Resources resources) {
    try {
      return factory.apply(given, resources);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("method " + name + ": " + e.getMessage(), e);
    }
  }
}
