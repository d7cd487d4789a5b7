package io.zhengwen.metadata.publication;

import static io.zhengwen.metadata.publication.DateWords.Use.ALONE;
import static io.zhengwen.metadata.publication.DateWords.Use.WITH_HEAD;

import io.zhengwen.text.ResourceLines;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;

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
    PERSON(DateLabel.NONE, ALONE),
    EVENT_WITH_HEAD(DateLabel.OTHER, WITH_HEAD),
    EARLIER_WITH_HEAD(DateLabel.NONE, WITH_HEAD);

    private final DateLabel label;
    private final Use use;

    Kind(DateLabel label, Use use) {
      this.label = label;
      this.use = use;
    }
  }

  private static final int BUCKETS = 1 << 12;

  /** The words by a hash of their first two characters, 0 for a missing one; the longest first. */
  private static final Word[][] WORDS = new Word[BUCKETS][];

  static {
    for (String line : ResourceLines.of(DateWords.class, "date-words.txt")) {
      String[] columns = line.split("\t");
      Kind kind = Kind.valueOf(columns[0].toUpperCase(Locale.ROOT));
      for (int i = 1; i < columns.length; i++) {
        add(new Word(columns[i], kind.label, kind.use));
      }
    }
  }

  private DateWords() {}

  private static void add(Word word) {
    int second = word.text.length() > 1 ? word.text.charAt(1) : 0;
    int bucket = bucket(word.text.charAt(0), second);
    Word[] others = WORDS[bucket];
    Word[] words = others == null ? new Word[1] : Arrays.copyOf(others, others.length + 1);
    words[words.length - 1] = word;
    Arrays.sort(words, Comparator.comparingInt((Word w) -> w.text.length()).reversed());
    WORDS[bucket] = words;
  }

  private static int bucket(char first, int second) {
    return (first * 31 + second) % BUCKETS;
  }

  /**
   * The longest word that begins at a place of a text in lower case; null if there is none.
   *
   * @param withHead whether words count that need a head
   */
  static Word at(String text, int i, boolean withHead) {
    char first = text.charAt(i);
    int second = i + 1 < text.length() ? text.charAt(i + 1) : 0;
    Word word = longest(WORDS[bucket(first, second)], text, i, withHead);
    return word != null ? word : longest(WORDS[bucket(first, 0)], text, i, withHead);
  }

  private static Word longest(Word[] words, String text, int i, boolean withHead) {
    if (words != null && (i == 0 || !continuesWord(text, i))) {
      for (Word word : words) {
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
