package io.zhengwen.page;

import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Attributes;

/**
 * Sets of names of attributes, a bit for each name. Names may share a bit, so a set only rules out:
 * most elements lack most attributes that they are asked for.
 */
final class AttributeBits {
  /** Gives the names that are often asked for other bits than those that most elements have. */
  private static final int MULTIPLIER = 0xD13E2585;

  private static final int SHIFT = Integer.SIZE - 5;

  private AttributeBits() {}

  /** The bit of a name. */
  static int of(String name) {
    return 1 << (name.hashCode() * MULTIPLIER >>> SHIFT);
  }

  /** The bits of several names. */
  static int of(String... names) {
    int bits = 0;
    for (String name : names) {
      bits |= of(name);
    }
    return bits;
  }

  /** The bits of the attributes that an element has. */
  static int of(Attributes attributes) {
    int bits = 0;
    for (Attribute attribute : attributes) {
      bits |= of(attribute.getKey());
    }
    return bits;
  }
}
