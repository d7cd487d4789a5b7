package io.zhengwen.method.combined.features;

import io.zhengwen.posts.Discussion;

/**
 * What the posts of a thread say of the blocks of its page. The text of posts is likelier to be
 * main text than the blocks tell by themselves, everything else less likely. Labelled sets differ
 * in how many of the posts are gold, so that what is learned from one is too careful elsewhere.
 *
 * <p>Only threads whose posts mostly show who wrote them and when count.
 */
public final class ThreadOdds {
  /** What is added to the log odds of a post's text; ours, see combined-experiments.md. */
  private static final float TEXT = 1;

  /** What is added between the first text and the last: authors, dates, signatures, buttons. */
  private static final float BETWEEN = -1;

  /** What is added elsewhere on the page. */
  private static final float ELSEWHERE = -.5f;

  private static final double LEAST = 1e-6;

  /** What is added to the log odds of each block; empty without a thread. */
  private final float[] added;

  private ThreadOdds(float[] added) {
    this.added = added;
  }

  /** Reads what the posts of a page say of its blocks. */
  public static ThreadOdds of(BlockPage page) {
    boolean isThread = page.discussion.filter(Discussion::isSignedThread).isPresent();
    float[] added = new float[isThread ? page.size : 0];
    for (int b = 0; b < added.length; b++) {
      added[b] = added(page.discussed, b);
    }
    return new ThreadOdds(added);
  }

  private static float added(DiscussionBlocks blocks, int b) {
    float text = (float) blocks.text(b);
    boolean isBetween = blocks.record(b) > 0 && !blocks.isAfter(b);
    return text * TEXT + (1 - text) * (isBetween ? BETWEEN : ELSEWHERE);
  }

  /** Whether the page has a thread of signed posts. */
  public boolean isPresent() {
    return added.length > 0;
  }

  /** Moves the probability of each block to be main text. */
  public void move(double[] p) {
    for (int b = 0; b < added.length; b++) {
      double odds = (p[b] + LEAST) / (1 - p[b] + LEAST);
      p[b] = 1 / (1 + Math.exp(-added[b]) / odds);
    }
  }
}
