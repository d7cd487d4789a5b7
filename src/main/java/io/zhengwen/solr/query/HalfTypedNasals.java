package io.zhengwen.solr.query;

import java.util.List;
import java.util.Map;

/**
 * Beginnings of words in Devanagari that end with a nasal. Before a consonant of its kind the index
 * has a dot for it ({@code spellings.txt}), so what begins with {@code हिन} may be there as {@code
 * हिंद}.
 */
final class HalfTypedNasals {
  private static final char VIRAMA = '\u094D';
  private static final String DOT = "\u0902";

  /** Nasals with the consonants of their kind. */
  private static final Map<Character, String> KINDS =
      Map.of('ङ', "कखगघ", 'ञ', "चछजझ", 'ण', "टठडढ", 'न', "तथदध", 'म', "पफबभ");

  private HalfTypedNasals() {}

  /** The beginnings that the index may have in place of one; none for most. */
  static List<String> otherwise(String beginning) {
    int end = beginning.length();
    int nasal = end > 0 && beginning.charAt(end - 1) == VIRAMA ? end - 2 : end - 1;
    String kind = nasal < 0 ? null : KINDS.get(beginning.charAt(nasal));
    return kind == null
        ? List.of()
        : kind.chars().mapToObj(c -> beginning.substring(0, nasal) + DOT + (char) c).toList();
  }
}
