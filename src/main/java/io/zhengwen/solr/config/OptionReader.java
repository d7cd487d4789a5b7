package io.zhengwen.solr.config;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.solr.common.util.NamedList;

/**
 * Reads options from a {@code NamedList}, each once; what is left at the end is unknown. All errors
 * are {@link IllegalArgumentException}s that name option, value and the legal ones.
 */
final class OptionReader {
  private final String prefix;
  private final Map<String, List<Object>> given = new LinkedHashMap<>();
  private final List<String> known = new ArrayList<>();

  OptionReader(NamedList<?> options) {
    this("", options);
  }

  private OptionReader(String prefix, NamedList<?> options) {
    this.prefix = prefix;
    for (Map.Entry<String, ?> option : options) {
      if (option.getKey() == null) {
        throw new IllegalArgumentException(
            "the value '" + option.getValue() + "' has no option name");
      }
      given.computeIfAbsent(option.getKey(), name -> new ArrayList<>()).add(option.getValue());
    }
  }

  /** A string; null if the option is not given. */
  String string(String name) {
    List<Object> values = take(name);
    return values.isEmpty() ? null : text(name, values.get(0));
  }

  /** One of an enum's constants, in lower case. */
  <E extends Enum<E>> E word(String name, E defaultValue) {
    E given = word(name, defaultValue.getDeclaringClass());
    return given == null ? defaultValue : given;
  }

  /** One of an enum's constants, in lower case; null if the option is not given. */
  <E extends Enum<E>> E word(String name, Class<E> type) {
    String value = string(name);
    return value == null ? null : word(prefix + name, value, type);
  }

  /** One of an enum's constants, in lower case. */
  static <E extends Enum<E>> E word(String option, String value, Class<E> type) {
    return Arrays.stream(type.getEnumConstants())
        .filter(e -> show(e).equals(value.strip()))
        .findFirst()
        .orElseThrow(
            () ->
                illegal(
                    option,
                    value,
                    Arrays.stream(type.getEnumConstants())
                        .map(OptionReader::show)
                        .collect(Collectors.joining(", ", "one of ", ""))));
  }

  /** {@code true} or {@code false}. */
  boolean flag(String name, boolean defaultValue) {
    String value = string(name);
    return value == null ? defaultValue : flag(prefix + name, value);
  }

  /** A whole number within bounds. */
  int integer(String name, int defaultValue, int min, int max) {
    String value = string(name);
    if (value == null) {
      return defaultValue;
    }
    try {
      int number = Integer.parseInt(value);
      if (number >= min && number <= max) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Reported below, like a number out of bounds.
    }
    throw illegal(prefix + name, value, "a whole number from " + min + " to " + max);
  }

  /** Names, given as one string with commas, as an {@code arr}, or by repeating the option. */
  List<String> names(String name) {
    known.add(name);
    List<String> names = new ArrayList<>();
    List<Object> values = given.containsKey(name) ? given.remove(name) : List.of();
    for (Object value : values) {
      Collection<?> parts = value instanceof Collection<?> c ? c : List.of(value);
      for (Object part : parts) {
        for (String one : text(name, part).split(",", -1)) {
          names.add(text(name, one));
        }
      }
    }
    return names;
  }

  /** The options of a {@code lst}; none if it is not given. */
  OptionReader list(String name) {
    List<Object> values = take(name);
    if (values.isEmpty()) {
      return new OptionReader(prefix + name + ".", new NamedList<>());
    }
    if (values.get(0) instanceof NamedList<?> list) {
      return new OptionReader(prefix + name + ".", list);
    }
    throw illegal(prefix + name, values.get(0), "a list of options, <lst name=\"" + name + "\">");
  }

  /** The options of a {@code lst}, which must not be blank; empty if it is not given. */
  Optional<OptionReader> filledList(String name) {
    boolean isGiven = given.containsKey(name);
    OptionReader list = list(name);
    if (isGiven && list.given.isEmpty()) {
      throw new IllegalArgumentException(
          "option '" + prefix + name + "' is an empty list, must have at least one option");
    }
    return isGiven ? Optional.of(list) : Optional.empty();
  }

  /**
   * The name under which documents are nested in another; null if the option is not given. Solr has
   * characters of its own in paths to nested documents.
   */
  String label(String name) {
    String label = string(name);
    if (label != null && (label.indexOf('/') >= 0 || label.indexOf('#') >= 0)) {
      throw illegal(prefix + name, label, "a name without '/' and '#'");
    }
    return label;
  }

  /** All options as strings. */
  Map<String, String> all() {
    Map<String, String> all = new LinkedHashMap<>();
    for (String name : List.copyOf(given.keySet())) {
      all.put(name, string(name));
    }
    return all;
  }

  /** Throws if an option was given that was not read. */
  void rejectLeftovers() {
    if (!given.isEmpty()) {
      Map.Entry<String, List<Object>> first = given.entrySet().iterator().next();
      throw unknown(first.getKey(), first.getValue().get(0), known);
    }
  }

  /** The error for an option that is not among the legal ones. */
  IllegalArgumentException unknown(String name, Object value, List<String> legal) {
    return new IllegalArgumentException(
        "unknown option '"
            + prefix
            + name
            + "' with the value '"
            + value
            + "', must be one of "
            + legal.stream().map(option -> prefix + option).collect(Collectors.joining(", ")));
  }

  /** {@code true} or {@code false}. */
  static boolean flag(String option, String value) {
    return switch (value.strip()) {
      case "true" -> true;
      case "false" -> false;
      default -> throw illegal(option, value, "true or false");
    };
  }

  /** The error for a value; {@code legal} completes "must be". */
  static IllegalArgumentException illegal(String option, Object value, String legal) {
    return new IllegalArgumentException(
        "option '" + option + "' has the value '" + value + "', must be " + legal);
  }

  private List<Object> take(String name) {
    known.add(name);
    List<Object> values = given.remove(name);
    if (values == null) {
      return List.of();
    }
    if (values.size() > 1) {
      throw new IllegalArgumentException(
          "option '"
              + prefix
              + name
              + "' is given "
              + values.size()
              + " times, must be given once");
    }
    return values;
  }

  private String text(String name, Object value) {
    if (value instanceof Collection || value instanceof NamedList) {
      throw illegal(prefix + name, value, "a single value");
    }
    String text = value == null ? "" : value.toString().strip();
    if (text.isEmpty()) {
      throw illegal(prefix + name, "", "a value that is not blank");
    }
    return text;
  }

  static String show(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
