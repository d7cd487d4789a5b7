package io.zhengwen.metadata.date;

import io.zhengwen.text.LowerCase;
import io.zhengwen.text.ResourceLines;
import java.text.Normalizer;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The names of a calendar's months in many languages, full and short, with and without their
 * accents.
 */
final class MonthNames {
  /** The length of the longest name in UTF-16 units. */
  static final int LONGEST = 16;

  /** The dots below letters of Devanagari, Bengali and Gurmukhi. */
  private static final String NUKTAS = "\u093c\u09bc\u0a3c";

  private static final char ASCII = '\u0080';
  private static final char FIRST_GREEK = '\u0370';
  private static final char FIRST_ARABIC = '\u0600';
  private static final char LAST_ARABIC = '\u06ff';

  /** The characters that names of any calendar begin with, in lower case. */
  private static final BitSet FIRST = new BitSet();

  /**
   * The pairs of letters of ASCII that names of any calendar and those of Vietnamese begin with.
   */
  private static final BitSet PAIRS = new BitSet();

  static final MonthNames GREGORIAN = new MonthNames("months.txt");
  static final MonthNames SOLAR_HIJRI = new MonthNames("solar-hijri-months.txt");
  static final MonthNames LUNAR_HIJRI = new MonthNames("lunar-hijri-months.txt");

  static final List<MonthNames> ALL = List.of(GREGORIAN, SOLAR_HIJRI, LUNAR_HIJRI);

  static {
    PAIRS.set(pair('t', 'h'));
    for (char c = FIRST_ARABIC; c <= LAST_ARABIC; c++) {
      FIRST.set(c, FIRST.get(ArabicLetters.fold(c)));
    }
  }

  /** The Hebrew preposition that may stand before a name. */
  private static final String IN = "ב";

  private final Map<String, Integer> months = new HashMap<>();

  /** Names that mean another month in a language than in those before it. */
  private final Map<String, Map<String, Integer>> own = new HashMap<>();

  private MonthNames(String resource) {
    ResourceLines.of(MonthNames.class, resource).forEach(this::addLanguage);
  }

  private void addLanguage(String line) {
    String[] columns = line.split("\t");
    for (int month = 1; month < columns.length; month++) {
      for (String name : columns[month].split(" ")) {
        if (isArabic(name.charAt(0))) {
          add(columns[0], ArabicLetters.fold(name.replace('_', ' ')), month);
        } else {
          add(columns[0], name, month);
          add(columns[0], withoutMarks(name), month);
        }
      }
    }
  }

  private void add(String language, String name, int month) {
    Integer known = months.putIfAbsent(name, month);
    FIRST.set(name.charAt(0));
    if (name.charAt(0) < ASCII && name.charAt(1) < ASCII) {
      PAIRS.set(pair(name.charAt(0), name.charAt(1)));
    }
    if (known != null && known != month) {
      own.computeIfAbsent(language, l -> new HashMap<>()).putIfAbsent(name, month);
    }
  }

  /**
   * A name as writers have it who leave out accents, the dots of Indian letters or the sign of an
   * abbreviation, or have no small letter for the capital I of a Turkish name.
   */
  static String withoutMarks(String name) {
    String parts = Normalizer.normalize(name.replace('ı', 'i'), Normalizer.Form.NFD);
    StringBuilder out = new StringBuilder();
    parts.chars().filter(c -> !isMark(c)).forEach(c -> out.append((char) c));
    return Normalizer.normalize(out, Normalizer.Form.NFC);
  }

  private static boolean isMark(int c) {
    return c >= 0x300 && c <= 0x36F || NUKTAS.indexOf(c) >= 0 || c == '׳' || c == '॰';
  }

  /** Whether the name of a month of any calendar may begin with a character and the next. */
  static boolean mayBegin(char c, char next) {
    return c < ASCII && next < ASCII
        ? PAIRS.get(pair(c, next))
        : FIRST.get(Character.toLowerCase(c)) || c == IN.charAt(0);
  }

  /** A number for two characters, the same in either case of ASCII. */
  private static int pair(char c, char next) {
    return (c | 0x20) << 7 | next | 0x20;
  }

  /** Whether a character is of Arabic script, in which names may have two words. */
  static boolean isArabic(char c) {
    return c >= FIRST_ARABIC && c <= LAST_ARABIC;
  }

  /**
   * The month of a name, 1 to 12; 0 if it is none.
   *
   * @param name in any case, without a final dot
   * @param language a code such as {@code hr}, which decides where languages disagree; may be empty
   */
  int month(String name, String language) {
    if (name.length() < 2 || name.length() > LONGEST) {
      return 0;
    }
    String key =
        isArabic(name.charAt(0)) ? ArabicLetters.fold(name) : LowerCase.of(name).replace("i̇", "i");
    Integer month = named(key, language);
    if (month == null && key.charAt(0) >= FIRST_GREEK && !isArabic(key.charAt(0))) {
      month = named(withoutMarks(key), language);
    }
    return month == null ? 0 : month;
  }

  private Integer named(String key, String language) {
    Map<String, Integer> ofLanguage = own.get(language);
    Integer month = ofLanguage == null ? null : ofLanguage.get(key);
    if (month == null) {
      month = months.get(key);
    }
    return month == null && key.startsWith(IN) ? months.get(key.substring(1)) : month;
  }
}
