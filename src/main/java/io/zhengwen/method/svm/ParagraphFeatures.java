package io.zhengwen.method.svm;

import io.zhengwen.ml.FeatureRow;
import io.zhengwen.page.PageModel;
import java.util.List;

/** The three features of a paragraph in its text block. */
final class ParagraphFeatures {
  /** The names of the features, in the order of the values in a row. */
  static final List<String> NAMES = addTo(FeatureRow.named(), 0, 0, 0, 0, 0).names();

  private ParagraphFeatures() {}

  /** Returns a row of features for every paragraph. */
  static float[][] of(PageModel page, TextBlocks blocks) {
    int[] blockChars = new int[blocks.size()];
    int[] blockRows = new int[blocks.size()];
    int n = blocks.paragraphs();
    int[] place = new int[n];
    for (int p = 0; p < n; p++) {
      int b = blocks.block(p);
      blockChars[b] += page.measures().chars(blocks.start(p), blocks.end(p));
      place[p] = blockRows[b]++;
    }
    float[][] rows = new float[n][];
    for (int p = 0; p < n; p++) {
      int b = blocks.block(p);
      int chars = page.measures().chars(blocks.start(p), blocks.end(p));
      int punctuation = page.measures().punctuation(blocks.start(p), blocks.end(p));
      rows[p] = new float[NAMES.size()];
      FeatureRow row = FeatureRow.over(rows[p]);
      addTo(row, chars, punctuation, blockChars[b], place[p], blockRows[b]);
    }
    return rows;
  }

  private static FeatureRow addTo(
      FeatureRow row, int chars, int punctuation, int blockChars, int place, int paragraphs) {
    float first = (float) place / paragraphs;
    float last = (float) (place + 1) / paragraphs;
    row.add("text", (float) chars / blockChars);
    row.add("punctuation", (float) punctuation / chars);
    row.add("region", (first + last) / 2);
    return row;
  }
}
