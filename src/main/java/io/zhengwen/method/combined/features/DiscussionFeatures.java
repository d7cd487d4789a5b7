package io.zhengwen.method.combined.features;

import io.zhengwen.ml.FeatureRow;

/** Features of a block's place in the posts of a thread or the comments on an article. */
final class DiscussionFeatures implements FeatureRow.Source {
  private final DiscussionBlocks blocks;
  private final double wordShare;

  DiscussionFeatures(BlockPage measured) {
    blocks = measured.discussed;
    wordShare = blocks.words() / measured.measures.allWords();
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    row.add("discussion.posts", blocks.posts());
    row.add("discussion.comments", blocks.comments());
    row.add("discussion.text", blocks.text(b));
    row.add("discussion.before", blocks.isBefore(b) ? 1 : 0);
    row.add("discussion.about", blocks.isAbout(b) ? 1 : 0);
    row.add("discussion.after", blocks.isAfter(b) ? 1 : 0);
    row.add("discussion.record", blocks.record(b));
    row.add("discussion.wordShare", wordShare);
  }
}
