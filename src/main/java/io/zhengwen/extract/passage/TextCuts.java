package io.zhengwen.extract.passage;

import java.text.BreakIterator;
import java.util.Locale;

/**
 * Places where a text may be cut, the best first: between lines, sentences, words, characters.
 * Chinese, Japanese and Korean sentences need no space between them, nor do their words.
 */
final class TextCuts {
  /** What follows a place helps to tell whether a sentence ends there. */
  private static final int LOOK_AHEAD = 50;

  /** Better places count only behind this part of the room, so that passages are not too short. */
  private static final double LEAST_FILLED = 0.4;

  private TextCuts() {}

  /**
   * The last good place.
   *
   * @param from where the text begins
   * @param to where it ends
   * @param limit the greatest place, less than {@code to}
   * @return a place after {@code from}, at which text follows; {@code from} if there is no room
   */
  static int last(String text, int from, int to, int limit) {
    if (limit <= from) {
      return from;
    }
    int least = from + (int) ((limit - from) * LEAST_FILLED);
    for (int line = limit; line > least; line--) {
      if (text.charAt(line) == '\n') {
        return line;
      }
    }
    String window = text.substring(from, Math.min(to, limit + LOOK_AHEAD));
    int sentence = last(BreakIterator.getSentenceInstance(Locale.ROOT), window, limit - from);
    if (from + sentence > least) {
      return from + sentence;
    }
    int word = last(BreakIterator.getLineInstance(Locale.ROOT), window, limit - from);
    if (word > 0) {
      return from + word;
    }
    int character = last(BreakIterator.getCharacterInstance(Locale.ROOT), window, limit - from);
    if (character > 0) {
      return from + character;
    }
    return Character.isLowSurrogate(text.charAt(limit)) ? limit - 1 : limit;
  }

  private static int last(BreakIterator places, String window, int most) {
    places.setText(window);
    return places.isBoundary(most) ? most : Math.max(0, places.preceding(most));
  }
}
