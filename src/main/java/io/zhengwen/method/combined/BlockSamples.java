package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockFeatures;
import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.method.combined.features.BlockText;
import io.zhengwen.method.combined.features.NameKeys;
import io.zhengwen.ml.HashedWeights;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import java.util.Map;

/** The blocks of a page for training: text, tokens, features and lexicon keys. */
public final class BlockSamples {
  private static final HashedWeights NO_LEXICON = new HashedWeights(Map.of());

  private final PageModel model;
  private final BlockPage page;

  /** Measures the blocks of a page, up to the limit of extraction. */
  public BlockSamples(PageModel model) {
    this.model = model;
    page = new BlockPage(model, CombinedExtractor.MAX_BLOCKS);
  }

  /** Returns the number of blocks. */
  public int size() {
    return page.size;
  }

  /** Returns the text of block {@code b}. */
  public String text(int b) {
    StringBuilder text = new StringBuilder();
    BlockText.append(model, page.blocks, b, text);
    return text.toString();
  }

  /** Returns what is known of the blocks together. */
  public PageBlocks blocks() {
    return PageBlocks.of(page, PageForm.of(model, page));
  }

  /** Returns the number of each block's element; blocks of one element share their keys. */
  public int[] elements() {
    return page.tree.owner.clone();
  }

  /** Returns the lexicon keys of an element. */
  public int[] keys(int element) {
    return NameKeys.of(page.tree, element);
  }

  /** Returns the features of all blocks, row by row; the lexicon's score is 0. */
  public float[] features() {
    BlockFeatures features = new BlockFeatures(page, NO_LEXICON);
    float[] rows = new float[page.size * BlockFeatures.SCHEMA.size()];
    Arrays.fill(rows, Float.NaN);
    features.fill(0, page.size, rows);
    return rows;
  }
}
