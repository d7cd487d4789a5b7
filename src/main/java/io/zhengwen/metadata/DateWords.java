package io.zhengwen.metadata;

import static io.zhengwen.metadata.DateWords.Use.ALONE;
import static io.zhengwen.metadata.DateWords.Use.WITH_HEAD;

import io.zhengwen.text.ResourceLines;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The words of labels of dates in many languages, in lower case. */
final class DateWords {
  /** How a word takes part in a label. */
  enum Use {
    /** It says by itself what the date is. */
    ALONE,
    /** It says that a date follows; other words of the label say which. */
    HEAD,
    /** It says what the date is only together with a head, else it may be any word of a text. */
    WITH_HEAD
  }

  /** A word and what it says. */
  record Word(String text, DateLabel label, Use use) {}

  /** What the kinds of words in the resource say. */
  private enum Kind {
    PUBLISHED(DateLabel.PUBLISHED, ALONE),
    HEAD(DateLabel.PUBLISHED, Use.HEAD),
    MODIFIED(DateLabel.MODIFIED, ALONE),
    MODIFIED_WITH_HEAD(DateLabel.MODIFIED, WITH_HEAD),
    OTHER(DateLabel.OTHER, ALONE),
    DEADLINE(DateLabel.OTHER, ALONE),
    EVENT(DateLabel.OTHER, ALONE),
    NOW(DateLabel.OTHER, ALONE),
    EVENT_WITH_HEAD(DateLabel.OTHER, WITH_HEAD),
    EARLIER_WITH_HEAD(DateLabel.NONE, WITH_HEAD);

    private final DateLabel label;
    private final Use use;

    Kind(DateLabel label, Use use) {
      this.label = label;
      this.use = use;
    }
  }

  /** The words by their first characters, the longest first. */
  private static final Map<Character, List<Word>> WORDS = new HashMap<>();

  private static final BitSet FIRST = new BitSet();

  static {
    for (String line : ResourceLines.of(DateWords.class, "date-words.txt")) {
      String[] columns = line.split("\t");
      Kind kind = Kind.valueOf(columns[0].toUpperCase(Locale.ROOT));
      for (int i = 1; i < columns.length; i++) {
        add(new Word(columns[i], kind.label, kind.use));
      }
    }
    WORDS
        .values()
        .forEach(
            words -> words.sort(Comparator.comparingInt((Word w) -> w.text.length()).reversed()));
  }

  private DateWords() {}

  private static void add(Word word) {
    char first = word.text.charAt(0);
    WORDS.computeIfAbsent(first, c -> new ArrayList<>()).add(word);
    FIRST.set(first);
  }

  /**
   * The longest word that begins at a place of a text in lower case; null if there is none.
   *
   * @param withHead whether words count that need a head
   */
  static Word at(String text, int i, boolean withHead) {
    if (FIRST.get(text.charAt(i)) && (i == 0 || !continuesWord(text, i))) {
      for (Word word : WORDS.get(text.charAt(i))) {
        if ((withHead || word.use != WITH_HEAD) && text.startsWith(word.text, i)) {
          return word;
        }
      }
    }
    return null;
  }

  /** Whether a word found in a text is the end of a longer one; CJK has no such ends. */
  private static boolean continuesWord(String text, int at) {
    return Character.isLetter(text.charAt(at))
        && text.charAt(at) < 0x2E80
        && Character.isLetter(text.charAt(at - 1))
        && text.charAt(at - 1) < 0x2E80;
  }
}
