package io.zhengwen.metadata.author;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Kinds of words around the names of authors, in many languages. */
enum AuthorWords {
  /** Announcements that end in a preposition: a name must follow. */
  BY,
  /** Announcements that are nouns or verbs. */
  NOUN,
  /** What stands between a name and a date. */
  BEFORE_DATE,
  WEEKDAY,
  SHORT_WEEKDAY;

  private static final String RESOURCE = "announcements.txt";
  private static final Map<AuthorWords, Set<String>> ALL = read();

  private static Map<AuthorWords, Set<String>> read() {
    Map<AuthorWords, Set<String>> all = new EnumMap<>(AuthorWords.class);
    try (InputStream in = AuthorWords.class.getResourceAsStream(RESOURCE)) {
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> List.of(line.split("\t")))
          .forEach(
              columns ->
                  all.computeIfAbsent(
                          valueOf(columns.get(0).toUpperCase(Locale.ROOT)),
                          kind -> new LinkedHashSet<>())
                      .addAll(columns.subList(2, columns.size())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all;
  }

  /** The words of this kind in all languages, in lower case. */
  Set<String> words() {
    return ALL.get(this);
  }

  /** An alternative of the words of kinds, as a part of a regular expression. */
  static String anyOf(AuthorWords... kinds) {
    return Arrays.stream(kinds)
        .flatMap(kind -> kind.words().stream())
        .distinct()
        .map(Pattern::quote)
        .collect(Collectors.joining("|", "(?:", ")"));
  }
}
