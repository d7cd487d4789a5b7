package io.zhengwen.method.svm;

import io.zhengwen.ml.FeatureRow;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** The five features of a text block. */
final class TextBlockFeatures {
  /** The names of the features, in the order of the values in a row. */
  static final List<String> NAMES = new Counts().addTo(FeatureRow.named(), 0, 0).names();

  private static final Set<String> DECORATION =
      Set.of(
          "strong", "b", "i", "em", "u", "font", "big", "small", "mark", "s", "strike", "sub",
          "sup", "h1", "h2", "h3", "h4", "h5", "h6");

  /** Noise words are counted in so many characters of a page: Chinese takes long to segment. */
  private static final int MOST_SEGMENTED = 1_000_000;

  private TextBlockFeatures() {}

  /** Returns a row of features for every block. */
  static float[][] of(PageModel page, TextBlocks blocks, NoiseWords noiseWords) {
    Counts[] counts = new Counts[blocks.size()];
    Arrays.setAll(counts, b -> new Counts());
    int left = MOST_SEGMENTED;
    for (int p = 0; p < blocks.paragraphs(); p++) {
      Counts c = counts[blocks.block(p)];
      int from = blocks.start(p);
      int to = blocks.end(p);
      c.chars += page.measures().chars(from, to);
      c.linkChars += page.measures().linkChars(from, to);
      c.punctuation += page.measures().punctuation(from, to);
      String text = blocks.text(page, p);
      NoiseWords.Count found = noiseWords.count(text.substring(0, Math.min(text.length(), left)));
      left = Math.max(0, left - text.length());
      c.words += found.words();
      c.noise += found.noise();
    }
    int[] tags = new int[page.size()];
    int[] decoration = new int[page.size()];
    for (int i = 0; i < page.size(); i++) {
      if (!page.isText(i) && page.isVisible(i)) {
        int container = blocks.containerOf(i);
        tags[container]++;
        decoration[container] += DECORATION.contains(page.tag(i)) ? 1 : 0;
      }
    }
    float[][] rows = new float[counts.length][];
    for (int b = 0; b < rows.length; b++) {
      int element = blocks.element(b);
      counts[b].tags = tags[element];
      counts[b].decoration = decoration[element];
      rows[b] = new float[NAMES.size()];
      counts[b].addTo(FeatureRow.over(rows[b]), element, page.size());
    }
    return rows;
  }

  /** The counts of one block. */
  private static final class Counts {
    private int chars;
    private int linkChars;
    private int punctuation;
    private int words;
    private int noise;
    private int tags;
    private int decoration;

    /** Adds the features of an element's block on a page of {@code nodes} nodes. */
    FeatureRow addTo(FeatureRow row, int element, int nodes) {
      row.add("link", ratio(linkChars, chars));
      row.add("noiseWord", ratio(noise, words));
      row.add("punctuation", ratio(punctuation, chars));
      row.add("decoration", ratio(decoration, tags));
      row.add("region", ratio(element, nodes));
      return row;
    }

    private static float ratio(int part, int whole) {
      return whole == 0 ? 0 : (float) part / whole;
    }
  }
}
