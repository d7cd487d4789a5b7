package io.zhengwen.metadata.date;

import java.util.stream.Collectors;

/** The dates that a text has, as tests compare them. */
final class FoundDates {
  private FoundDates() {}

  /** Returns them in the order of the text, with a space between two. */
  static String found(String language, String text) {
    return new DateText(language)
        .find(text).stream().map(m -> m.value().toString()).collect(Collectors.joining(" "));
  }
}
