package io.zhengwen.page.read;

import java.lang.Character.UnicodeScript;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.mozilla.universalchardet.UniversalDetector;

/**
 * Guesses the encoding of bytes that are not UTF-8 and have no label, or one that may be wrong.
 *
 * <p>A library knows the encodings of Chinese, Japanese and Korean; its guess is taken if the
 * characters beyond ASCII stand side by side, as they do in such texts: in a Western text read so,
 * most stand alone. A Chinese text that is too short for the library, or Cantonese, is known by its
 * common characters. Of the encodings of a byte a character, that is taken which {@linkplain
 * SingleByteFit fits} one language's alphabet or one script best, and the first of those that fit
 * alike.
 */
final class EncodingGuess {
  /** The least share of characters beyond ASCII that must fit. */
  private static final double LEAST_FIT = .8;

  /** The least share of East Asian characters next to another. */
  private static final double LEAST_PAIRED = .5;

  /** The least share of common characters and signs in Chinese. */
  private static final double LEAST_COMMON = .8;

  /** The same in Big5, where Cantonese has many other characters. */
  private static final double LEAST_COMMON_BIG5 = .65;

  /** What letters of several Western languages at once count, against those of a single one. */
  private static final double MIXED = .9;

  /** The least number of different letters by which another script is certain. */
  private static final int LEAST_LETTERS = 12;

  private static final byte NO_BREAK_SPACE = (byte) 0xA0;

  /** The number of bytes that are looked at for alphabets. */
  private static final int SAMPLE = 64 * 1024;

  private static final List<String> WESTERN =
      List.of(
          "äöüß",
          "àâçèéêëîïôùûüÿœ",
          "áéíñóúüªº",
          "àáâãçéêíóôõúüªº",
          "àèéìíîòóùúªº",
          "áèéêëíïóöü",
          "àçèéíïòóúü",
          "äåæéöø",
          "áæéíðóöúýþ");
  private static final List<String> CENTRAL =
      List.of("óąćęłńśźż", "áéíóúýčďěňřšťůž", "áäéíóôúýčďĺľňŕšťž", "áéíóöúüőű", "âîăşţ", "ćčđšž");
  private static final List<String> BALTIC = List.of("ąčėęįšūųž", "āčēģīķļņšūž", "äõöüšž");
  private static final List<String> TURKISH = List.of("âçîöûüğış");

  /**
   * Scripts and their encodings. A Hebrew text looks like a Russian one without capitals and the
   * last letters of the alphabet, so it comes first.
   */
  private static final List<Writing> WRITINGS =
      List.of(
          new Writing("windows-1255", UnicodeScript.HEBREW),
          new Writing("windows-1251", UnicodeScript.CYRILLIC),
          new Writing("KOI8-R", UnicodeScript.CYRILLIC),
          new Writing("KOI8-U", UnicodeScript.CYRILLIC),
          new Writing("ISO-8859-5", UnicodeScript.CYRILLIC),
          new Writing("IBM866", UnicodeScript.CYRILLIC),
          new Writing("windows-1253", UnicodeScript.GREEK),
          new Writing("windows-1256", UnicodeScript.ARABIC),
          new Writing("x-windows-874", UnicodeScript.THAI));

  private record Writing(String encoding, UnicodeScript script) {}

  private final byte[] bytes;
  private final int start;
  private final int end;
  private Charset best;
  private double bestFit = LEAST_FIT;

  /** Guesses the encoding of the bytes from {@code start} to {@code end - 1}. */
  EncodingGuess(byte[] bytes, int start, int end) {
    this.bytes = bytes;
    this.start = start;
    this.end = end;
  }

  /**
   * The guess if the text is certainly not in Latin letters: its characters beyond ASCII stand side
   * by side, and most are letters of other scripts, of which there are several.
   */
  Optional<Charset> ofOtherScript() {
    return isPaired() ? guess().filter(this::isOtherScriptIn) : Optional.empty();
  }

