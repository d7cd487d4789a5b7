package io.zhengwen.text.quantity;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.ResourceLines;
import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Words behind a number that multiply it, in many languages. */
final class Scales {
  /**
   * What stands behind a number.
   *
   * @param factor what multiplies it, 1 if nothing does
   * @param end where the word ends
   * @param goesOn whether smaller parts of the number may follow: {@code 90万1,875円}, {@code 3 crore
   *     50 lakh}
   */
  record Scale(BigDecimal factor, int end, boolean goesOn) {}

  /** Where a word multiplies a number. */
  private enum Where {
    ANY,
    MONEY,
    /**
     * In sums of money beside a currency. Apart from the number, only as a capital and with a code
     * or a dollar: {@code € 25 B} is of energy class B.
     */
    CURRENCY,
    /** In sums of money beside a rupee or taka. */
    RUPEE,
    /** In sums of money that are of no other currency than these. */
    NO_OTHER,
    /** Whatever letters follow. */
    GLUED,
    /** In sums of money, whatever letters follow. */
    GLUED_MONEY
  }

  private record Word(Where where, boolean goesOn, BigDecimal factor) {
    boolean isGlued(boolean money) {
      return where == Where.GLUED || money && where == Where.GLUED_MONEY;
    }
  }

  private static final String RESOURCE = "scales.txt";

  /** Stands in the resource behind where a word multiplies, if smaller parts may follow. */
  private static final String GOES_ON = "+";

  private static final Map<String, Word> WORDS = read();
  private static final int LONGEST_GLUED = 2;

  /** Letters that make a thousand a part of a unit of measure: {@code 12千克}. */
  private static final String MEASURES = "克米瓦卡焦帕伏赫";

  private static final Pattern LETTERS = Pattern.compile("^\\s*(\\pL+)");
  private static final Pattern ONE_OR_TWO_WORDS =
      Pattern.compile("^(?:\\s*|-)(([\\pL\\pM]+)(?: [\\pL\\pM]+)?)");
  private static final int BOTH = 1;
  private static final int FIRST = 2;

  /**
   * One letter that is a part of more: {@code k.k.}, {@code B&W}, {@code M-XL}, {@code m/s}. A
   * million may be that of a month, {@code 2m/month}, or of a year in words, {@code 2m-a-year}.
   */
  private static final Pattern PART_OF_MORE =
      Pattern.compile("^(?:\\s*\\pL[.&]\\pL|\\s+\\pL-\\pL|(?i:\\s*m/[a-z](?:[^\\pL]|$)))");

  private Scales() {}

  private static Map<String, Word> read() {
    Map<String, Word> words = new HashMap<>();
    for (String line : ResourceLines.of(Scales.class, RESOURCE)) {
      List<String> columns = List.of(Normalizer.normalize(line, Normalizer.Form.NFKC).split("\t"));
      String kind = columns.get(0);
      boolean goesOn = kind.endsWith(GOES_ON);
      Where where = Where.valueOf(kind.replace(GOES_ON, "").toUpperCase(Locale.ROOT));
      BigDecimal factor = BigDecimal.TEN.pow(Integer.parseInt(columns.get(1)));
      columns
          .subList(2, columns.size())
          .forEach(word -> words.put(word, new Word(where, goesOn, factor)));
    }
    return Map.copyOf(words);
  }

  /**
   * What stands behind the number at a place of a text, which is in the normal form NFKC.
   *
   * @param money whether it is a sum of money, in which {@code m} stands for a million, not for
   *     metres
   */
  static Scale behind(String text, int start, int end, boolean money) {
    return glued(text, end, money)
        .or(() -> word(text, start, end, money))
        .orElse(new Scale(BigDecimal.ONE, end, false));
  }

  private static Optional<Scale> glued(String text, int end, boolean money) {
    Matcher m = LETTERS.matcher(text.substring(end));
    String letters = m.find() ? m.group(1) : "";
    for (int n = Math.min(LONGEST_GLUED, letters.length()); n > 0; n--) {
      Word word = WORDS.get(letters.substring(0, n));
      if (word != null
          && word.isGlued(money)
          && (n == letters.length() || MEASURES.indexOf(letters.charAt(n)) < 0)) {
        return Optional.of(new Scale(word.factor, end + m.start(1) + n, word.goesOn));
      }
    }
    return Optional.empty();
  }

  private static Optional<Scale> word(String text, int start, int end, boolean money) {
    String rest = text.substring(end);
    Matcher m = ONE_OR_TWO_WORDS.matcher(rest);
    if (!m.find() || PART_OF_MORE.matcher(rest).find()) {
      return Optional.empty();
    }
    for (int group : new int[] {BOTH, FIRST}) {
      int wordEnd = m.end(group);
      Word word = WORDS.get(LowerCase.of(m.group(group)));
      if (word != null
          && endsWord(rest, wordEnd)
          && !(rest.startsWith("-") && m.group(group).length() == 1)
          && switch (word.where) {
            case ANY -> true;
            case MONEY -> money;
            case CURRENCY, RUPEE, NO_OTHER ->
                money
                    && isBeside(
                        word.where,
                        CurrencyBeside.of(text.substring(0, start), rest.substring(wordEnd)),
                        m.group());
            case GLUED, GLUED_MONEY -> false;
          }) {
        return Optional.of(new Scale(word.factor, end + wordEnd, word.goesOn));
      }
    }
    return Optional.empty();
  }

  private static boolean endsWord(String text, int end) {
    return end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
  }

  private static boolean isBeside(Where where, CurrencyBeside currency, String word) {
    return switch (where) {
      case RUPEE -> currency.isRupee();
      case NO_OTHER -> currency.isRupee() || currency.isNone();
      default ->
          Character.isWhitespace(word.charAt(0))
              ? Character.isUpperCase(word.charAt(1)) && currency.isDollarOrCode()
              : !currency.isNone();
    };
  }
}
