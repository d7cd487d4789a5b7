package io.zhengwen.method.combined.features;

import io.zhengwen.ml.FeatureRow;

/** Features of a block's own text: its size, links and punctuation, and its place in the page. */
final class OwnTextFeatures implements FeatureRow.Source {
  private final ElementTree tree;
  private final BlockMeasures m;

  OwnTextFeatures(BlockPage page) {
    tree = page.tree;
    m = page.measures;
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    double perWord = 1 / Math.max(1, m.words[b]);
    row.add("words", m.words[b]);
    row.add("chars", m.chars[b]);
    row.add("linkDensity", m.linkDensity[b]);
    row.add("links", m.links[b]);
    row.add("punctuationPerWord", m.punctuation[b] * perWord);
    row.add("sentences", m.sentences[b]);
    row.add("sentencesPerWord", m.sentences[b] * perWord);
    row.add("commas", m.commas[b]);
    row.add("digitShare", m.digitShare[b]);
    row.add("currency", m.currency[b]);
    row.add("lines", m.lines[b]);
    row.add("boldShare", Math.min(1, (float) m.boldChars[b] / Math.max(1, m.chars[b])));
    row.add("imagesBefore", tree.blockImages[b]);
    row.add("endsSentence", m.endsSentence[b] ? 1 : 0);
    row.add("endsWithColon", m.endsWithColon[b] ? 1 : 0);
    row.add("separators", m.separators[b]);
    row.add("hidden", m.visible[b] ? 0 : 1);
    row.add("ariaHidden", tree.ariaHidden[tree.owner[b]] ? 1 : 0);
    row.add("positionBlocks", (b + .5f) / m.size);
    row.add("positionWords", (m.wordSum[b] + m.words[b] / 2) / m.allWords());
    row.add("positionLongWords", m.longWordSum[b] / m.allLongWords());
    row.add("blocksBefore", b);
    row.add("blocksAfter", m.size - 1 - b);
    row.add("titleOverlap", m.titleOverlap[b]);
    row.add("titleJaccard", m.titleJaccard[b]);
  }
}
