package io.zhengwen.method.svm;

import io.zhengwen.page.PageModel;

/** The text blocks and paragraphs of a page, with their features. Rows must not be changed. */
public final class SvmPage {
  private final PageModel page;
  private final TextBlocks blocks;
  private final float[][] blockRows;
  private final float[][] paragraphRows;
  private final int[] paragraphsOf;

  SvmPage(PageModel page, NoiseWords noiseWords) {
    this.page = page;
    blocks = new TextBlocks(page);
    blockRows = TextBlockFeatures.of(page, blocks, noiseWords);
    paragraphRows = ParagraphFeatures.of(page, blocks);
    paragraphsOf = new int[blocks.size()];
    for (int p = 0; p < blocks.paragraphs(); p++) {
      paragraphsOf[blocks.block(p)]++;
    }
  }

  /** Returns the number of text blocks. */
  public int blocks() {
    return blocks.size();
  }

  /** Returns the number of paragraphs. */
  public int paragraphs() {
    return blocks.paragraphs();
  }

  /** Returns the features of block {@code b}, as {@link SvmModel#BLOCK_SCHEMA} names them. */
  public float[] blockRow(int b) {
    return blockRows[b];
  }

  /**
   * Returns the features of paragraph {@code p}, as {@link SvmModel#PARAGRAPH_SCHEMA} names them.
   */
  public float[] paragraphRow(int p) {
    return paragraphRows[p];
  }

  /** Returns the block of paragraph {@code p}. */
  public int block(int p) {
    return blocks.block(p);
  }

  /** Returns whether paragraph {@code p} is the only one of its block. */
  public boolean isSole(int p) {
    return paragraphsOf[blocks.block(p)] == 1;
  }

  /** Returns the text of paragraph {@code p}. */
  public String text(int p) {
    return blocks.text(page, p);
  }

  /** Returns the container element of block {@code b}. */
  int element(int b) {
    return blocks.element(b);
  }

  /** Returns the first text node of paragraph {@code p}. */
  int start(int p) {
    return blocks.start(p);
  }

  /** Returns the index after the last text node of paragraph {@code p}. */
  int end(int p) {
    return blocks.end(p);
  }
}
