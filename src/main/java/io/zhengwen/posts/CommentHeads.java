package io.zhengwen.posts;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.ResourceLines;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds headings of readers' comments by their words, such as {@code 4 Kommentare}. */
final class CommentHeads {
  private static final Set<String> HEADS = read();
  private static final int MOST_STARTS = 4095;

  /** Hashes of the two letters that headings begin with. */
  private static final BitSet STARTS = new BitSet();

  /** The same with what stands behind these letters. */
  private static final BitSet LONGER_STARTS = new BitSet();

  static {
    for (String head : HEADS) {
      int start = start(head.charAt(0), head.charAt(1));
      STARTS.set(start);
      LONGER_STARTS.set(longer(start, head.length() > 2 ? head.charAt(2) : ' '));
    }
  }

  private static final int LONGEST = 40;

  /** More are the labels of numbers of comments, one for each of many pages. */
  private static final int MOST_HEADS = 3;

  /** How much may stand between a heading and the first comment: a form, an invitation. */
  private static final int MOST_BETWEEN = 400;

  private static final int MOST_NODES_BETWEEN = 1_000;

  /** Counters of Chinese, Japanese and Korean, behind numbers. */
  private static final String COUNTERS = "件条條則则个個개";

  /** What may follow a counter: {@code 10件のコメント}. */
  private static final String OF = "の의";

  private static final Pattern NUMBERS =
      Pattern.compile("\\s*+\\p{Nd}[\\p{Nd}.,]*\\s?(?:[件条條則则个個개]\\s?[の의]?)?\\s*+");
  private static final Pattern NONE = Pattern.compile("(?<![\\d.,])0(?![\\d.,])");

  private static final int MARKS =
      1 << Character.NON_SPACING_MARK
          | 1 << Character.ENCLOSING_MARK
          | 1 << Character.COMBINING_SPACING_MARK;

  private final PageModel page;
  private final BitSet heads = new BitSet();

  CommentHeads(PageModel page) {
    this.page = page;
    for (int i = 0; i < page.size(); i++) {
      if (page.isText(i)
          && page.textLength(i) <= LONGEST
          && page.hasWord(i)
          && !page.inLink(i)
          && !page.inControl(i)
          && mayBeHead(i)
          && isHead(page.text(i))) {
        heads.set(i);
      }
    }
    if (heads.cardinality() > MOST_HEADS) {
      heads.clear();
    }
  }

  /** Whether the first letters of a text, the third only if it has no numbers, are those of one. */
  private boolean mayBeHead(int text) {
    int length = page.textLength(text);
    int first = 0;
    while (first < length && !isFirstLetter(text, first)) {
      first++;
    }
    if (first + 1 >= length) {
      return false;
    }
    int start = start(page.charAt(text, first), page.charAt(text, first + 1));
    return STARTS.get(start)
        && (page.hasDigit(text)
            || LONGER_STARTS.get(
                longer(start, first + 2 < length ? page.charAt(text, first + 2) : ' ')));
  }

  private boolean isFirstLetter(int text, int at) {
    return Character.isLetter(page.charAt(text, at)) && !counts(text, at);
  }

  /** Whether a letter counts what a number before it is of, or follows one that does. */
  private boolean counts(int text, int letter) {
    int before = letter - 1;
    while (before >= 0 && page.charAt(text, before) == ' ') {
      before--;
    }
    char last = before < 0 ? ' ' : page.charAt(text, before);
    return COUNTERS.indexOf(page.charAt(text, letter)) >= 0 && Character.isDigit(last)
        || OF.indexOf(page.charAt(text, letter)) >= 0 && COUNTERS.indexOf(last) >= 0;
  }

  private static int start(char first, char second) {
    int next = Character.isLetter(second) ? Character.toLowerCase(second) : ' ';
    return (Character.toLowerCase(first) * 61 + next) & MOST_STARTS;
  }

  private static int longer(int start, char next) {
    return start * 61 + (Character.isLetter(next) ? Character.toLowerCase(next) : 0) & MOST_STARTS;
  }

  private static Set<String> read() {
    Set<String> heads = new HashSet<>();
    for (String line : ResourceLines.of(CommentHeads.class, "comment-heads.txt")) {
      String[] columns = line.split("\t");
      heads.addAll(Arrays.asList(columns).subList(1, columns.length));
    }
    return heads;
  }

  /** Whether a text is such a heading, and does not count no comments. */
  static boolean isHead(String text) {
    String words = LowerCase.of(text);
    if (hasDigit(text)) {
      if (NONE.matcher(text).find()) {
        return false;
      }
      words = NUMBERS.matcher(words).replaceAll(" ");
    }
    return HEADS.contains(fromLetterToLetter(words));
  }

  private static boolean hasDigit(String text) {
    int i = 0;
    while (i < text.length() && !Character.isDigit(text.codePointAt(i))) {
      i += Character.charCount(text.codePointAt(i));
    }
    return i < text.length();
  }

  /** A text without what stands before its first letter and behind its last with its marks. */
  private static String fromLetterToLetter(String text) {
    int from = 0;
    while (from < text.length() && !Character.isLetter(text.codePointAt(from))) {
      from += Character.charCount(text.codePointAt(from));
    }
    int to = text.length();
    while (to > from && !isLetterOrMark(text.codePointBefore(to))) {
      to -= Character.charCount(text.codePointBefore(to));
    }
    return text.substring(from, to);
  }

  private static boolean isLetterOrMark(int cp) {
    return Character.isLetter(cp) || (MARKS >> Character.getType(cp) & 1) != 0;
  }

  boolean contains(int node) {
    return heads.get(node);
  }

  boolean isEmpty() {
    return heads.isEmpty();
  }

  /** Whether a heading stands right above a node, and no other heading between. */
  boolean isAbove(int node) {
    int head = heads.previousSetBit(node);
    if (head < 0
        || node - head > MOST_NODES_BETWEEN
        || page.measures().chars(head, node) > MOST_BETWEEN) {
      return false;
    }
    for (int i = head + 1; i < node; i++) {
      if (page.isHeading(i)) {
        return false;
      }
    }
    return true;
  }
}
