package io.zhengwen.solr.document;

import io.zhengwen.ExtractedPage;
import io.zhengwen.extract.passage.Passage;
import java.util.List;

/**
 * The longest text that is written to a field: Solr needs many times its size to analyse it. A
 * longer one is cut off, at the end of a line if there is one nearby; markup that is longer is left
 * out. Immutable.
 *
 * @param most UTF-16 units, at least 1
 */
public record TextLimit(int most) {
  /** Texts of any length. */
  public static final TextLimit NONE = new TextLimit(Integer.MAX_VALUE);

  /** How far before the limit a text may end for the end of a line. */
  private static final int NEARBY = 1_000;

  /** Checks the range. */
  public TextLimit {
    if (most < 1) {
      throw new IllegalArgumentException("most must be at least 1, was " + most);
    }
  }

  /** Whether the main text of a page is longer. */
  public boolean cuts(ExtractedPage page) {
    return page.content().length() > most;
  }

  /** Those passages of a main text that end within the limit. */
  public List<Passage> within(List<Passage> passages) {
    return passages.stream().takeWhile(passage -> passage.end() <= most).toList();
  }

  /** The value to write in place of a value of a destination; null for none. */
  Object apply(Destination destination, Object value) {
    if (destination.type() != Destination.Type.LONG_TEXT
        || !(value instanceof String text)
        || text.length() <= most) {
      return value;
    }
    return destination.isMarkup() ? null : cut(text);
  }

  private String cut(String text) {
    int line = text.lastIndexOf('\n', most);
    if (line > 0 && line >= most - NEARBY) {
      return text.substring(0, line);
    }
    boolean inPair = most > 1 && Character.isHighSurrogate(text.charAt(most - 1));
    return text.substring(0, inPair ? most - 1 : most);
  }
}
