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

  /** Returns the number of blocks. */
  public int size() {
    return page.size;
  }

  /** Writes the values of block {@code b} to {@code row}, from index {@code at} on. */
  public void fill(int b, float[] row, int at) {
    addTo(target.moveTo(row, at), b);
    if (target.end() != at + SCHEMA.size()) {
      throw new IllegalStateException("a feature of block " + b + " was left out or added twice");
    }
  }

  /** Returns the features of block {@code b} with their names. */
  FeatureRow named(int b) {
    FeatureRow row = FeatureRow.named();
    addTo(row, b);
    return row;
  }

  private void addTo(FeatureRow row, int b) {
    for (FeatureRow.Source group : groups) {
      group.addTo(row, b);
    }
  }
}
