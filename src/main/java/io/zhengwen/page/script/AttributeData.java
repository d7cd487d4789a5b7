package io.zhengwen.page.script;

import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Element;

/**
 * The data that attributes hold for scripts, such as the properties of a component: values that are
 * JSON objects or arrays.
 */
final class AttributeData {
  /** Shorter values hold no main text. */
  private static final int SHORTEST = 100;

  private AttributeData() {}

  /** Adds the strings of all such values in a subtree. */
  static void read(Element root, ProseStrings strings) {
    for (Element element : root.getAllElements()) {
      for (Attribute attribute : element.attributes()) {
        String value = attribute.getValue();
        if (value.length() >= SHORTEST && isStructure(value)) {
          strings.read(PercentEncoding.decode(value));
        }
      }
    }
  }

  private static boolean isStructure(String value) {
    int first = 0;
    while (first < value.length() && value.charAt(first) <= ' ') {
      first++;
    }
    return first < value.length() && "{[%".indexOf(value.charAt(first)) >= 0;
  }
}
