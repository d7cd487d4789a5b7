package io.zhengwen.registry;

import io.zhengwen.extract.Param;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Reads a method's parameter record from strings. Components may be {@code int}, {@code double},
 * {@code boolean}, {@code String}, an enum, or a nested parameter record, whose parameters' names
 * get a prefix.
 */
final class ParameterBinder {
  private ParameterBinder() {}

  static List<Parameter> parameters(Record defaults) {
    List<Parameter> found = new ArrayList<>();
    for (RecordComponent c : defaults.getClass().getRecordComponents()) {
      Object value = read(c, defaults);
      if (value instanceof Record part) {
        for (Parameter p : parameters(part)) {
          found.add(p.of(prefix(c)));
        }
      } else {
        Param param = c.getAnnotation(Param.class);
        found.add(
            new Parameter(
                c.getName(),
                type(c, param),
                show(value),
                param.value(),
                param.ownerOnly(),
                param.file()));
      }
    }
    return found;
  }

  static <P extends Record> P bind(P defaults, Map<String, String> given) {
    rejectUnknown(parameters(defaults), given);
    return bindPart(defaults, given, "");
  }

  static void rejectUnknown(List<Parameter> known, Map<String, String> given) {
    List<String> names = known.stream().map(Parameter::name).toList();
    for (String name : given.keySet()) {
      if (!names.contains(name)) {
        throw new IllegalArgumentException(
            "unknown parameter '"
                + name
                + "'; "
                + (names.isEmpty()
                    ? "it has no parameters"
                    : "must be one of " + String.join(", ", names)));
      }
    }
  }

  private static <P extends Record> P bindPart(
      P defaults, Map<String, String> given, String prefix) {
    RecordComponent[] components = defaults.getClass().getRecordComponents();
    Object[] values = new Object[components.length];
    Class<?>[] types = new Class<?>[components.length];
    for (int i = 0; i < components.length; i++) {
      RecordComponent c = components[i];
      types[i] = c.getType();
      Object value = read(c, defaults);
      if (value instanceof Record part) {
        values[i] = bindPart(part, given, prefix + prefix(c));
      } else {
        String name = prefix + c.getName();
        values[i] =
            given.containsKey(name)
                ? parse(name, given.get(name), c.getType(), c.getAnnotation(Param.class))
                : value;
      }
    }
    try {
      @SuppressWarnings("unchecked")
      Constructor<P> constructor =
          (Constructor<P>) defaults.getClass().getDeclaredConstructor(types);
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof IllegalArgumentException refused) {
        throw refused;
      }
      throw new IllegalStateException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String prefix(RecordComponent part) {
    return part.getName() + ".";
  }

  private static Object read(RecordComponent c, Record record) {
    try {
      return c.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object parse(String name, String value, Class<?> type, Param param) {
    if (value == null) {
      throw new IllegalArgumentException("parameter '" + name + "' must have a value");
    }
    String text = value.strip();
    if (type == boolean.class) {
      if (text.equals("true") || text.equals("false")) {
        return text.equals("true");
      }
      throw invalid(name, value, "true or false");
    }
    if (type == String.class) {
      return text;
    }
    if (type.isEnum()) {
      for (Object constant : type.getEnumConstants()) {
        if (show(constant).equals(text.toLowerCase(Locale.ROOT))) {
          return constant;
        }
      }
      throw invalid(name, value, "one of " + words(type, " | "));
    }
    double number;
    try {
      number = type == int.class ? Integer.parseInt(text) : Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw invalid(name, value, (type == int.class ? "an " : "a ") + range(type, param));
    }
    if (!(number >= param.min() && number <= param.max())) {
      throw invalid(name, value, (type == int.class ? "an " : "a ") + range(type, param));
    }
    if (type == int.class) {
      return (int) number;
    }
    return number;
  }

  private static IllegalArgumentException invalid(String name, String value, String expected) {
    return new IllegalArgumentException(
        "parameter '" + name + "' has the value '" + value + "', must be " + expected);
  }

  private static String type(RecordComponent c, Param param) {
    Class<?> type = c.getType();
    if (type == boolean.class) {
      return "boolean";
    }
    if (type == String.class) {
      return "string";
    }
    return type.isEnum() ? words(type, "|") : range(type, param);
  }

  private static String range(Class<?> type, Param param) {
    String kind = type == int.class ? "integer" : "number";
    boolean low = Double.isFinite(param.min());
    boolean high = Double.isFinite(param.max());
    if (low && high) {
      return kind + " from " + plain(param.min()) + " to " + plain(param.max());
    }
    if (low) {
      return kind + " of at least " + plain(param.min());
    }
    return high ? kind + " of at most " + plain(param.max()) : kind;
  }

  private static String plain(double d) {
    return d == Math.rint(d) ? Long.toString((long) d) : Double.toString(d);
  }

  private static String words(Class<?> enumType, String separator) {
    return Arrays.stream(enumType.getEnumConstants())
        .map(ParameterBinder::show)
        .collect(Collectors.joining(separator));
  }

  private static String show(Object value) {
    return value instanceof Enum<?> ? value.toString().toLowerCase(Locale.ROOT) : value.toString();
  }
}
