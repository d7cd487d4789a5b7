package io.zhengwen.method.combined.features;

import io.zhengwen.ml.FeatureRow;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.script.DeclaredText;
import io.zhengwen.text.KeyIndex;

/**
 * Features of the text that a page declares in JSON-LD as the body of its article, or as the texts
 * of its posts: how much of a block is in it.
 */
final class DeclaredTextFeatures implements FeatureRow.Source {
  private static final int SHINGLE = 3;
  private static final int LEAST_TOKENS = 50;

  private final double[] share;
  private final double ofPage;

  DeclaredTextFeatures(BlockPage measured) {
    PageModel page = measured.model;
    share = new double[measured.size];
    String declared = DeclaredText.of(page);
    long[] tokens = TokenShingles.tokens(declared);
    ofPage = tokens.length < LEAST_TOKENS ? 0 : tokens.length / measured.measures.allWords();
    if (ofPage > 0) {
      compare(page, measured, TokenShingles.of(tokens, SHINGLE));
    }
  }

  private void compare(PageModel page, BlockPage measured, long[] declared) {
    KeyIndex index = new KeyIndex(declared.length);
    for (long shingle : declared) {
      index.idOf(shingle);
    }
    StringBuilder text = new StringBuilder();
    for (int b = 0; b < share.length; b++) {
      text.setLength(0);
      BlockText.append(page, measured.blocks, b, text);
      long[] own = TokenShingles.of(text, SHINGLE);
      int found = 0;
      for (long shingle : own) {
        found += index.contains(shingle) ? 1 : 0;
      }
      share[b] = own.length == 0 ? -.5 : (double) found / own.length;
    }
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    row.add("declared.share", ofPage == 0 ? -1 : share[b]);
    row.add("declared.ofPage", ofPage);
  }
}
