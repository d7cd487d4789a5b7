package io.zhengwen.page.read;

import java.lang.Character.UnicodeScript;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.mozilla.universalchardet.UniversalDetector;

/**
 * Guesses the encoding of bytes that are not UTF-8 and have no label, or one that may be wrong.
 *
 * <p>A text of some length in an East Asian or Cyrillic encoding is {@linkplain LanguageFit known
 * by its language}. For short ones, a library knows the encodings of Chinese, Japanese and Korean;
 * its guess is taken if the characters beyond ASCII stand side by side, as they do in such texts:
 * in a Western text read so, most stand alone. A Chinese text that is too short for the library, or
 * Cantonese, is known by its common characters. Of the encodings of a byte a character, that is
 * taken which {@linkplain SingleByteFit fits} one language's {@linkplain Alphabet alphabet} or one
 * script best, and the first of those that fit alike; that of the language which the page names
 * comes before the others.
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

  /** The least number of different letters by which another script is certain. */
  private static final int LEAST_LETTERS = 12;

  /** Cyrillic letters whose pairs are rarer than this are hardly words. */
  private static final double LEAST_LIKE_WORDS = .5;

  private static final double UNLIKE_WORDS = .95;

  private static final String TURKISH = "tr";
  private static final String ICELANDIC = "is";
  private static final String VIETNAMESE = "windows-1258";

  private static final byte NO_BREAK_SPACE = (byte) 0xA0;

  /** The number of bytes that are looked at for alphabets. */
  private static final int SAMPLE = 64 * 1024;

  /**
   * Scripts and those of their encodings that the runtime has. A Hebrew text looks like a Russian
   * one without capitals and the last letters of the alphabet, so it comes first.
   */
  private static final List<Writing> WRITINGS =
      Stream.of(
              new Writing("windows-1255", UnicodeScript.HEBREW),
              new Writing("windows-1251", UnicodeScript.CYRILLIC),
              new Writing("KOI8-R", UnicodeScript.CYRILLIC),
              new Writing("KOI8-U", UnicodeScript.CYRILLIC),
              new Writing("ISO-8859-5", UnicodeScript.CYRILLIC),
              new Writing("IBM866", UnicodeScript.CYRILLIC),
              new Writing("windows-1253", UnicodeScript.GREEK),
              new Writing("windows-1256", UnicodeScript.ARABIC),
              new Writing("x-windows-874", UnicodeScript.THAI))
          .filter(writing -> Charset.isSupported(writing.encoding))
          .toList();

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
   * The guess if the text is certainly not in the letters of a label of an encoding of a byte a
   * character: its characters beyond ASCII stand side by side, they are not of the label's script,
   * and in the guess most are letters of other scripts than Latin, of which there are several.
   */
  Optional<Charset> ofOtherScript(Charset label) {
    return isPaired() && !isOwnScript(label)
        ? guess().filter(this::isOtherScriptIn)
        : Optional.empty();
  }

  /** Whether a text is in a label's script, if that is not Latin, or may be for all we know. */
  private boolean isOwnScript(Charset label) {
    if (label.name().equals(VIETNAMESE) || label.newEncoder().maxBytesPerChar() > 1) {
      return true;
    }
    SingleByteFit fit = fit(label.name());
    return WRITINGS.stream().anyMatch(w -> fit.ofScript(w.script) >= LEAST_FIT);
  }

  /** Whether most bytes beyond ASCII are beside another; no-break spaces do not count. */
  private boolean isPaired() {
    int all = 0;
    int paired = 0;
    for (int i = start; i < end; i++) {
      if (bytes[i] < 0 && isLetterByte(i)) {
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
    Optional<Charset> certain = new LanguageFit(bytes, start, end).certain();
    if (certain.isPresent()) {
      return certain;
    }
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
    tryAlphabets();
    for (Writing writing : WRITINGS) {
      SingleByteFit fit = fit(writing.encoding);
      consider(fit, weight(writing) * fit.ofScript(writing.script));
    }
    return best != null || wide ? Optional.ofNullable(best) : library;
  }

  /** What a fit counts; less if words are not like Cyrillic ones, as Greek ones are not. */
  private double weight(Writing writing) {
    return writing.script == UnicodeScript.CYRILLIC
            && new CyrillicFit(Charset.forName(writing.encoding), bytes, start, end).share()
                < LEAST_LIKE_WORDS
        ? UNLIKE_WORDS
        : 1;
  }

  private SingleByteFit fit(String encoding) {
    return new SingleByteFit(
        Charset.forName(encoding), bytes, start, Math.min(end, start + SAMPLE));
  }

  /** Tries the alphabet of the language that the page names before the others. */
  private void tryAlphabets() {
    String named = PageLanguage.declared(bytes);
    boolean turkish = !named.equals(ICELANDIC) && Alphabet.isTurkish(bytes, start, end);
    Predicate<Alphabet> likely = a -> a.isOf(named) || turkish && a.isOf(TURKISH);
    Map<String, SingleByteFit> fits = new HashMap<>();
    Alphabet.ALL.stream().filter(likely).forEach(a -> tryAlphabet(a, fits));
    Alphabet.ALL.stream().filter(likely.negate()).forEach(a -> tryAlphabet(a, fits));
  }

  private void tryAlphabet(Alphabet alphabet, Map<String, SingleByteFit> fits) {
    for (String encoding : alphabet.encodings()) {
      SingleByteFit fit = fits.computeIfAbsent(encoding, this::fit);
      consider(fit, alphabet.weight() * fit.ofAlphabet(alphabet.letters()));
    }
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
        .flatMap(name -> CharsetLabels.charset(name).or(() -> CharsetLabels.named(name)));
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
