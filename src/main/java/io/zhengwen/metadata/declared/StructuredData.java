package io.zhengwen.metadata.declared;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.script.Declarations;
import io.zhengwen.text.TextCleaner;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The values of a page's structured data, JSON-LD and microdata, by type and property: {@code
 * Product.name}, {@code Product.offers.price}. The type is that of schema.org without its address;
 * properties of objects within objects are joined by dots. Immutable and thread-safe.
 */
public final class StructuredData {
  private static final int MOST_LEVELS = 4;
  private static final int MOST_VALUES = 5_000;

  /** Of names and values: objects that refer to a long text, and nested elements, repeat it. */
  private static final int MOST_CHARS = 5_000_000;

  /** Objects that refer to each other lead to more values than a page has. */
  private static final int MOST_VISITS = 200_000;

  private final Map<String, Set<String>> values = new LinkedHashMap<>();
  private int count;
  private long chars;
  private int visits;

  private StructuredData() {}

  /** Reads the structured data of a page. */
  public static StructuredData of(PageModel page) {
    StructuredData data = new StructuredData();
    JsonLd json = new JsonLd();
    Declarations.jsonLd(page).forEach(json::add);
    for (JsonNode object : json.objects()) {
      for (String type : JsonLd.types(object)) {
        data.addObject(json, object, type, 1);
      }
    }
    data.addMicrodata(page);
    return data;
  }

  /** The values of a property, as texts in the order of the page. */
  public List<String> values(String property) {
    return List.copyOf(values.getOrDefault(property, Set.of()));
  }

  /** The names of all properties that the page has, in the order of the page. */
  public List<String> properties() {
    return List.copyOf(values.keySet());
  }

  private void addObject(JsonLd json, JsonNode object, String path, int level) {
    object
        .properties()
        .forEach(
            member -> {
              if (!member.getKey().startsWith("@")) {
                JsonNode value = member.getValue();
                for (JsonNode one : value.isArray() ? value : List.of(value)) {
                  if (isFull() || visits++ >= MOST_VISITS) {
                    return;
                  }
                  chars += path.length();
                  addValue(json, json.resolve(one), path + "." + member.getKey(), level);
                }
              }
            });
  }

  private void addValue(JsonLd json, JsonNode node, String path, int level) {
    JsonNode value = node.path("@value").isMissingNode() ? node : node.path("@value");
    if (value.isNull()) {
      return;
    }
    if (value.isValueNode()) {
      add(path, JsonLd.clean(value.asText()));
    } else if (value.isObject() && level < MOST_LEVELS) {
      addObject(json, value, path, level + 1);
    }
  }

  private void addMicrodata(PageModel page) {
    int[] scope = new int[page.size()];
    for (int i = 0; i < page.size() && !isFull(); i++) {
      int around = i == 0 ? -1 : scope[page.parent(i)];
      scope[i] = isScope(page, i) ? i : around;
      if (!page.isText(i) && page.isDescribed(i) && !page.attr(i, "itemprop").isEmpty()) {
        addMicrodata(page, i, scope);
      }
    }
  }

  /** Whether an element is an object with a type or as a property of another. */
  private static boolean isScope(PageModel page, int i) {
    if (page.isText(i) || !page.isDescribed(i)) {
      return false;
    }
    boolean inOther = !page.attr(i, "itemprop").isEmpty() && !page.attr(i, "itemscope").isEmpty();
    return inOther || !page.attr(i, "itemtype").isEmpty();
  }

  /**
   * Adds the value of an element.
   *
   * @param scope the innermost object that each node up to this one is or stands in, -1 for none
   */
  private void addMicrodata(PageModel page, int i, int[] scope) {
    StringBuilder path = new StringBuilder("." + firstOf(page.attr(i, "itemprop")));
    int at = i == 0 ? -1 : scope[page.parent(i)];
    for (int levels = 1; at >= 0 && levels <= MOST_LEVELS; levels++) {
      String property = page.attr(at, "itemprop");
      if (property.isEmpty()) {
        String name = page.attr(at, "itemtype").strip();
        add(name.substring(name.lastIndexOf('/') + 1) + path, microdataValue(page, i));
        return;
      }
      path.insert(0, "." + firstOf(property));
      at = at == 0 ? -1 : scope[page.parent(at)];
    }
  }

  private static String firstOf(String names) {
    return names.strip().split("\\s+", 2)[0];
  }

  private static String microdataValue(PageModel page, int i) {
    for (String attribute : List.of("content", "datetime", "href", "src")) {
      String value = page.attr(i, attribute);
      if (!value.isEmpty()) {
        return TextCleaner.clean(value);
      }
    }
    return page.text(i, page.end(i), node -> true).strip();
  }

  private boolean isFull() {
    return count >= MOST_VALUES || chars >= MOST_CHARS;
  }

  private void add(String property, String value) {
    if (!value.isEmpty()) {
      count++;
      chars += property.length() + value.length();
      values.computeIfAbsent(property, key -> new LinkedHashSet<>()).add(value);
    }
  }
}
