package io.zhengwen.method.svm;

import io.zhengwen.page.PageModel;
import java.util.List;

/** The three features of a paragraph in its text block. */
final class ParagraphFeatures {
  /** Their names, in the order in which they stand in a row. */
  static final List<String> NAMES = List.of("text", "punctuation", "region");

  private ParagraphFeatures() {}

  /** A row for every paragraph. */
  static float[][] of(PageModel page, TextBlocks blocks) {
    int[] blockChars = new int[blocks.size()];
    int[] blockRows = new int[blocks.size()];
    int n = blocks.paragraphs();
    int[] row = new int[n];
    for (int p = 0; p < n; p++) {
      int b = blocks.block(p);
      blockChars[b] += page.chars(blocks.start(p), blocks.end(p));
      row[p] = blockRows[b]++;
    }
    float[][] rows = new float[n][];
    for (int p = 0; p < n; p++) {
      int b = blocks.block(p);
      int chars = page.chars(blocks.start(p), blocks.end(p));
      int punctuation = page.punctuation(blocks.start(p), blocks.end(p));
      float first = (float) row[p] / blockRows[b];
      float last = (float) (row[p] + 1) / blockRows[b];
      rows[p] =
          new float[] {
            (float) chars / blockChars[b], (float) punctuation / chars, (first + last) / 2
          };
    }
    return rows;
  }
}
