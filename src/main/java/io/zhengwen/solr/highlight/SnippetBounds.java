package io.zhengwen.solr.highlight;

import java.text.BreakIterator;
import java.text.CharacterIterator;
import java.text.StringCharacterIterator;

/**
 * Bounds of snippets that are never longer than a number of characters.
 *
 * <p>A snippet begins with a sentence and ends with one where that leaves the match in it. Else it
 * is cut at a comma, a space, or between Chinese, Japanese or Thai characters. It looks at no more
 * of the text than a snippet holds, so its time does not depend on how long sentences are.
 *
 * <p>It serves {@link org.apache.lucene.search.uhighlight.FieldHighlighter}, which asks for the
 * bound before a match and then for the one behind it. Bounds depend on the match; {@link #last},
 * {@link #previous} and {@link #next(int)} are not supported.
 */
final class SnippetBounds extends BreakIterator {
  private final int size;
  private String text = "";
  private int current;

  /** Where the snippet before ends, in which the next one cannot begin. */
  private int taken;

  /** For snippets of up to so many characters, at least 2. */
  SnippetBounds(int size) {
    this.size = Math.max(size, 2);
  }

  @Override
  public void setText(String newText) {
    text = newText;
    current = 0;
    taken = 0;
  }

  @Override
  public void setText(CharacterIterator characters) {
    StringBuilder copy = new StringBuilder();
    for (char c = characters.first(); c != CharacterIterator.DONE; c = characters.next()) {
      copy.append(c);
    }
    setText(copy.toString());
  }

  @Override
  public CharacterIterator getText() {
    return new StringCharacterIterator(text);
  }

  @Override
  public int first() {
    current = 0;
    return current;
  }

  @Override
  public int current() {
    return current;
  }

  @Override
  public int next() {
    if (current >= text.length()) {
      return DONE;
    }
    current = end(current, current);
    return current;
  }

  /**
   * The start of the snippet whose match begins one character before the offset, behind the snippet
   * before.
   */
  @Override
  public int preceding(int offset) {
    int match = Math.min(offset, text.length()) - 1;
    current = start(match);
    if (taken <= match) {
      current = Math.max(current, taken);
    }
    return current;
  }

  /**
   * The end of the snippet that begins at the current bound and holds the offset; directly behind
   * the offset if that is too far for its size.
   */
  @Override
  public int following(int offset) {
    current =
        offset - current < size
            ? end(Math.min(current, offset), offset)
            : Math.min(offset + 1, text.length());
    taken = current;
    return current;
  }

  private int start(int match) {
    int farthest = Math.max(0, match - size / 2);
    for (int i = match; i >= farthest; i--) {
      if (TextBreaks.isSentence(text, i)) {
        return i;
      }
    }
    if (farthest == 0) {
      return 0;
    }
    int nearest = Math.max(farthest, match - size / 3);
    return TextBreaks.best(text, farthest, nearest, match);
  }

  private int end(int start, int match) {
    int limit = Math.min(start + size, text.length());
    if (limit == text.length()) {
      return limit;
    }
    int least = Math.min(limit, match + 1);
    for (int i = limit; i > Math.max(least, start + size / 3); i--) {
      if (TextBreaks.isSentence(text, i)) {
        return i;
      }
    }
    return TextBreaks.best(text, limit, Math.max(least, limit - size / 3), limit);
  }

  @Override
  public int last() {
    throw new UnsupportedOperationException();
  }

  @Override
  public int previous() {
    throw new UnsupportedOperationException();
  }

  @Override
  public int next(int n) {
    throw new UnsupportedOperationException();
  }
}
