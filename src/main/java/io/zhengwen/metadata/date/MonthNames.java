package io.zhengwen.metadata.date;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** The names of the months in many languages, full and short, with and without their accents. */
final class MonthNames {
  /** The length of the longest name in UTF-16 units. */
  static final int LONGEST = 16;

  private static final String RESOURCE = "months.txt";

  private static final Map<String, Integer> ALL = new HashMap<>();

  /** The characters that names begin with, in lower case. */
  private static final BitSet FIRST = new BitSet();

  /** The Hebrew preposition that may stand before a name. */
  private static final char IN = 'ב';

  /** Names that mean another month in a language than in those before it. */
  private static final Map<String, Map<String, Integer>> OWN = new HashMap<>();

  static {
    try (InputStream in = MonthNames.class.getResourceAsStream(RESOURCE)) {
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .forEach(MonthNames::addLanguage);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private MonthNames() {}

  private static void addLanguage(String line) {
    String[] columns = line.split("\t");
    for (int month = 1; month < columns.length; month++) {
      for (String name : columns[month].split(" ")) {
        add(columns[0], name, month);
        add(columns[0], withoutAccents(name), month);
      }
    }
  }

  private static void add(String language, String name, int month) {
    Integer known = ALL.putIfAbsent(name, month);
    FIRST.set(name.charAt(0));
    if (known != null && known != month) {
      OWN.computeIfAbsent(language, l -> new HashMap<>()).putIfAbsent(name, month);
    }
  }

  private static String withoutAccents(String name) {
    String parts = Normalizer.normalize(name, Normalizer.Form.NFD);
    StringBuilder out = new StringBuilder();
    parts.chars().filter(c -> c < 0x300 || c > 0x36F).forEach(c -> out.append((char) c));
    return Normalizer.normalize(out, Normalizer.Form.NFC);
  }

  /** Whether the name of a month may begin with a character. */
  static boolean mayBegin(char c) {
    return FIRST.get(Character.toLowerCase(c)) || c == IN;
  }

  /**
   * The month of a name, 1 to 12; 0 if it is none.
   *
   * @param name in any case, without a final dot
   * @param language a code such as {@code hr}, which decides where languages disagree; may be empty
   */
  static int month(String name, String language) {
    if (name.length() < 2 || name.length() > LONGEST) {
      return 0;
    }
    String key = name.toLowerCase(Locale.ROOT).replace("i̇", "i");
    Map<String, Integer> own = OWN.get(language);
    Integer month = own == null ? null : own.get(key);
    if (month == null) {
      month = ALL.get(key);
    }
    if (month == null && key.charAt(0) == IN) {
      month = ALL.get(key.substring(1));
    }
    return month == null ? 0 : month;
  }
}
