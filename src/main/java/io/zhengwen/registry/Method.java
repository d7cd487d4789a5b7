package io.zhengwen.registry;

import io.zhengwen.extract.Extractor;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
   * @param name the name in lower case, as users write it
   * @param summary what the method does and which publication it is from, in one line
   * @param defaults the parameter record with its default values
   * @param constructor creates the extractor from its parameters and resources
   */
  static <P extends Record> Method of(
      String name, String summary, P defaults, BiFunction<P, Resources, Extractor> constructor) {
    return new Method(
        name,
        summary,
        ParameterBinder.parameters(defaults),
        (given, resources) -> constructor.apply(ParameterBinder.bind(defaults, given), resources));
  }

  /** Describes a method without parameters. */
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
   * @param constructor creates the filtered extractor
   */
  Method with(String filter, BiFunction<Extractor, Resources, Extractor> constructor) {
    return new Method(
        name + "+" + filter,
        summary + "; filtered by " + filter,
        parameters,
        (given, resources) -> constructor.apply(factory.apply(given, resources), resources));
  }

  /** Returns the name, as users write it. */
  public String name() {
    return name;
  }

  /** Returns a description of the method in one line. */
  public String summary() {
    return summary;
  }

  /** Returns the parameters with their defaults and ranges. */
  public List<Parameter> parameters() {
    return parameters;
  }

  /**
   * Creates the extractor. Parameters that are not given have their default values.
   *
   * @throws IllegalArgumentException if a parameter is unknown or has an invalid value; the message
   *     names both and what would be valid
   */
  public Extractor create(Map<String, String> given, Resources resources) {
    Objects.requireNonNull(given, "the parameters must not be null");
    Objects.requireNonNull(resources, "the resources must not be null");
    try {
      return factory.apply(given, resources);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("method " + name + ": " + e.getMessage(), e);
    }
  }

  /** The name. */
  @Override
  public String toString() {
    return name;
  }
}
