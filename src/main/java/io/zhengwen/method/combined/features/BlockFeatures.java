package io.zhengwen.method.combined.features;

import io.zhengwen.ml.FeatureSchema;
import io.zhengwen.ml.HashedWeights;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** All features of a page's blocks, in the order of {@link #SCHEMA}. Not thread-safe. */
public final class BlockFeatures {
  private static final String LEXICON = "names.lexicon";
  private static final int VERSION = 1;

  /** Names and order of the features. */
  public static final FeatureSchema SCHEMA = makeSchema();

  /** The place of the class lexicon's score among the features. */
  public static final int LEXICON_COLUMN = SCHEMA.names().indexOf(LEXICON);

  private final BlockPage page;
  private final List<FeatureGroup> groups;
  private final LexiconScores lexicon;
  private final float[] lexiconScore;

  /** Prepares the features of a page's blocks. */
  public BlockFeatures(BlockPage page, HashedWeights lexicon) {
    this.page = page;
    groups = groups(page);
    this.lexicon = new LexiconScores(page.tree, lexicon);
    lexiconScore = new float[page.tree.size];
    Arrays.fill(lexiconScore, Float.NaN);
  }

  private static List<FeatureGroup> groups(BlockPage page) {
    RepetitionFeatures repetition = new RepetitionFeatures(page);
    return List.of(
        new OwnTextFeatures(page),
        new TagFeatures(page),
        new FamilyFeatures(page),
        new AncestorFeatures(page),
        repetition,
        new PathGroupFeatures(page),
        new NeighbourFeatures(page),
        new LandmarkFeatures(page),
        new PageFeatures(page, repetition));
  }

  private static FeatureSchema makeSchema() {
    List<FeatureGroup> groups = groups(BlockPage.empty());
    return new FeatureSchema(
        VERSION,
        Stream.concat(groups.stream().flatMap(g -> g.names().stream()), Stream.of(LEXICON))
            .toList());
  }

  /** The number of blocks. */
  public int size() {
    return page.size;
  }

  /** Writes the values of block {@code b} to {@code row} from {@code at} on. */
  public void fill(int b, float[] row, int at) {
    int i = at;
    for (FeatureGroup group : groups) {
      group.fill(b, row, i);
      i += group.names().size();
    }
    row[i] = lexiconScore(page.element(b));
  }

  private float lexiconScore(int e) {
    if (Float.isNaN(lexiconScore[e])) {
      lexiconScore[e] = lexicon.of(e);
    }
    return lexiconScore[e];
  }
}
