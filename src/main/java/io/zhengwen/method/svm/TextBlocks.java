package io.zhengwen.method.svm;

import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import java.util.Set;

/**
 * A page's text blocks and their paragraphs.
 *
 * <p>A <em>text block</em> is a container element with the visible text inside it but outside the
 * containers nested in it. A container is a block-level element that lays out the page, such as
 * {@code div}, {@code section} or {@code form}, but not one that structures a text, such as {@code
 * p}, a heading, a list or a table. A <em>paragraph</em> is a run of visible text between
 * block-level tags, cells and line breaks; runs without a word are left out. Blocks are numbered by
 * their first paragraphs, paragraphs in the order of the page.
 */
final class TextBlocks {
  private static final Set<String> NOT_CONTAINERS =
      Set.of(
          "p",
          "h1",
          "h2",
          "h3",
          "h4",
          "h5",
          "h6",
          "pre",
          "blockquote",
          "address",
          "center",
          "hr",
          "ul",
          "ol",
          "li",
          "dl",
          "dt",
          "dd",
          "figcaption",
          "summary",
          "legend",
          "label",
          "button",
          "table",
          "caption",
          "thead",
          "tbody",
          "tfoot",
          "tr",
          "td",
          "th");

  private final int[] containerOf;
  private int[] start = new int[64];
  private int[] end = new int[64];
  private int[] block = new int[64];
  private int paragraphs;
  private int[] element = new int[64];
  private int blocks;

  TextBlocks(PageModel page) {
    int n = page.size();
    containerOf = new int[n];
    int[] blockOf = new int[n];
    Arrays.fill(blockOf, -1);
    boolean open = false;
    boolean wordy = false;
    Gap gap = Gap.BLOCK;
    for (int i = 0; i < n; i++) {
      containerOf[i] = i == 0 || isContainer(page, i) ? i : containerOf[page.parent(i)];
      if (!page.isText(i)) {
        continue;
      }
      gap = gap.or(page.gapBefore(i));
      if (!page.isVisible(i)) {
        continue;
      }
      if (open && gap.compareTo(Gap.CELL) >= 0) {
        close(wordy, blockOf);
        open = false;
      }
      if (!open) {
        open = true;
        wordy = false;
        begin(i);
      }
      end[paragraphs] = i + 1;
      wordy |= page.hasWord(i);
      gap = Gap.NONE;
    }
    if (open) {
      close(wordy, blockOf);
    }
  }

  private static boolean isContainer(PageModel page, int i) {
    return page.isBlockLevel(i) && !NOT_CONTAINERS.contains(page.tag(i));
  }

  private void begin(int text) {
    if (paragraphs == start.length) {
      start = Arrays.copyOf(start, paragraphs * 2);
      end = Arrays.copyOf(end, paragraphs * 2);
      block = Arrays.copyOf(block, paragraphs * 2);
      element = Arrays.copyOf(element, paragraphs * 2);
    }
    start[paragraphs] = text;
  }

  private void close(boolean wordy, int[] blockOf) {
    if (wordy) {
      int container = containerOf[start[paragraphs]];
      if (blockOf[container] < 0) {
        element[blocks] = container;
        blockOf[container] = blocks++;
      }
      block[paragraphs++] = blockOf[container];
    }
  }

  /** Returns the number of blocks. */
  int size() {
    return blocks;
  }

  /** Returns the container element of block {@code b}. */
  int element(int b) {
    return element[b];
  }

  /** Returns the nearest container around node {@code i}; {@code i} itself if it is one. */
  int containerOf(int i) {
    return containerOf[i];
  }

  /** Returns the number of paragraphs, at least that of blocks. */
  int paragraphs() {
    return paragraphs;
  }

  /** Returns the first text node of paragraph {@code p}. */
  int start(int p) {
    return start[p];
  }

  /** Returns the index after the last text node of paragraph {@code p}. */
  int end(int p) {
    return end[p];
  }

  /** Returns the block of paragraph {@code p}. */
  int block(int p) {
    return block[p];
  }

  /** Returns the visible text of paragraph {@code p}. */
  String text(PageModel page, int p) {
    return page.text(start[p], end[p], i -> true);
  }
}
