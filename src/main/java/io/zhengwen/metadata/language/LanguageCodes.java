package io.zhengwen.metadata.language;

import io.zhengwen.text.LowerCase;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.Set;

/** Codes of languages by ISO 639-1, and the tags by which pages name them. */
public final class LanguageCodes {
  private static final Set<String> KNOWN = Set.of(Locale.getISOLanguages());

  /**
   * Codes of libraries by ISO 639-2, forms of a language that are searched as one, and codes of
   * old; each with the code that stands for it.
   */
  private static final String PAIRS =
      """
      alb sq arm hy baq eu bur my chi zh cze cs dut nl fre fr geo ka ger de gre el ice is mac mk
      may ms per fa rum ro slo sk tib bo wel cy
      cmn zh yue zh wuu zh nan zh nb no nn no nob no nno no fil tl arb ar pes fa prs fa zsm ms
      ekk et lvs lv ckb ku kmr ku
      iw he in id ji yi mo ro
      """;

  /** Other codes of languages that have one in ISO 639-1: old, of three letters, or narrower. */
  private static final Map<String, String> OTHERS = others();

  private LanguageCodes() {}

  /**
   * The code of a language tag: {@code zh} for {@code zh-Hant-TW}, {@code zho} and {@code zh_CN},
   * {@code no} for {@code nb} and {@code nn}.
   *
   * @param tag a tag of BCP 47 or a locale; a list of them names the first
   * @return empty if it names no language, or one that ISO 639-1 has no code for
   */
  public static Optional<String> of(String tag) {
    String language = primary(LowerCase.of(tag.strip()));
    String code = OTHERS.getOrDefault(language, language);
    return KNOWN.contains(code) ? Optional.of(code) : Optional.empty();
  }

  private static String primary(String tag) {
    int end = 0;
    while (end < tag.length() && tag.charAt(end) >= 'a' && tag.charAt(end) <= 'z') {
      end++;
    }
    boolean ends = end == tag.length() || "-_,; ".indexOf(tag.charAt(end)) >= 0;
    return ends ? tag.substring(0, end) : "";
  }

  private static Map<String, String> others() {
    Map<String, String> others = new HashMap<>();
    for (String code : KNOWN) {
      try {
        others.put(Locale.forLanguageTag(code).getISO3Language(), code);
      } catch (MissingResourceException e) {
        continue; // It has no code of three letters.
      }
    }
    String[] words = PAIRS.strip().split("\\s+");
    for (int i = 0; i < words.length; i += 2) {
      others.put(words[i], words[i + 1]);
    }
    return Map.copyOf(others);
  }
}
