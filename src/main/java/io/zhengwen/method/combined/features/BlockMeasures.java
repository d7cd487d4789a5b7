package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.TagClass;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.KeyIndex;

/**
 * Measures of the text of every block, with prefix sums, so that the sum over a run of blocks takes
 * constant time. Entry {@code b} of a sum is the total of the blocks before {@code b}. Read-only
 * after construction.
 */
public final class BlockMeasures {
  private static final int LONG_WORDS = 20;
  private static final double LONG_LINK_DENSITY = .35;

  /** Long blocks hold less than this share of the words of a page of short blocks. */
  private static final double SHORT_BLOCKS = .2;

  public final int size;
  public final int[] tokens;
  public final double[] words;
  public final int[] chars;
  final int[] linkChars;
  final int[] links;
  final int[] boldChars;
  final int[] punctuation;
  final int[] sentences;
  final int[] commas;
  final int[] currency;
  final int[] separators;
  final int[] lines;
  final double[] digitShare;
  final boolean[] endsSentence;
  final boolean[] endsWithColon;
  public final boolean[] visible;
  public final boolean[] isLong;

  /** The share of the block's characters in links, 0 to 1. */
  public final double[] linkDensity;

  final double[] titleOverlap;
  final double[] titleJaccard;

  /** A number for each block, the same for blocks whose texts differ at most in letter case. */
  final int[] textId;

  final int distinctTexts;
  int cjk;

  final double[] wordSum;
  public final double[] longWordSum;
  final double[] paragraphWordSum;
  final int[] charSum;
  final int[] linkCharSum;
  final int[] linkSum;
  final int[] punctuationSum;
  final int[] sentenceSum;
  final int[] headingSum;
  final int[] longSum;
  final int[] imageSum;
  final int[] currencySum;

  BlockMeasures(PageModel page, Blocks blocks, ElementTree tree) {
    size = tree.owner.length;
    tokens = new int[size];
    words = new double[size];
    chars = new int[size];
    linkChars = new int[size];
    links = new int[size];
    boldChars = new int[size];
    punctuation = new int[size];
    sentences = new int[size];
    commas = new int[size];
    currency = new int[size];
    separators = new int[size];
    lines = new int[size];
    digitShare = new double[size];
    endsSentence = new boolean[size];
    endsWithColon = new boolean[size];
    visible = new boolean[size];
    isLong = new boolean[size];
    linkDensity = new double[size];
    titleOverlap = new double[size];
    titleJaccard = new double[size];
    textId = new int[size];
    wordSum = new double[size + 1];
    longWordSum = new double[size + 1];
    paragraphWordSum = new double[size + 1];
    charSum = new int[size + 1];
    linkCharSum = new int[size + 1];
    linkSum = new int[size + 1];
    punctuationSum = new int[size + 1];
    sentenceSum = new int[size + 1];
    headingSum = new int[size + 1];
    longSum = new int[size + 1];
    imageSum = new int[size + 1];
    currencySum = new int[size + 1];
    distinctTexts = measure(page, blocks);
    for (int b = 0; b < size; b++) {
      sum(b, tree);
    }
  }

  private int measure(PageModel page, Blocks blocks) {
    TextScan scan = new TextScan(page.documentTitle());
    KeyIndex texts = new KeyIndex(size);
    char[] text = new char[1024];
    for (int b = 0; b < size; b++) {
      int room = BlockText.room(page, blocks, b);
      if (room > text.length) {
        text = new char[2 * room];
      }
      int length = BlockText.copy(page, blocks, b, text);
      scan.scan(text, length);
      tokens[b] = scan.tokens();
      words[b] = scan.words();
      chars[b] = length;
      punctuation[b] = scan.punctuation;
      sentences[b] = scan.sentences;
      commas[b] = scan.commas;
      currency[b] = scan.currency;
      separators[b] = scan.separators;
      lines[b] = scan.lines;
      digitShare[b] = scan.digitShare;
      endsSentence[b] = scan.endsSentence;
      endsWithColon[b] = scan.endsWithColon;
      visible[b] = blocks.isVisible(b);
      titleOverlap[b] = scan.titleOverlap();
      titleJaccard[b] = scan.titleJaccard();
      textId[b] = texts.idOf(scan.hash);
      cjk += scan.cjk;
      measureInline(page, blocks, b);
      linkDensity[b] = (double) linkChars[b] / Math.max(1, chars[b]);
      isLong[b] = words[b] >= LONG_WORDS && linkDensity[b] < LONG_LINK_DENSITY;
    }
    return texts.size();
  }

