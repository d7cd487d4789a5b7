package io.zhengwen.metadata.descriptive;

import io.zhengwen.text.PatternTable;
import java.util.Arrays;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Tells addresses whose last part has one of some words in it. Immutable and thread-safe. */
final class FileNames {
  private final PatternTable words;
  private final Pattern inLastPart;

  /** Takes the words, in lower case. */
  FileNames(String... words) {
    this.words =
        new PatternTable(
            Arrays.stream(words).collect(Collectors.toMap(Function.identity(), word -> 1)));
    inLastPart =
        Pattern.compile(
            "(?:^|[^a-z])(?:" + String.join("|", words) + ")(?![a-z])[^/?#]*(?:[?#]|$)",
            Pattern.CASE_INSENSITIVE);
  }

  /** Whether the last part of an address has one of the words. */
  boolean areIn(String address) {
    return words.find(address) != 0 && inLastPart.matcher(address).find();
  }
}
