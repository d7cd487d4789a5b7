package io.zhengwen.page;

import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Attributes;

/**
 * Sets of names of attributes, a bit for each name. Names may share a bit, so a set only rules out:
 * most elements lack most attributes that they are asked for.
 */
final class AttributeBits {
  private static final int SHIFT = Integer.SIZE - 5;

  /** Keeps common names and names that are often asked for apart, as few factors do. */
  private static final int FACTOR = 0x484B1F0B;

  private AttributeBits() {}

  /** The bit of a name. */
  static int of(String name) {
    return 1 << (name.hashCode() * FACTOR >>> SHIFT);
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
