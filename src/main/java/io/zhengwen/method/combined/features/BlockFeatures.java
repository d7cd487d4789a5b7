package io.zhengwen.method.combined.features;

import io.zhengwen.ml.FeatureRow;
import io.zhengwen.ml.FeatureSchema;
import io.zhengwen.ml.HashedWeights;
import java.util.List;
import java.util.Map;

/** All features of a page's blocks, in the order of {@link #SCHEMA}. Not thread-safe. */
public final class BlockFeatures {
  private static final int VERSION = 1;

  /** Names and order of the features. */
  public static final FeatureSchema SCHEMA =
      new FeatureSchema(
          VERSION,
          new BlockFeatures(BlockPage.ofOneBlock(), new HashedWeights(Map.of())).named(0).names());

  /** The index of the lexicon's score among the features. */
  public static final int LEXICON_COLUMN = SCHEMA.names().indexOf(LexiconScores.NAME);

  private final BlockPage page;
  private final List<FeatureRow.Source> groups;
  private final FeatureRow target = FeatureRow.over(new float[0]);

  /**
   * Prepares the features of a page's blocks, in time linear in the page.
   *
   * @param lexicon weights of class names and ids
   */
  public BlockFeatures(BlockPage page, HashedWeights lexicon) {
    this.page = page;
    RepetitionFeatures repetition = new RepetitionFeatures(page);
    groups =
        List.of(
            new OwnTextFeatures(page),
            new TagFeatures(page),
            new NameFamilyFeatures(page),
            new AncestorFeatures(page),
            repetition,
            new PathGroupFeatures(page),
            new NeighbourFeatures(page),
            new LandmarkFeatures(page),
            new PageFeatures(page, repetition),
            new LexiconScores(page.tree, lexicon),
            new DiscussionFeatures(page),
            new DeclaredTextFeatures(page));
  }

  /**
   * Writes the values of blocks {@code from} to {@code from + count - 1} to the start of {@code
   * rows}, row by row. A group of features is written for all blocks before the next group.
   */
  public void fill(int from, int count, float[] rows) {
    int width = SCHEMA.size();
    int column = 0;
    for (FeatureRow.Source group : groups) {
      int end = column;
      for (int r = 0; r < count; r++) {
        group.addTo(target.moveTo(rows, r * width + column), from + r);
        end = target.end() - r * width;
      }
      column = end;
    }
    if (count > 0 && column != width) {
      throw new IllegalStateException("a feature was left out or added twice");
    }
  }

  /** Returns the features of block {@code b} with their names. */
  FeatureRow named(int b) {
    FeatureRow row = FeatureRow.named();
    for (FeatureRow.Source group : groups) {
      group.addTo(row, b);
    }
    return row;
  }
}
