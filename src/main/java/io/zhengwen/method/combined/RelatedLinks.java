package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockMeasures;
import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.ResourceLines;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * Removes lists of links to other pages from the end of a choice, with the heading above them, such
 * as {@code Related articles}, {@code Lesen Sie auch:} or {@code 相关阅读}.
 */
final class RelatedLinks {
  /** How many blocks from the end of a text may be such links. */
  private static final int MOST_BLOCKS = 40;

  /** How many times as long the text above them is, without links. */
  private static final int LEAST_ABOVE = 3;

  /** The share of links of a block that is one. */
  private static final double MOSTLY = .5;

  private static final int LONGEST_HEAD = 60;

  private static final Set<String> HEADS = new HashSet<>();

  /** What headings begin with, with the space behind it. */
  private static final Set<String> STARTS = new HashSet<>();

  static {
    for (String line : ResourceLines.of(RelatedLinks.class, "related-heads.txt")) {
      String[] columns = line.split("\t");
      for (String head : Arrays.asList(columns).subList(1, columns.length)) {
        if (head.endsWith("*")) {
          STARTS.add(head.substring(0, head.length() - 1));
        } else {
          HEADS.add(head);
        }
      }
    }
  }

  private final PageModel page;
  private final Blocks blocks;

  private RelatedLinks(PageModel page, Blocks blocks) {
    this.page = page;
    this.blocks = blocks;
  }

  /** Removes such links from {@code kept}. */
  static void leaveOut(PageModel page, BlockPage measured, boolean[] kept) {
    RelatedLinks links = new RelatedLinks(page, measured.blocks);
    BlockMeasures m = measured.measures;
    int above = 0;
    for (int b = 0; b < kept.length; b++) {
      above += kept[b] ? unlinked(m, b) : 0;
    }
    int seen = 0;
    int below = 0;
    int unlinked = 0;
    for (int b = kept.length - 1; b >= 0 && seen < MOST_BLOCKS; b--) {
      if (!kept[b]) {
        continue;
      }
      seen++;
      above -= unlinked(m, b);
      if (above < LEAST_ABOVE * (below + m.tokens[b])) {
        return;
      }
      if (2 * unlinked <= below && links.isHead(b, below > 0)) {
        Arrays.fill(kept, b, kept.length, false);
        below = 0;
        unlinked = 0;
      } else {
        below += m.tokens[b];
        unlinked += unlinked(m, b);
      }
    }
  }

  /** The tokens of a block that is not mostly links, else 0. */
  private static int unlinked(BlockMeasures m, int b) {
    return m.linkDensity[b] > MOSTLY ? 0 : m.tokens[b];
  }

  /**
   * Whether the words of a block, or all but those in its links, are such a heading. Without links
   * below or in it, what begins as one may be a sentence.
   */
  private boolean isHead(int b, boolean linksBelow) {
    StringBuilder all = new StringBuilder();
    StringBuilder unlinked = new StringBuilder();
    for (int i = blocks.start(b); i < blocks.end(b) && unlinked.length() <= LONGEST_HEAD; i++) {
      if (page.isText(i)) {
        page.appendText(i, all);
        if (!page.inLink(i)) {
          page.appendText(i, unlinked);
        }
      }
    }
    boolean links = linksBelow || all.length() > unlinked.length();
    return isHead(unlinked, links) || isHead(all, links);
  }

  private static boolean isHead(CharSequence text, boolean links) {
    int start = 0;
    int end = text.length();
    while (start < end && !Character.isLetter(text.charAt(start))) {
      start++;
    }
    while (end > start && !isLetterOrMark(text.charAt(end - 1))) {
      end--;
    }
    if (start == end || end - start > LONGEST_HEAD) {
      return false;
    }
    String words = LowerCase.of(text.subSequence(start, end).toString());
    return HEADS.contains(words) || links && STARTS.stream().anyMatch(words::startsWith);
  }

  private static boolean isLetterOrMark(char c) {
    return Character.isLetter(c)
        || Character.getType(c) == Character.NON_SPACING_MARK
        || Character.getType(c) == Character.COMBINING_SPACING_MARK;
  }
}
