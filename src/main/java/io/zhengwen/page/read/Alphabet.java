package io.zhengwen.page.read;

import java.util.List;

/**
 * The small letters beyond ASCII of one or several languages in Latin letters, and the encodings of
 * a byte a character in which they are written.
 *
 * @param encodings names of the runtime
 * @param languages codes of ISO 639, separated by spaces
 * @param letters small letters
 * @param weight what a fit counts
 */
record Alphabet(List<String> encodings, String languages, String letters, double weight) {
  private static final String WESTERN = "windows-1252";
  private static final String TURKISH = "windows-1254";

  /** What letters of several Western languages at once count, against those of a single one. */
  private static final double MIXED = .9;

  /** In the order in which they are tried: of those that fit alike, the first is meant. */
  static final List<Alphabet> ALL =
      List.of(
          western("de", "äöüß"),
          western("fr", "àâçèéêëîïôùûüÿœ"),
          western("es", "áéíñóúüªº"),
          western("pt", "àáâãçéêíóôõúüªº"),
          western("it", "àèéìíîòóùúªº"),
          western("nl", "áèéêëíïóöü"),
          western("ca", "àçèéíïòóúü"),
          western("da no nb nn sv fi", "äåæéöø"),
          western("is fo", "áæéíðóöúýþ"),
          new Alphabet(List.of(WESTERN), "", "äöüßàâçèéêëîïôùûÿœáíñóúªºãõìòåæøðýþ", MIXED),
          central("pl", "óąćęłńśźż"),
          central("cs", "áéíóúýčďěňřšťůž"),
          central("sk", "áäéíóôúýčďĺľňŕšťž"),
          central("hu", "áéíóöúüőű"),
          central("ro", "âîăşţ"),
          central("hr bs sl sr sh", "ćčđšž"),
          new Alphabet(List.of(TURKISH), "tr az", "âçîöûüğış", 1),
          baltic("lt", "ąčėęįšūųž"),
          baltic("lv", "āčēģīķļņšūž"),
          baltic("et", "äõöüšž"));

  private static Alphabet western(String languages, String letters) {
    return new Alphabet(List.of(WESTERN), languages, letters, 1);
  }

  private static Alphabet central(String languages, String letters) {
    return new Alphabet(List.of("windows-1250", "ISO-8859-2"), languages, letters, 1);
  }

  private static Alphabet baltic(String languages, String letters) {
    return new Alphabet(List.of("windows-1257"), languages, letters, 1);
  }

  /** Whether a language, by its code, is written in these letters. */
  boolean isOf(String language) {
    return List.of(languages.split(" ", -1)).contains(language);
  }

  /**
   * Whether letters of this alphabet are Turkish rather than Icelandic, which share their bytes.
   * Where the others are entities, only {@code ı}, {@code ş} and {@code ğ} are left, at the places
   * of {@code ý}, {@code þ} and {@code ð}: the first is the most frequent of them in Turkish, and
   * rare in Icelandic, which has {@code ð} everywhere.
   */
  static boolean isTurkish(byte[] bytes, int start, int end) {
    int dotless = 0;
    int soft = 0;
    for (int i = start; i < end; i++) {
      dotless += bytes[i] == (byte) 0xFD ? 1 : 0;
      soft += bytes[i] == (byte) 0xF0 ? 1 : 0;
    }
    return dotless > soft;
  }
}