  /** Counts the characters in links and in bold, and the links. */
  private void measureInline(PageModel page, Blocks blocks, int b) {
    int lastLink = -1;
    for (int i = blocks.start(b); i < blocks.end(b); i++) {
      if (!page.isText(i)) {
        continue;
      }
      int length = page.textLength(i);
      if (page.inLink(i)) {
        linkChars[b] += length;
        int link = around(page, i, "a");
        links[b] += link != lastLink ? 1 : 0;
        lastLink = link;
      }
      boldChars[b] += isBold(page, i) ? length : 0;
    }
    linkChars[b] = Math.min(linkChars[b], chars[b]);
  }

  private static int around(PageModel page, int i, String tag) {
    int a = page.parent(i);
    while (a > 0 && !page.tag(a).equals(tag)) {
      a = page.parent(a);
    }
    return a;
  }

  private static boolean isBold(PageModel page, int i) {
    int a = page.parent(i);
    while (!page.isBlockLevel(a)) {
      String tag = page.tag(a);
      if (tag.equals("b") || tag.equals("strong")) {
        return true;
      }
      a = page.parent(a);
    }
    return page.isHeading(a);
  }

  private void sum(int b, ElementTree tree) {
    int own = tree.own[tree.owner[b]];
    wordSum[b + 1] = wordSum[b] + words[b];
    longWordSum[b + 1] = longWordSum[b] + (isLong[b] ? words[b] : 0);
    paragraphWordSum[b + 1] = paragraphWordSum[b] + ((own & TagClass.P) != 0 ? words[b] : 0);
    charSum[b + 1] = charSum[b] + chars[b];
    linkCharSum[b + 1] = linkCharSum[b] + linkChars[b];
    linkSum[b + 1] = linkSum[b] + links[b];
    punctuationSum[b + 1] = punctuationSum[b] + punctuation[b];
    sentenceSum[b + 1] = sentenceSum[b] + sentences[b];
    headingSum[b + 1] = headingSum[b] + ((own & TagClass.HEADING) != 0 ? 1 : 0);
    longSum[b + 1] = longSum[b] + (isLong[b] ? 1 : 0);
    imageSum[b + 1] = imageSum[b] + tree.blockImages[b];
    currencySum[b + 1] = currencySum[b] + currency[b];
  }

  /** Returns the link density of blocks {@code [from, to)}, 0 to 1. */
  double linkDensity(int from, int to) {
    return (double) (linkCharSum[to] - linkCharSum[from])
        / Math.max(1, charSum[to] - charSum[from]);
  }

  /** Returns the number of words in blocks {@code [from, to)}. */
  double words(int from, int to) {
    return wordSum[to] - wordSum[from];
  }

  /** Returns the number of words on the page, at least 1. */
  public double allWords() {
    return Math.max(1, wordSum[size]);
  }

  /**
   * Returns whether long blocks hold less than a fifth of the page's words, as on grids of cards
   * and lists.
   */
  public boolean isOfShortBlocks() {
    return longWordSum[size] < SHORT_BLOCKS * allWords();
  }

  /** Returns the number of words in the page's long blocks, at least 1. */
  double allLongWords() {
    return Math.max(1, longWordSum[size]);
  }
}
