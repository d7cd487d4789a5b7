package io.zhengwen.page.read;

import java.lang.Character.UnicodeScript;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tells East Asian and Cyrillic encodings from one another by the language that bytes are in when
 * they are read so. A text of a hundred characters fits its own encoding nearly wholly, and any
 * other by half or less.
 */
final class LanguageFit {
  /** The least fit by which an East Asian encoding is known. */
  private static final double CERTAIN = .9;

  /** The same of Cyrillic ones: Ukrainian words are less like Russian ones. */
  private static final double CERTAIN_CYRILLIC = .8;

  /** The fit from which on a label is believed without a look at other encodings. */
  private static final double BELIEVED = .8;

  /** What another encoding must fit better than the label's. */
  private static final double CLEARLY = .15;

  /** The least number of different letters by which a script is certain. */
  private static final int LEAST_LETTERS = 12;

  /** A label only: nothing is guessed to be in it. */
  private static final String MACINTOSH = "x-MacCyrillic";

  private final byte[] bytes;
  private final int start;
  private final int end;

  /** Looks at the bytes from {@code start} to {@code end - 1}. */
  LanguageFit(byte[] bytes, int start, int end) {
    this.bytes = bytes;
    this.start = start;
    this.end = end;
  }

  /** The encoding that the bytes are certainly in; empty if there is none. */
  Optional<Charset> certain() {
    return best(0, Set.of());
  }

  /** Whether an encoding is one of those that are told from one another. */
  static boolean isKnown(Charset encoding) {
    return isCyrillic(encoding) || eastAsian(encoding).isPresent();
  }

  private static boolean isCyrillic(Charset encoding) {
    return CyrillicFit.ENCODINGS.contains(encoding.name()) || encoding.name().equals(MACINTOSH);
  }

  private static Optional<EastAsianFit> eastAsian(Charset encoding) {
    return Arrays.stream(EastAsianFit.values())
        .filter(fit -> fit.encoding().equals(encoding.name()))
        .findFirst();
  }

  /**
   * The encoding that the bytes are in rather than in the label's, a {@linkplain #isKnown known}
   * one; empty if the label's fits, or no other is certain.
   */
  Optional<Charset> insteadOf(Charset label) {
    Optional<EastAsianFit> eastAsian = eastAsian(label);
    if (eastAsian.isEmpty()) {
      CyrillicFit cyrillic = cyrillic(label);
      double fit = cyrillic.share();
      return fit >= BELIEVED ? Optional.empty() : best(fit + CLEARLY, Set.of());
    }
    double fit = eastAsian.get().of(bytes, start, end);
    if (fit >= BELIEVED || cyrillic(label).share() >= BELIEVED || isMostlyLatin(label)) {
      return Optional.empty(); // These encodings have Cyrillic and Latin letters, too.
    }
    return best(fit + CLEARLY, letters(label));
  }

  /** Whether under a Cyrillic label accented letters of Latin words would be Cyrillic. */
  boolean isLatinUnder(Charset label) {
    return isCyrillic(label) && cyrillic(label).isWithinLatin();
  }

  private CyrillicFit cyrillic(Charset encoding) {
    return new CyrillicFit(encoding, bytes, start, end);
  }

  /** The encoding that fits best, if letters enough are not among those known. */
  private Optional<Charset> best(double least, Set<Integer> known) {
    String best = null;
    double most = Math.max(least, CERTAIN_CYRILLIC);
    for (EastAsianFit candidate : EastAsianFit.values()) {
      double fit = candidate.of(bytes, start, end);
      if (fit > most && fit >= CERTAIN) {
        best = candidate.encoding();
        most = fit;
      }
    }
    for (String encoding : CyrillicFit.ENCODINGS) {
      double fit = cyrillic(Charset.forName(encoding)).share();
      if (fit > most) {
        best = encoding;
        most = fit;
      }
    }
    return Optional.ofNullable(best)
        .map(Charset::forName)
        .filter(charset -> difference(letters(charset), known) >= LEAST_LETTERS);
  }

  /** Whether of the letters beyond ASCII more are Latin than not. */
  private boolean isMostlyLatin(Charset encoding) {
    int all = 0;
    int latin = 0;
    String text = new String(bytes, start, end - start, encoding);
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 0x80 && Character.isLetter(text.charAt(i))) {
        all++;
        latin += UnicodeScript.of(text.charAt(i)) == UnicodeScript.LATIN ? 1 : 0;
      }
    }
    return 2 * latin > all;
  }

  private static long difference(Set<Integer> letters, Set<Integer> known) {
    return letters.stream().filter(c -> !known.contains(c)).count();
  }

  private Set<Integer> letters(Charset encoding) {
    return new String(bytes, start, end - start, encoding)
        .codePoints()
        .filter(c -> c >= 0x80 && Character.isLetter(c))
        .filter(c -> UnicodeScript.of(c) != UnicodeScript.LATIN)
        .boxed()
        .collect(Collectors.toSet());
  }
}
