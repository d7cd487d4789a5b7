package io.zhengwen.metadata.language;

import java.lang.Character.UnicodeScript;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** How much of a text is written in which script. */
final class Scripts {
  /** A Han character, syllable or kana says as much as this many letters of an alphabet. */
  private static final int CJK_WEIGHT = 3;

  /** Han with at least this share of kana is Japanese. */
  private static final double KANA = 0.1;

  /** The languages written in a script, those of ISO 639-1; in Latin script, all others. */
  private static final Map<UnicodeScript, List<String>> LANGUAGES =
      Map.ofEntries(
          Map.entry(UnicodeScript.HAN, List.of("zh", "ja")),
          Map.entry(UnicodeScript.HIRAGANA, List.of("ja")),
          Map.entry(UnicodeScript.HANGUL, List.of("ko")),
          Map.entry(
              UnicodeScript.CYRILLIC,
              List.of(
                  "ru", "uk", "be", "bg", "mk", "sr", "kk", "ky", "mn", "tg", "tt", "ba", "cv",
                  "os", "ce", "ab", "av", "kv", "cu", "uz", "az", "bs")),
          Map.entry(
              UnicodeScript.ARABIC,
              List.of("ar", "fa", "ur", "ps", "ug", "sd", "ks", "ku", "az", "pa")),
          Map.entry(UnicodeScript.DEVANAGARI, List.of("hi", "mr", "ne", "sa", "ks", "sd")),
          Map.entry(UnicodeScript.BENGALI, List.of("bn", "as")),
          Map.entry(UnicodeScript.HEBREW, List.of("he", "yi")),
          Map.entry(UnicodeScript.ETHIOPIC, List.of("am", "ti")),
          Map.entry(UnicodeScript.TIBETAN, List.of("bo", "dz")),
          Map.entry(UnicodeScript.GREEK, List.of("el")),
          Map.entry(UnicodeScript.ARMENIAN, List.of("hy")),
          Map.entry(UnicodeScript.GEORGIAN, List.of("ka")),
          Map.entry(UnicodeScript.GUJARATI, List.of("gu")),
          Map.entry(UnicodeScript.GURMUKHI, List.of("pa")),
          Map.entry(UnicodeScript.ORIYA, List.of("or")),
          Map.entry(UnicodeScript.TAMIL, List.of("ta")),
          Map.entry(UnicodeScript.TELUGU, List.of("te")),
          Map.entry(UnicodeScript.KANNADA, List.of("kn")),
          Map.entry(UnicodeScript.MALAYALAM, List.of("ml")),
          Map.entry(UnicodeScript.SINHALA, List.of("si")),
          Map.entry(UnicodeScript.THAI, List.of("th")),
          Map.entry(UnicodeScript.LAO, List.of("lo")),
          Map.entry(UnicodeScript.MYANMAR, List.of("my")),
          Map.entry(UnicodeScript.KHMER, List.of("km")),
          Map.entry(UnicodeScript.THAANA, List.of("dv")));

  /** Languages that are also written in Latin script, though they stand above. */
  private static final List<String> ALSO_LATIN = List.of("sr", "uz", "az", "bs", "ku");

  private static final Set<String> OTHERS =
      LANGUAGES.values().stream().flatMap(List::stream).collect(Collectors.toUnmodifiableSet());

  private final Map<UnicodeScript, Integer> letters = new EnumMap<>(UnicodeScript.class);
  private final int total;

  private Scripts(CharSequence text) {
    int sum = 0;
    int latin = 0;
    int cp;
    for (int i = 0; i < text.length(); i += Character.charCount(cp)) {
      cp = Character.codePointAt(text, i);
      if (cp < 128) {
        latin += (cp | 0x20) >= 'a' && (cp | 0x20) <= 'z' ? 1 : 0;
      } else if (Character.isLetter(cp)) {
        UnicodeScript script = scriptOf(cp);
        int weight = isCjk(script) ? CJK_WEIGHT : 1;
        letters.merge(script, weight, Integer::sum);
        sum += weight;
      }
    }
    if (latin > 0) {
      letters.merge(UnicodeScript.LATIN, latin, Integer::sum);
    }
    total = sum + latin;
  }

  /** Counts the letters of a text. */
  static Scripts of(CharSequence text) {
    return new Scripts(text);
  }

  private static UnicodeScript scriptOf(int cp) {
    UnicodeScript script = UnicodeScript.of(cp);
    return script == UnicodeScript.KATAKANA ? UnicodeScript.HIRAGANA : script;
  }

  private static boolean isCjk(UnicodeScript script) {
    return script == UnicodeScript.HAN
        || script == UnicodeScript.HIRAGANA
        || script == UnicodeScript.HANGUL;
  }

  /**
   * The letters of all scripts; a Han character, syllable or kana counts as {@value #CJK_WEIGHT}.
   */
  int total() {
    return total;
  }

  /** The script with most letters; Latin if there are none. */
  UnicodeScript main() {
    UnicodeScript main = UnicodeScript.LATIN;
    for (UnicodeScript script : letters.keySet()) {
      if (share(script) > share(main)) {
        main = script;
      }
    }
    return main;
  }

  /** The share of a script in the letters, 0 to 1; kana and Han in Japanese are one. */
  double share(UnicodeScript script) {
    int count = count(script);
    if (isJapanese() && (script == UnicodeScript.HAN || script == UnicodeScript.HIRAGANA)) {
      count = script == UnicodeScript.HIRAGANA ? hanAndKana() : 0;
    } else if (script == UnicodeScript.HAN) {
      count = hanAndKana();
    }
    return total == 0 ? 0 : (double) count / total;
  }

  /** The share in the letters of the scripts in which a language is written, 0 to 1. */
  double share(String language) {
    double share = isWrittenIn(language, UnicodeScript.LATIN) ? share(UnicodeScript.LATIN) : 0;
    for (UnicodeScript script : letters.keySet()) {
      if (script != UnicodeScript.LATIN && isWrittenIn(language, script)) {
        share = Math.max(share, share(script));
      }
    }
    return share;
  }

  /** Whether a language is written in a script. */
  static boolean isWrittenIn(String language, UnicodeScript script) {
    if (script == UnicodeScript.LATIN) {
      return ALSO_LATIN.contains(language) || !OTHERS.contains(language);
    }
    return LANGUAGES.getOrDefault(script, List.of()).contains(language);
  }

  /** The languages of a script, the most common one first; none for Latin. */
  static List<String> languages(UnicodeScript script) {
    return LANGUAGES.getOrDefault(script, List.of());
  }

  private boolean isJapanese() {
    return count(UnicodeScript.HIRAGANA) > KANA * hanAndKana();
  }

  private int hanAndKana() {
    return count(UnicodeScript.HAN) + count(UnicodeScript.HIRAGANA);
  }

  private int count(UnicodeScript script) {
    return letters.getOrDefault(script, 0);
  }
}
