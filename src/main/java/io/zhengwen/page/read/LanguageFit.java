package io.zhengwen.page.read;

import java.lang.Character.UnicodeScript;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
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
    return best(0).filter(other -> hasLetters(other, Set.of()));
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
   *
   * @param latin guesses the encoding where under a Cyrillic label accented letters of Latin words
   *     would be Cyrillic
   */
  Optional<Charset> insteadOf(Charset label, Supplier<Optional<Charset>> latin) {
    Optional<EastAsianFit> eastAsian = eastAsian(label);
    return eastAsian.isPresent()
        ? insteadOfEastAsian(label, eastAsian.get().of(bytes, start, end))
        : insteadOfCyrillic(cyrillic(label), latin);
  }

  private Optional<Charset> insteadOfCyrillic(
      CyrillicFit label, Supplier<Optional<Charset>> latin) {
    if (label.isWithinLatin()) {
      return latin.get();
    }
    double fit = label.share();
    return fit >= BELIEVED
        ? Optional.empty()
        : best(fit + CLEARLY).filter(other -> hasLetters(other, Set.of()));
  }

  private Optional<Charset> insteadOfEastAsian(Charset label, double fit) {
    return fit >= BELIEVED || !hasBytes()
        ? Optional.empty()
        : best(fit + CLEARLY)
            .filter(other -> hasLetters(other, letters(label)) && !isAlphabetic(label));
  }

  /** Whether there are bytes enough for {@link #hasLetters letters enough} of another encoding. */
  private boolean hasBytes() {
    int beyond = 0;
    for (int i = start; i < end && beyond < LEAST_LETTERS; i++) {
      beyond += bytes[i] < 0 ? 1 : 0;
    }
    return beyond == LEAST_LETTERS;
  }

  private CyrillicFit cyrillic(Charset encoding) {
    return new CyrillicFit(encoding, bytes, start, end);
  }

  /** The encoding that fits best, better than the least, and certainly. */
  private Optional<Charset> best(double least) {
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
    return Optional.ofNullable(best).flatMap(CharsetLabels::named);
  }

  /**
   * Whether a text under an East Asian label is in Cyrillic or Latin letters, which are there too.
   */
  private boolean isAlphabetic(Charset label) {
    return cyrillic(label).share() >= BELIEVED || isMostlyLatin(label);
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

  /** Whether a text has letters enough in an encoding that are not among those known. */
  private boolean hasLetters(Charset encoding, Set<Integer> known) {
    return letters(encoding).stream().filter(c -> !known.contains(c)).count() >= LEAST_LETTERS;
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
