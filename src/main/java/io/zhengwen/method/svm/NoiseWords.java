package io.zhengwen.method.svm;

import io.zhengwen.text.CodePoints;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.Tokens;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Counts the words in a text that name a site's own functions, such as "home", "search",
 * "copyright". Immutable and thread-safe.
 */
final class NoiseWords {
  private static final String RESOURCE = "/io/zhengwen/words/noise.txt";

  /** The segmented words of the list, their parts joined by spaces. */
  private final Set<String> words;

  /** The first part of each word that has several. */
  private final Set<String> beginnings;

  private final int mostParts;
  private final ChineseSegmenter segmenter;

  /**
   * The numbers of words in a text.
   *
   * @param words {@code AWC}: all words, a noise word of several parts being one
   * @param noise {@code NWC}: noise words among them
   */
  record Count(int words, int noise) {}

  /**
   * Loads the shipped words and those of a file.
   *
   * @param file the path of a file with a word or phrase on each line, {@code #} starting a
   *     comment; empty for none
   * @throws IllegalArgumentException if the file cannot be read
   */
  NoiseWords(String file, ChineseSegmenter segmenter) {
    this.segmenter = segmenter;
    Set<String> read = new HashSet<>(shipped());
    if (!file.isEmpty()) {
      try (BufferedReader reader = Files.newBufferedReader(Path.of(file))) {
        read.addAll(words(reader));
      } catch (IOException | UncheckedIOException | InvalidPathException e) {
        throw new IllegalArgumentException(
            "parameter 'noiseWords' has the value '" + file + "', a file that cannot be read: " + e,
            e);
      }
    }
    Set<String> all = new HashSet<>();
    Set<String> first = new HashSet<>();
    int most = 1;
    for (String word : read) {
      List<String> parts = split(word);
      all.add(String.join(" ", parts));
      if (parts.size() > 1) {
        first.add(parts.get(0));
        most = Math.max(most, parts.size());
      }
    }
    words = Set.copyOf(all);
    beginnings = Set.copyOf(first);
    mostParts = most;
  }

  private List<String> split(String text) {
    return text.codePoints().anyMatch(CodePoints::isCjk) ? segmenter.words(text) : Tokens.of(text);
  }

  /** Returns the words shipped with the method, in the order of the file. */
  static List<String> shipped() {
    try (InputStream in = NoiseWords.class.getResourceAsStream(RESOURCE);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return words(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> words(BufferedReader reader) {
    return reader
        .lines()
        .map(line -> LowerCase.of(line.replaceFirst("#.*", "").strip()))
        .filter(word -> !word.isEmpty())
        .toList();
  }

  /** Counts the words of {@code text}; Chinese is segmented. */
  Count count(String text) {
    List<String> parts = split(text);
    int count = 0;
    int noise = 0;
    for (int i = 0; i < parts.size(); count++) {
      int length = noiseAt(parts, i);
      noise += length > 0 ? 1 : 0;
      i += Math.max(1, length);
    }
    return new Count(count, noise);
  }

  /** Returns the number of parts of the longest noise word at {@code i}; 0 if there is none. */
  private int noiseAt(List<String> parts, int i) {
    if (beginnings.contains(parts.get(i))) {
      for (int n = Math.min(mostParts, parts.size() - i); n > 1; n--) {
        if (words.contains(String.join(" ", parts.subList(i, i + n)))) {
          return n;
        }
      }
    }
    return words.contains(parts.get(i)) ? 1 : 0;
  }
}
