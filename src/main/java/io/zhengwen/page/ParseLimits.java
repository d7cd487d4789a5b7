package io.zhengwen.page;

import java.util.Objects;

/**
 * Bounds on the time and memory that a page may take.
 *
 * @param maxSize longest input, in bytes of a byte input or UTF-16 units of a character input, at
 *     least 1
 * @param maxTags most markup openings ({@code <}) parsed, at least 1; the tree has at most about 14
 *     elements for each tag, usually one
 * @param maxDepth deepest nesting of elements, 8 to 512; content nested deeper is moved up to that
 *     depth and not lost
 * @param overflow what happens to a page beyond {@code maxSize} or {@code maxTags}, or with a tag
 *     name of more than {@value LongTagNames#LONGEST} characters; a page that reaches {@code
 *     maxDepth} is never cut, but may be refused
 */
public record ParseLimits(int maxSize, int maxTags, int maxDepth, Overflow overflow) {
  /** The least value of {@link #maxDepth()}. */
  public static final int MIN_DEPTH = 8;

  /** The greatest value of {@link #maxDepth()}. */
  public static final int MAX_DEPTH = 512;

  /** 20 MB, 400,000 tags, 512 levels; longer pages are cut off. */
  public static final ParseLimits DEFAULT =
      new ParseLimits(20_000_000, 400_000, 512, Overflow.TRUNCATE);

  /** What happens to a page that exceeds a limit. */
  public enum Overflow {
    /** The page is read up to the limit. */
    TRUNCATE,
    /**
     * The page is refused with a {@link PageRefusedException}: by {@link
     * io.zhengwen.page.read.PageReader}, or by {@link PageModelBuilder} where its elements nest to
     * {@code maxDepth}.
     */
    REFUSE
  }

  /** Checks the ranges. */
  public ParseLimits {
    if (maxSize < 1) {
      throw new IllegalArgumentException("maxSize must be at least 1, was " + maxSize);
    }
    if (maxTags < 1) {
      throw new IllegalArgumentException("maxTags must be at least 1, was " + maxTags);
    }
    if (maxDepth < MIN_DEPTH || maxDepth > MAX_DEPTH) {
      throw new IllegalArgumentException(
          "maxDepth must be from " + MIN_DEPTH + " to " + MAX_DEPTH + ", was " + maxDepth);
    }
    Objects.requireNonNull(overflow, "overflow must not be null");
  }

  /**
   * Throws if the limits say refuse, else does nothing.
   *
   * @param reason the limit that a page exceeds, in words fit for a user
   * @throws PageRefusedException if {@code overflow} is {@link Overflow#REFUSE}
   */
  public void refuse(String reason) {
    if (overflow == Overflow.REFUSE) {
      throw new PageRefusedException(reason);
    }
  }
}
