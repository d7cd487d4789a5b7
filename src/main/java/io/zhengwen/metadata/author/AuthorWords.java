package io.zhengwen.metadata.author;

import io.zhengwen.text.ResourceLines;
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
    for (String line : ResourceLines.of(AuthorWords.class, RESOURCE)) {
      List<String> columns = List.of(line.split("\t"));
      AuthorWords kind = valueOf(columns.get(0).toUpperCase(Locale.ROOT));
      all.computeIfAbsent(kind, k -> new LinkedHashSet<>())
          .addAll(columns.subList(2, columns.size()));
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
