package io.zhengwen.metadata.declared;

import io.zhengwen.text.LowerCase;
import io.zhengwen.text.TextCleaner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/** The {@code meta} elements of a page by their names. Not thread-safe. */
final class MetaElements {
  private static final int MOST_NAMES = 10_000;

  /** An apostrophe within a word, escaped as in the code of a program: {@code life\\'s}. */
  private static final Pattern APOSTROPHE = Pattern.compile("(?<=\\p{L})\\\\(['’]\\p{L})");

  /** The attributes that name a {@code meta} element. */
  private static final List<String> NAMING = List.of("property", "name", "http-equiv");

  private final Map<String, List<String>> values = new HashMap<>();
  private final TextCleaner cleaner = new TextCleaner();

  /** Adds an element, and says whether it has a value. */
  boolean add(Element element) {
    Attributes attributes = element.attributes();
    String content = attributes.get("content");
    if (content.isBlank()) {
      return false;
    }
    for (String attribute : NAMING) {
      String name = LowerCase.of(attributes.get(attribute).strip());
      if (!name.isEmpty() && values.size() < MOST_NAMES) {
        values.computeIfAbsent(name, n -> new ArrayList<>()).add(content);
      }
    }
    return true;
  }

  /** The first value of the first name that has one, cleaned; empty if there is none. */
  String first(String... names) {
    for (String name : names) {
      for (String value : values.getOrDefault(name, List.of())) {
        String clean = clean(value);
        if (!clean.isEmpty()) {
          return clean;
        }
      }
    }
    return "";
  }

  /** All values of a name, cleaned, in document order. */
  List<String> all(String name) {
    List<String> found = values.get(name);
    if (found == null) {
      return List.of();
    }
    List<String> all = new ArrayList<>();
    for (String raw : found) {
      String value = clean(raw);
      if (!value.isEmpty()) {
        all.add(value);
      }
    }
    return all;
  }

  /** The names that have a value, in lower case. */
  Set<String> names() {
    return Collections.unmodifiableSet(values.keySet());
  }

  /**
   * Collapses white space, and resolves the character references and the apostrophes that were
   * escaped twice.
   */
  private String clean(String raw) {
    cleaner.truncate(0);
    String plain = raw.indexOf('&') < 0 ? raw : Parser.unescapeEntities(raw, true);
    cleaner.appendCollapsed(
        plain.indexOf('\\') < 0 ? plain : APOSTROPHE.matcher(plain).replaceAll("$1"));
    return cleaner.toString();
  }
}
