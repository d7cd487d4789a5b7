package io.zhengwen.method.svm;

import io.zhengwen.page.PageModel;

/** A page's text blocks and paragraphs with their features. Not to be changed. */
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

  /** The number of text blocks. */
  public int blocks() {
    return blocks.size();
  }

  /** The number of paragraphs. */
  public int paragraphs() {
    return blocks.paragraphs();
  }

  /** The features of block {@code b}, as {@link SvmModel#BLOCK_SCHEMA} names them. */
  public float[] blockRow(int b) {
    return blockRows[b];
  }

  /** The features of paragraph {@code p}, as {@link SvmModel#PARAGRAPH_SCHEMA} names them. */
  public float[] paragraphRow(int p) {
    return paragraphRows[p];
  }

  /** The block of paragraph {@code p}. */
  public int block(int p) {
    return blocks.block(p);
  }

  /** Whether paragraph {@code p} is all there is of its block: nothing to choose from. */
  public boolean isSole(int p) {
    return paragraphsOf[blocks.block(p)] == 1;
  }

  /** The text of paragraph {@code p}. */
  public String text(int p) {
    return blocks.text(page, p);
  }

  /** The container element of block {@code b}. */
  int element(int b) {
    return blocks.element(b);
  }

  /** The first text node of paragraph {@code p}. */
  int start(int p) {
    return blocks.start(p);
  }

  /** One past the last text node of paragraph {@code p}. */
  int end(int p) {
    return blocks.end(p);
  }
}
