package io.zhengwen.wrapper.value;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Currency;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Words behind a number that multiply it, in many languages. */
final class Scales {
  /**
   * What stands behind a number.
   *
   * @param factor what multiplies it, 1 if nothing does
   * @param end where the word ends
   * @param isGlued whether smaller parts of the number may follow: {@code 90万1,875円}
   */
  record Scale(BigDecimal factor, int end, boolean isGlued) {}

  /** Where a word multiplies a number. */
  private enum Where {
    ANY,
    MONEY,
    /** In sums of money with a currency beside it. */
    CURRENCY,
    /** Everywhere, whatever letters follow. */
    GLUED
  }

  private record Word(Where where, BigDecimal factor) {}

  private static final String RESOURCE = "scales.txt";
  private static final Map<String, Word> WORDS = read();
  private static final int LONGEST_GLUED = 2;

  /** Letters that make a thousand a part of a unit of measure: {@code 12千克}. */
  private static final String MEASURES = "克米瓦卡焦帕伏赫";

  private static final Pattern LETTERS = Pattern.compile("^\\s*(\\pL+)");
  private static final Pattern ONE_OR_TWO_WORDS =
      Pattern.compile("^(?:\\s*|-)(([\\pL\\pM]+)(?: [\\pL\\pM]+)?)");
  private static final int BOTH = 1;
  private static final int FIRST = 2;

  private static final Set<String> CODES =
      Currency.getAvailableCurrencies().stream()
          .map(Currency::getCurrencyCode)
          .collect(Collectors.toUnmodifiableSet());

  private static final Pattern BEHIND_CURRENCY =
      Pattern.compile("(?:\\p{Sc}|(?:^|[^\\pL])(?:([A-Z]{3})|(?i:Rs)\\.?))[\\s-]*$");
  private static final Pattern BEFORE_CURRENCY =
      Pattern.compile("^\\.?\\s*(?:\\p{Sc}|([A-Z]{3})(?:[^\\pL]|$))");

  private Scales() {}

  private static Map<String, Word> read() {
    Map<String, Word> words = new HashMap<>();
    try (InputStream in = Scales.class.getResourceAsStream(RESOURCE)) {
      Normalizer.normalize(
              new String(in.readAllBytes(), StandardCharsets.UTF_8), Normalizer.Form.NFKC)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> List.of(line.split("\t")))
          .forEach(
              columns -> {
                Where where = Where.valueOf(columns.get(0).toUpperCase(Locale.ROOT));
                BigDecimal factor = BigDecimal.TEN.pow(Integer.parseInt(columns.get(1)));
                columns
                    .subList(2, columns.size())
                    .forEach(word -> words.put(word, new Word(where, factor)));
              });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
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
    return glued(text, end)
        .or(() -> word(text, start, end, money))
        .orElse(new Scale(BigDecimal.ONE, end, false));
  }

  private static Optional<Scale> glued(String text, int end) {
    Matcher m = LETTERS.matcher(text.substring(end));
    String letters = m.find() ? m.group(1) : "";
    for (int n = Math.min(LONGEST_GLUED, letters.length()); n > 0; n--) {
      Word word = WORDS.get(letters.substring(0, n));
      if (word != null
          && word.where == Where.GLUED
          && (n == letters.length() || MEASURES.indexOf(letters.charAt(n)) < 0)) {
        return Optional.of(new Scale(word.factor, end + m.start(1) + n, true));
      }
    }
    return Optional.empty();
  }

  private static Optional<Scale> word(String text, int start, int end, boolean money) {
    String rest = text.substring(end);
    Matcher m = ONE_OR_TWO_WORDS.matcher(rest);
    if (!m.find()) {
      return Optional.empty();
    }
    for (int group : new int[] {BOTH, FIRST}) {
      int wordEnd = m.end(group);
      Word word = WORDS.get(m.group(group).toLowerCase(Locale.ROOT));
      if (word != null
          && endsWord(rest, wordEnd)
          && !(rest.startsWith("-") && m.group(group).length() == 1)
          && switch (word.where) {
            case ANY -> true;
            case MONEY -> money;
            case CURRENCY ->
                money && hasCurrency(text.substring(0, start), rest.substring(wordEnd));
            case GLUED -> false;
          }) {
        return Optional.of(new Scale(word.factor, end + wordEnd, false));
      }
    }
    return Optional.empty();
  }

  private static boolean endsWord(String text, int end) {
    return end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
  }

  private static boolean hasCurrency(String before, String behind) {
    return isCurrency(BEHIND_CURRENCY.matcher(before))
        || isCurrency(BEFORE_CURRENCY.matcher(behind));
  }

  private static boolean isCurrency(Matcher m) {
    return m.find() && (m.group(1) == null || CODES.contains(m.group(1)));
  }
}
