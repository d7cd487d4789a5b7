package io.zhengwen.metadata.author;

import io.zhengwen.text.LowerCase;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Words that announce an author at the start of a text, in languages other than Chinese, Japanese
 * and Korean.
 */
public final class Announcements {
  private static final Set<String> BY = Set.copyOf(AuthorWords.BY.words());

  /** What is done by something else than a person, at the end of a text. */
  private static final Pattern CHOICE =
      Pattern.compile(
          "\\b(?:sort|sorted|order|ordered|group|grouped|filter|filtered|search|browse|shop|view) by:?$");

  /** The characters at the end of a text in which such a choice stands. */
  private static final int CHOICE_WITHIN = 20;

  private static final String[] NONE = {};
  private static final int STARTS = 4096;

  /**
   * The words by a hash of their first two characters, the longest first; null if there are none.
   */
  private static final String[][] BY_START = new String[STARTS][];

  /** Hashes of the three characters that announcements begin with. */
  private static final BitSet FIRST_THREE = new BitSet(STARTS);

  static {
    for (AuthorWords kind : List.of(AuthorWords.BY, AuthorWords.NOUN)) {
      for (String word : kind.words()) {
        add(word);
        FIRST_THREE.set(
            hash(word.charAt(0), word.charAt(1), word.length() > 2 ? word.charAt(2) : 0));
      }
    }
  }

  private Announcements() {}

  private static void add(String word) {
    int start = hash(word.charAt(0), word.charAt(1)) % STARTS;
    String[] others = BY_START[start] == null ? NONE : BY_START[start];
    String[] words = Arrays.copyOf(others, others.length + 1);
    words[others.length] = word;
    Arrays.sort(words, Comparator.comparingInt(String::length).reversed());
    BY_START[start] = words;
  }

  private static int hash(char first, char second) {
    return Character.toLowerCase(first) * 61 + Character.toLowerCase(second);
  }

  private static int hash(char first, char second, int third) {
    int two = hash(first, second);
    return (two * 61 + (Character.isLetter(third) ? Character.toLowerCase(third) : 0)) % STARTS;
  }

  /** Whether an announcement may begin with three characters; the third is 0 if there is none. */
  static boolean mayBegin(char first, char second, int third) {
    return FIRST_THREE.get(hash(first, second, third));
  }

  /**
   * The length of the announcement that a text begins with, with the colon and the spaces after it;
   * 0 if it begins with none.
   */
  public static int end(String text) {
    if (text.length() < 2
        || !mayBegin(text.charAt(0), text.charAt(1), text.length() > 2 ? text.charAt(2) : 0)) {
      return 0;
    }
    String[] words = BY_START[hash(text.charAt(0), text.charAt(1)) % STARTS];
    for (String word : words == null ? NONE : words) {
      int n = word.length();
      if (text.regionMatches(true, 0, word, 0, n) && ends(text, n)) {
        int end = afterMarks(text, n);
        if (BY.contains(word) || announces(text, n, end)) {
          return end;
        }
      }
    }
    return 0;
  }

  /** Whether a text is an announcement alone, and the name stands elsewhere. */
  public static boolean isAlone(String text) {
    return end(text) == text.length() && !text.isEmpty();
  }

  /**
   * Whether a text ends with a preposition that announces an author: {@code 3 May by}, not {@code
   * Sort by}.
   */
  public static boolean endsWithBy(String text) {
    String lower = LowerCase.of(text);
    return (lower.endsWith(" by") || lower.endsWith(" by:"))
            && !lower.startsWith("find ")
            && !CHOICE.matcher(lower.substring(Math.max(0, lower.length() - CHOICE_WITHIN))).find()
        || lower.endsWith(" von")
        || lower.endsWith(" par")
        || lower.endsWith(" por")
        || lower.endsWith(" door");
  }

  /**
   * Whether a noun is followed by a mark, a capital or nothing: {@code Author: ann}. Where there
   * are no capitals, only a mark tells a noun from the start of a sentence.
   */
  private static boolean announces(String text, int from, int to) {
    return to == text.length()
        || to - from > 1
        || !Character.isWhitespace(text.charAt(from))
        || !isCaseless(text) && !Character.isLowerCase(text.codePointAt(to));
  }

  private static boolean isCaseless(String word) {
    return Character.getType(word.charAt(0)) == Character.OTHER_LETTER;
  }

  private static boolean ends(String text, int at) {
    return at == text.length() || isMarkOrSpace(text, at);
  }

  private static int afterMarks(String text, int from) {
    int at = from;
    while (at < text.length() && isMarkOrSpace(text, at)) {
      at++;
    }
    return at;
  }

  /** Whether what stands here sets an announcement apart; Arabic ones also have a slash. */
  private static boolean isMarkOrSpace(String text, int at) {
    char c = text.charAt(at);
    return Character.isWhitespace(c) || ":：៖՝|-–".indexOf(c) >= 0 || c == '/' && isCaseless(text);
  }
}