  /** Whether most bytes beyond ASCII are beside another; no-break spaces do not count. */
  private boolean isPaired() {
    int all = 0;
    int paired = 0;
    for (int i = start; i < end; i++) {
      if (isLetterByte(i)) {
        all++;
        paired += isLetterByte(i - 1) || isLetterByte(i + 1) ? 1 : 0;
      }
    }
    return paired > LEAST_PAIRED * all;
  }

  private boolean isLetterByte(int i) {
    return i >= start && i < end && bytes[i] < 0 && bytes[i] != NO_BREAK_SPACE;
  }

  private boolean isOtherScriptIn(Charset encoding) {
    int[] beyond =
        new String(bytes, start, end - start, encoding)
            .codePoints()
            .filter(c -> c >= 0x80)
            .toArray();
    int[] letters =
        Arrays.stream(beyond)
            .filter(Character::isLetter)
            .filter(c -> UnicodeScript.of(c) != UnicodeScript.LATIN)
            .toArray();
    return 2 * letters.length > beyond.length
        && Arrays.stream(letters).distinct().count() >= LEAST_LETTERS;
  }

  /** Guesses the encoding; empty if none fits. */
  Optional<Charset> guess() {
    Optional<Charset> library = byLibrary();
    boolean wide = library.isPresent() && library.get().newEncoder().maxBytesPerChar() > 1;
    if (wide && isEastAsianIn(library.get())) {
      return library;
    }
    if (CommonChinese.GB2312.share(bytes, start, end) >= LEAST_COMMON) {
      return CharsetLabels.charset("gbk");
    }
    Optional<Charset> big5 = CharsetLabels.charset("big5");
    if (CommonChinese.BIG5.share(bytes, start, end) >= LEAST_COMMON_BIG5
        && big5.filter(this::isEastAsianIn).isPresent()) {
      return big5;
    }
    tryAlphabets("windows-1252", WESTERN, 1);
    tryAlphabets("windows-1252", List.of(String.join("", WESTERN)), MIXED);
    tryAlphabets("windows-1250", CENTRAL, 1);
    tryAlphabets("ISO-8859-2", CENTRAL, 1);
    tryAlphabets("windows-1254", TURKISH, 1);
    tryAlphabets("windows-1257", BALTIC, 1);
    for (Writing writing : WRITINGS) {
      SingleByteFit fit = fit(writing.encoding);
      consider(fit, fit.ofScript(writing.script));
    }
    return best != null || wide ? Optional.ofNullable(best) : library;
  }

  private SingleByteFit fit(String encoding) {
    return new SingleByteFit(
        Charset.forName(encoding), bytes, start, Math.min(end, start + SAMPLE));
  }

  private void tryAlphabets(String encoding, List<String> alphabets, double weight) {
    SingleByteFit fit = fit(encoding);
    alphabets.forEach(letters -> consider(fit, weight * fit.ofAlphabet(letters)));
  }

  private void consider(SingleByteFit fit, double share) {
    if (share > bestFit) {
      bestFit = share;
      best = fit.encoding();
    }
  }

  private Optional<Charset> byLibrary() {
    UniversalDetector detector = new UniversalDetector();
    detector.handleData(bytes, start, end - start);
    detector.dataEnd();
    return Optional.ofNullable(detector.getDetectedCharset())
        .flatMap(
            name ->
                CharsetLabels.charset(name)
                    .or(
                        () ->
                            Charset.isSupported(name)
                                ? Optional.of(Charset.forName(name))
                                : Optional.empty()));
  }

  private boolean isEastAsianIn(Charset encoding) {
    return isEastAsian(new String(bytes, start, end - start, encoding));
  }

  private static boolean isEastAsian(String text) {
    int all = 0;
    int paired = 0;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 0x80) {
        all++;
        boolean beside =
            i > 0 && isEastAsian(text.charAt(i - 1))
                || i + 1 < text.length() && isEastAsian(text.charAt(i + 1));
        paired += isEastAsian(text.charAt(i)) && beside ? 1 : 0;
      }
    }
    return paired >= LEAST_PAIRED * all;
  }

  /** Whether a character is from the blocks of East Asian scripts and signs, in full width. */
  private static boolean isEastAsian(char c) {
    return c >= 0x2E80 && (c < 0xFF61 || c > 0xFF9F) && c != '\uFFFD';
  }
}
