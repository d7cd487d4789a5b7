package io.zhengwen.solr.analysis;

import java.io.Reader;
import java.util.Map;

/**
 * Writes the letter {@code ھ} as a plain h where it is one, at the beginning of a word or behind a
 * vowel: {@code ھے} for {@code ہے}, and all of Kurdish. Behind a consonant it tells words of Urdu
 * apart: {@code بھائی} is not {@code بہائی}.
 */
public final class TwoEyedHeCharFilterFactory extends PlainCharFilterFactory {
  private static final char TWO_EYED = 'ھ';
  private static final char PLAIN = 'ه';
  private static final String VOWELS = "اآأوؤیيىئێۆەے";

  /** Creates a factory; there are no arguments. */
  public TwoEyedHeCharFilterFactory(Map<String, String> args) {
    super(args);
  }

  @Override
  public Reader create(Reader input) {
    return new TwoEyedHeFilter(input);
  }

  private static final class TwoEyedHeFilter extends SameLengthCharFilter {
    private char previous;

    TwoEyedHeFilter(Reader input) {
      super(input);
    }

    @Override
    char written(char c) {
      boolean plain = c == TWO_EYED && !isConsonant(previous);
      previous = c;
      return plain ? PLAIN : c;
    }

    private static boolean isConsonant(char c) {
      return Character.isLetter(c) && VOWELS.indexOf(c) < 0;
    }
  }
}
