package io.zhengwen.solr.query;

/** Scripts that are written without spaces between words, for patterns. */
final class UnspacedScripts {
  /** The characters of all of them but Hangul, to stand within brackets. */
  static final String CHARACTERS =
      "\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\u30FC\\p{IsThai}\\p{IsLao}\\p{IsKhmer}\\p{IsMyanmar}";

  /** A letter, mark or digit of others, which have spaces. */
  static final String SPACED = "[\\p{L}\\p{M}\\p{Nd}&&[^" + CHARACTERS + "\\p{IsHangul}]]";

  private UnspacedScripts() {}
}
