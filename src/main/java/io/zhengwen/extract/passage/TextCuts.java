package io.zhengwen.extract.passage;

import java.text.BreakIterator;
import java.util.BitSet;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Places where a text may be cut, the best first: between lines, sentences, words, characters.
 * Chinese, Japanese and Korean sentences need no space between them, nor do their words. Characters
 * are what readers take for one: extended grapheme clusters, which a {@link BreakIterator} does not
 * know.
 */
final class TextCuts {
  /** What follows a place helps to tell whether a sentence ends there. */
  private static final int LOOK_AHEAD = 50;

  /** Better places count only behind this part of the room, so that passages are not too short. */
  private static final double LEAST_FILLED = 0.4;

  private static final Pattern CHARACTER = Pattern.compile("\\X");

  private TextCuts() {}

  /**
   * The last good place.
   *
   * @param from where the text begins
   * @param to where it ends
   * @param limit the greatest place, less than {@code to}
   * @param wholeWords whether there is no room for less than a word
   * @return a place after {@code from}, at which text follows; {@code from} if there is no room
   */
  static int last(String text, int from, int to, int limit, boolean wholeWords) {
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
    BitSet characters = characters(window);
    int most = limit - from;
    int sentence = last(BreakIterator.getSentenceInstance(Locale.ROOT), window, most, characters);
    if (from + sentence > least) {
      return from + sentence;
    }
    int word = last(BreakIterator.getLineInstance(Locale.ROOT), window, most, characters);
    if (word > 0 || wholeWords) {
      return from + word;
    }
    int character = characters.previousSetBit(most);
    if (character > 0) {
      return from + character;
    }
    return Character.isLowSurrogate(text.charAt(limit)) ? limit - 1 : limit;
  }

  /** Where characters begin. */
  private static BitSet characters(String window) {
    BitSet characters = new BitSet(window.length());
    Matcher character = CHARACTER.matcher(window);
    while (character.find()) {
      characters.set(character.start());
    }
    return characters;
  }

  private static int last(BreakIterator places, String window, int most, BitSet characters) {
    places.setText(window);
    int place = places.isBoundary(most) ? most : places.preceding(most);
    while (place > 0 && !characters.get(place)) {
      place = places.previous();
    }
    return Math.max(0, place);
  }
}
