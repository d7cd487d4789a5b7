package io.zhengwen.metadata.language;

import io.zhengwen.text.LowerCase;
import io.zhengwen.text.ResourceLines;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The commonest words of some languages, by which a declared language is confirmed without a
 * classifier: a text has many of that language and far fewer of any other.
 */
final class CommonWords {
  private static final String RESOURCE = "common.txt";

  /** A text with fewer common words is left to the classifier. */
  private static final int FEWEST = 6;

  /** The common words are at least this share of all. */
  private static final double LEAST_SHARE = 0.08;

  /** There are at least this many times as many as of any other language. */
  private static final int TIMES = 3;

  private static final int LONGEST = 8;

  private static final List<String> LANGUAGES = new ArrayList<>();

  /** The languages of each word, a bit each. */
  private static final Map<String, Integer> WORDS = new HashMap<>();

  static {
    ResourceLines.of(CommonWords.class, RESOURCE).forEach(CommonWords::addLanguage);
  }

  private CommonWords() {}

  private static void addLanguage(String line) {
    int bit = 1 << LANGUAGES.size();
    int tab = line.indexOf('\t');
    LANGUAGES.add(line.substring(0, tab));
    for (String word : line.substring(tab + 1).split(" ")) {
      WORDS.merge(word, bit, (a, b) -> a | b);
    }
  }

  /** Whether a text is certainly in a language; many texts that are in it are not certain. */
  static boolean confirm(CharSequence text, String language) {
    int declared = LANGUAGES.indexOf(language);
    if (declared < 0) {
      return false;
    }
    int[] counts = new int[LANGUAGES.size()];
    String lower = LowerCase.of(text.toString());
    int words = 0;
    for (int i = 0, start = 0; i <= lower.length(); i++) {
      if (i == lower.length() || !Character.isLetter(lower.charAt(i))) {
        if (i > start) {
          words++;
          count(lower, start, i, counts);
        }
        start = i + 1;
      }
    }
    int own = counts[declared];
    if (own < FEWEST || own < LEAST_SHARE * words) {
      return false;
    }
    for (int i = 0; i < counts.length; i++) {
      if (i != declared && counts[i] * TIMES > own) {
        return false;
      }
    }
    return true;
  }

  private static void count(String text, int start, int end, int[] counts) {
    if (end - start > LONGEST) {
      return;
    }
    for (int bits = WORDS.getOrDefault(text.substring(start, end), 0);
        bits != 0;
        bits &= bits - 1) {
      counts[Integer.numberOfTrailingZeros(bits)]++;
    }
  }
}
