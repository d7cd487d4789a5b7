package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockMeasures;
import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.script.DeclaredArticle;

/**
 * The form of a page, which decides how its main text is selected.
 *
 * <p>On pages of one text, the gold is roughly a prefix of the blocks' ranking, as the comonotone
 * expectation of {@link ExpectedF1} assumes; on lists and threads it is not always. On pages of
 * short blocks (cards, listings), annotators take all items or none, so the main text leans towards
 * recall; so does documentation ({@link DocumentationPage}), of which its readers look for every
 * option, signature and example. Pages that declare an article in JSON-LD, most of them news, lean
 * towards precision: what is uncertain there is rarely text, but promotions, captions, notices and
 * boxes between paragraphs or below them. The values are ours.
 *
 * @param comonotone weight of the comonotone expectation, 0 to 1
 * @param recall factor of the weight of recall in the choice of the main text, above 0
 */
public record PageForm(double comonotone, double recall) {
  /** A run that holds this share of the long blocks' words is the page's one text. */
  private static final double ONE_TEXT = .75;

  private static final double OF_DOCUMENTATION = 2.5;

  private static final PageForm TEXT = new PageForm(1, 1);
  private static final PageForm MIXED = new PageForm(.5, 1);
  private static final PageForm ITEMS = new PageForm(.25, 1.7);
  private static final PageForm ARTICLE = new PageForm(1, .55);
  private static final PageForm MIXED_ARTICLE = new PageForm(.5, .55);

  /** Returns the form of a page. */
  static PageForm of(PageModel page, BlockPage blocks) {
    PageForm form = ofBlocks(page, blocks.measures);
    return DocumentationPage.is(page, blocks)
        ? new PageForm(form.comonotone, OF_DOCUMENTATION)
        : form;
  }

  private static PageForm ofBlocks(PageModel page, BlockMeasures blocks) {
    if (MainRun.share(blocks) > ONE_TEXT) {
      return DeclaredArticle.in(page) ? ARTICLE : TEXT;
    }
    if (blocks.isOfShortBlocks()) {
      return ITEMS;
    }
    return DeclaredArticle.in(page) ? MIXED_ARTICLE : MIXED;
  }

  /** Returns whether a single run of blocks holds nearly all long blocks' words. */
  public boolean isOneText() {
    return comonotone == 1;
  }
}
