package io.zhengwen.method.combined.features;

import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.posts.Discussion;
import io.zhengwen.posts.DiscussionReader;
import java.util.Optional;

/**
 * What features are computed from: a page's blocks, their measures and the elements around them.
 */
public final class BlockPage {
  final PageModel model;
  public final Blocks blocks;
  public final ElementTree tree;
  public final BlockMeasures measures;
  final SubtreeScores scores;

  /** The blocks grouped by their path of tags and classes. */
  public final PathGroups classPaths;

  /** The posts or comments of the page. */
  public final Optional<Discussion> discussion;

  /** Where the blocks stand in them. */
  final DiscussionBlocks discussed;

  /** The number of blocks considered, at most the limit given. */
  public final int size;

  /** Measures the first {@code maxBlocks} blocks of a page. */
  public BlockPage(PageModel page, int maxBlocks) {
    model = page;
    blocks = Blocks.all(page);
    size = Math.min(blocks.size(), maxBlocks);
    tree = new ElementTree(page, blocks, size);
    measures = new BlockMeasures(page, blocks, tree);
    scores = new SubtreeScores(tree, measures);
    classPaths = PathGroups.of(tree, tree.signature);
    discussion = DiscussionReader.read(page);
    discussed = new DiscussionBlocks(page, blocks, measures, discussion);
  }

  /** Creates a page of one block without parsing. */
  static BlockPage ofOneBlock() {
    return new BlockPage(PageModelBuilder.ofText("a"), 1);
  }

  /** Returns whether block {@code b} is within an element with a tag. */
  public boolean isWithin(int b, String tag) {
    int around = model.parent(blocks.start(b));
    while (around > 0 && !model.tag(around).equals(tag)) {
      around = model.parent(around);
    }
    return around > 0;
  }

  /** Returns the visible text of block {@code b}. */
  String text(int b) {
    return model.text(blocks.start(b), blocks.end(b), i -> true);
  }

  /** Returns the element of block {@code b}. */
  int element(int b) {
    return tree.owner[b];
  }
}
