package io.zhengwen.extract.markup;

import java.util.EnumMap;
import java.util.Map;

/**
 * An element of structured text.
 *
 * @param number what {@link Kind} says, else 0
 * @param span what {@link Kind} says, else 0
 * @param value what {@link Kind} says, else empty
 * @param label what {@link Kind} says, else empty
 */
record Element(Kind kind, int number, int span, String value, String label) {
  private static final Map<Kind, Element> PLAIN = new EnumMap<>(Kind.class);

  static {
    for (Kind kind : Kind.values()) {
      PLAIN.put(kind, new Element(kind, 0, 0, "", ""));
    }
  }

  static Element of(Kind kind) {
    return PLAIN.get(kind);
  }

  static Element of(Kind kind, int number) {
    return new Element(kind, number, 0, "", "");
  }

  static Element of(Kind kind, String value) {
    return value.isEmpty() ? of(kind) : new Element(kind, 0, 0, value, "");
  }

  static Element cell(Kind kind, int columns, int rows) {
    return new Element(kind, columns, rows, "", "");
  }

  static Element image(String address, String replacement) {
    return new Element(Kind.IMAGE, 0, 0, address, replacement);
  }
}
