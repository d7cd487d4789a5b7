package io.zhengwen.solr.document;

import io.zhengwen.metadata.language.LanguageCodes;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The fields of the schema that hold a value in one language each, such as {@code content_de}.
 * Immutable.
 */
public final class LanguageFields {
  /** What stands for the language in a pattern of field names. */
  public static final char WILDCARD = '*';

  private final Map<Destination, Map<String, String>> fields;

  private LanguageFields(Map<Destination, Map<String, String>> fields) {
    this.fields = fields;
  }

  /**
   * Finds the fields by patterns of their names.
   *
   * @param patterns names with one {@value #WILDCARD}, by what is written to the fields
   * @param names the names of the schema's fields, without dynamic ones
   */
  public static LanguageFields of(Map<Destination, String> patterns, Set<String> names) {
    Map<Destination, Map<String, String>> fields = new LinkedHashMap<>();
    patterns.forEach(
        (destination, pattern) -> {
          Map<String, String> byLanguage = new TreeMap<>();
          for (String name : names) {
            language(pattern, name).ifPresent(language -> byLanguage.put(language, name));
          }
          fields.put(destination, byLanguage);
        });
    return new LanguageFields(fields);
  }

  private static Optional<String> language(String pattern, String name) {
    int at = pattern.indexOf(WILDCARD);
    String suffix = pattern.substring(at + 1);
    if (name.length() < pattern.length()
        || !name.startsWith(pattern.substring(0, at))
        || !name.endsWith(suffix)) {
      return Optional.empty();
    }
    String language = name.substring(at, name.length() - suffix.length());
    return LanguageCodes.of(language).filter(language::equals);
  }

  /** The names of the fields by language, for each destination. */
  public Map<Destination, Map<String, String>> byDestination() {
    return fields;
  }
}
