package io.zhengwen.method.combined.features;

import java.util.List;

/** The block's own text: its size, links, marks, and how it stands in the page's order. */
final class OwnTextFeatures implements FeatureGroup {
  private static final List<String> NAMES =
      List.of(
          "words",
          "chars",
          "linkDensity",
          "links",
          "punctuationPerWord",
          "sentences",
          "sentencesPerWord",
          "commas",
          "digitShare",
          "currency",
          "lines",
          "boldShare",
          "imagesBefore",
          "endsSentence",
          "endsWithColon",
          "separators",
          "hidden",
          "ariaHidden",
          "positionBlocks",
          "positionWords",
          "positionLongWords",
          "blocksBefore",
          "blocksAfter",
          "titleOverlap",
          "titleJaccard");

  private final ElementTree tree;
  private final BlockMeasures m;

  OwnTextFeatures(BlockPage page) {
    tree = page.tree;
    m = page.measures;
  }

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public void fill(int b, float[] row, int at) {
    double perWord = 1 / Math.max(1, m.words[b]);
    int i = at;
    row[i++] = (float) m.words[b];
    row[i++] = m.chars[b];
    row[i++] = (float) m.linkDensity[b];
    row[i++] = m.links[b];
    row[i++] = (float) (m.punctuation[b] * perWord);
    row[i++] = m.sentences[b];
    row[i++] = (float) (m.sentences[b] * perWord);
    row[i++] = m.commas[b];
    row[i++] = (float) m.digitShare[b];
    row[i++] = m.currency[b];
    row[i++] = m.lines[b];
    row[i++] = Math.min(1, (float) m.boldChars[b] / Math.max(1, m.chars[b]));
    row[i++] = tree.blockImages[b];
    row[i++] = m.endsSentence[b] ? 1 : 0;
    row[i++] = m.endsWithColon[b] ? 1 : 0;
    row[i++] = m.separators[b];
    row[i++] = m.visible[b] ? 0 : 1;
    row[i++] = tree.ariaHidden[tree.owner[b]] ? 1 : 0;
    row[i++] = (b + .5f) / m.size;
    row[i++] = (float) ((m.wordSum[b] + m.words[b] / 2) / m.allWords());
    row[i++] = (float) (m.longWordSum[b] / m.allLongWords());
    row[i++] = b;
    row[i++] = m.size - 1 - b;
    row[i++] = (float) m.titleOverlap[b];
    row[i] = (float) m.titleJaccard[b];
  }
}
