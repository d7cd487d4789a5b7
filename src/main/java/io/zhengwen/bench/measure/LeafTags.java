package io.zhengwen.bench.measure;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.Tokens;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * Precision and recall of leaf tags, the measure of Yan and Wang 2020: the elements that bear text
 * of their own, each content or noise.
 *
 * <p>Gold is text, not marked tags, so the labels come from aligning the page's tokens with the
 * gold's by their longest common subsequence: a tag is content when at least half of its own tokens
 * are in it. Invisible text and text without a token take no part in the alignment; an invisible
 * tag that was extracted is wrong. A tag counts as extracted when at least half of its own tokens
 * are.
 */
public final class LeafTags {
  private final PageModel page;
  private final int[] tokens;
  private final int[] leaf;
  private final BitSet content = new BitSet();

  /**
   * Labels a page's leaf tags.
   *
   * @param page the page
   * @param gold the tokens of its gold
   */
  public LeafTags(PageModel page, List<String> gold) {
    this.page = page;
    tokens = new int[page.size()];
    leaf = new int[page.size()];
    List<String> all = new ArrayList<>();
    List<Integer> owners = new ArrayList<>();
    for (int i = 0; i < page.size(); i++) {
      if (!page.isText(i)) {
        continue;
      }
      leaf[i] = page.parent(i);
      List<String> own = Tokens.of(page.text(i));
      tokens[i] = own.size();
      tokens[leaf[i]] += own.size();
      if (page.isVisible(i)) {
        all.addAll(own);
        owners.addAll(Collections.nCopies(own.size(), leaf[i]));
      }
    }
    Symbols symbols = new Symbols();
    int[] found = new int[page.size()];
    CommonSubsequence.align(symbols.of(all), symbols.of(gold)).inA().stream()
        .forEach(k -> found[owners.get(k)]++);
    for (int i = 0; i < page.size(); i++) {
      content.set(i, found[i] > 0 && 2 * found[i] >= tokens[i]);
    }
  }

  /** The overlap of a selection's leaf tags with those that are content. */
  public Overlap overlap(Selection selection) {
    int[] selected = new int[page.size()];
    selection.forEach(i -> selected[leaf[i]] += tokens[i]);
    long extracted = 0;
    long common = 0;
    for (int i = 0; i < page.size(); i++) {
      if (!page.isText(i) && selected[i] > 0 && 2 * selected[i] >= tokens[i]) {
        extracted++;
        common += content.get(i) ? 1 : 0;
      }
    }
    return Overlap.of(common, extracted, content.cardinality());
  }
}
