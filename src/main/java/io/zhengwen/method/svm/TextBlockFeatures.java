package io.zhengwen.method.svm;

import io.zhengwen.page.PageModel;
import java.util.List;
import java.util.Set;

/** The five features of a text block. */
final class TextBlockFeatures {
  /** Their names, in the order in which they stand in a row. */
  static final List<String> NAMES =
      List.of("link", "noiseWord", "punctuation", "decoration", "region");

  private static final Set<String> DECORATION =
      Set.of(
          "strong", "b", "i", "em", "u", "font", "big", "small", "mark", "s", "strike", "sub",
          "sup", "h1", "h2", "h3", "h4", "h5", "h6");

  private TextBlockFeatures() {}

  /** A row for every block. */
  static float[][] of(PageModel page, TextBlocks blocks, NoiseWords noiseWords) {
    int n = blocks.size();
    int[] chars = new int[n];
    int[] linkChars = new int[n];
    int[] punctuation = new int[n];
    int[] words = new int[n];
    int[] noise = new int[n];
    for (int p = 0; p < blocks.paragraphs(); p++) {
      int b = blocks.block(p);
      int from = blocks.start(p);
      int to = blocks.end(p);
      chars[b] += page.chars(from, to);
      linkChars[b] += page.linkChars(from, to);
      punctuation[b] += page.punctuation(from, to);
      NoiseWords.Count count = noiseWords.count(blocks.text(page, p));
      words[b] += count.words();
      noise[b] += count.noise();
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
    float[][] rows = new float[n][];
    for (int b = 0; b < n; b++) {
      int element = blocks.element(b);
      rows[b] =
          new float[] {
            ratio(linkChars[b], chars[b]),
            ratio(noise[b], words[b]),
            ratio(punctuation[b], chars[b]),
            ratio(decoration[element], tags[element]),
            ratio(element, page.size())
          };
    }
    return rows;
  }

  private static float ratio(int part, int whole) {
    return whole == 0 ? 0 : (float) part / whole;
  }
}
