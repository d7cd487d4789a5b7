package io.zhengwen.solr.analysis;

import java.io.Reader;
import java.util.Map;

/**
 * Writes the small digits of formulas and units ({@code CO₂}, {@code m²}) as digits. Tokenizers
 * leave them out.
 *
 * <p>Raised digits behind more than two letters, or behind a number, are rather marks of notes
 * ({@code price¹}); these stay, so that the word is found without them.
 */
public final class FormulaDigitsCharFilterFactory extends PlainCharFilterFactory {
  private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
  private static final int LONGEST_UNIT = 2;

  /** Creates a factory; there are no arguments. */
  public FormulaDigitsCharFilterFactory(Map<String, String> args) {
    super(args);
  }

  @Override
  public Reader create(Reader input) {
    return new FormulaDigitsFilter(input);
  }

  private static final class FormulaDigitsFilter extends SameLengthCharFilter {
    /** The number of letters in a row up to the last character. */
    private int letters;

    private boolean raised;

    FormulaDigitsFilter(Reader input) {
      super(input);
    }

    @Override
    char written(char c) {
      int value = c < '²' || c >= 'Ā' && c < '⁰' ? -1 : RAISED.indexOf(c);
      raised = value >= 0 && (raised || letters > 0 && letters <= LONGEST_UNIT);
      letters = Character.isLetter(c) ? letters + 1 : 0;
      if (raised) {
        return (char) ('0' + value);
      }
      return c >= '₀' && c <= '₉' ? (char) ('0' + c - '₀') : c;
    }
  }
}
