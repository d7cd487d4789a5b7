package io.zhengwen.metadata.title;

import io.zhengwen.text.WebAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/** The words in a page's address: many systems make them of the page's headline. */
final class AddressWords {
  private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");

  private static final int LONGEST_SUFFIX = 5;

  private AddressWords() {}

  /**
   * The words of the last part of the path, single spaces between them, without the file's suffix
   * and without numbers; empty if there are none.
   */
  static String of(Optional<WebAddress> address) {
    String path = address.map(WebAddress::path).orElse("");
    int end = path.endsWith("/") ? path.length() - 1 : path.length();
    String last = decoded(path.substring(Math.min(end, path.lastIndexOf('/', end - 1) + 1), end));
    int dot = last.lastIndexOf('.');
    boolean suffix = dot > 0 && last.length() - dot <= LONGEST_SUFFIX + 1;
    StringBuilder words = new StringBuilder();
    for (String word : BETWEEN_WORDS.split(suffix ? last.substring(0, dot) : last)) {
      if (!word.isEmpty() && !word.chars().allMatch(Character::isDigit)) {
        words.append(words.isEmpty() ? "" : " ").append(word);
      }
    }
    return words.toString();
  }

  private static String decoded(String part) {
    try {
      return URLDecoder.decode(part, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException broken) {
      return part;
    }
  }
}
