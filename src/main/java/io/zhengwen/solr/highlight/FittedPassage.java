package io.zhengwen.solr.highlight;

import org.apache.lucene.search.uhighlight.Passage;

/**
 * Passages that hold no more than a number of characters. {@link SnippetBounds} chooses where a
 * passage begins before it knows where the match ends, and the last match that begins in a passage
 * may end behind it. A passage that is too long begins later if its matches then fit; else it ends
 * where it should, if need be within a match, but never within its first one.
 */
final class FittedPassage {
  private FittedPassage() {}

  /** The passage itself if it fits, or else a shorter one. */
  static Passage of(Passage passage, String text, int size) {
    int matches = passage.getNumMatches();
    int[] starts = passage.getMatchStarts();
    int[] ends = passage.getMatchEnds();
    int end = passage.getEndOffset();
    for (int i = 0; i < matches; i++) {
      end = Math.max(end, ends[i]);
    }
    if (matches == 0 || end - passage.getStartOffset() <= size) {
      return passage;
    }
    int first = starts[0];
    if (end - first > size) {
      int limit = Math.min(passage.getEndOffset(), passage.getStartOffset() + size);
      end = Math.max(ends[0], limit);
    }
    int start = passage.getStartOffset();
    if (end - start > size) {
      start = TextBreaks.best(text, Math.min(first, end - size), first, first);
    }
    return passage(start, end, passage);
  }

  private static Passage passage(int start, int end, Passage whole) {
    Passage passage = new Passage();
    passage.setStartOffset(start);
    passage.setEndOffset(end);
    passage.setScore(whole.getScore());
    for (int i = 0; i < whole.getNumMatches() && whole.getMatchStarts()[i] < end; i++) {
      passage.addMatch(
          whole.getMatchStarts()[i],
          Math.min(whole.getMatchEnds()[i], end),
          whole.getMatchTerms()[i],
          whole.getMatchTermFreqsInDoc()[i]);
    }
    return passage;
  }
}
