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
  private static final BitSet STARTS = starts();

  private static final int LONGEST = 40;

  /** More are the labels of numbers of comments, one for each of many pages. */
  private static final int MOST_HEADS = 3;

  /** How much may stand between a heading and the first comment: a form, an invitation. */
  private static final int MOST_BETWEEN = 400;

  private static final int MOST_NODES_BETWEEN = 1_000;

  private static final Pattern NUMBERS =
      Pattern.compile("\\p{Nd}[\\p{Nd}.,]*\\s?(?:[件条條則则个個개]の?)?");
  private static final Pattern NONE = Pattern.compile("(?<![\\d.,])0(?![\\d.,])");
  private static final Pattern ENDS = Pattern.compile("^[^\\p{L}]+|[^\\p{L}\\p{M}]+$");

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

  /** Whether the first letters of a text are those of a heading. */
  private boolean mayBeHead(int text) {
    int length = page.textLength(text);
    int first = 0;
    while (first < length && !Character.isLetter(page.charAt(text, first))) {
      first++;
    }
    return first + 1 < length
        && STARTS.get(start(page.charAt(text, first), page.charAt(text, first + 1)));
  }

  private static int start(char first, char second) {
    return (Character.toLowerCase(first) * 61 + Character.toLowerCase(second)) & MOST_STARTS;
  }

  private static BitSet starts() {
    BitSet starts = new BitSet(MOST_STARTS);
    HEADS.forEach(head -> starts.set(start(head.charAt(0), head.charAt(1))));
    return starts;
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
    if (NONE.matcher(text).find()) {
      return false;
    }
    String words = NUMBERS.matcher(LowerCase.of(text)).replaceAll(" ");
    return HEADS.contains(ENDS.matcher(words).replaceAll(""));
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
