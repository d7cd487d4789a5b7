package io.zhengwen.signature;

import io.zhengwen.text.Sha256;
import java.util.HexFormat;
import java.util.Optional;

/**
 * A signature that texts share if their words are the same, whatever their case, width, spaces and
 * punctuation.
 */
public final class ExactSignature {
  private static final int BYTES = 16;

  private ExactSignature() {}

  /**
   * The signature of a text, 32 hexadecimal digits.
   *
   * @return empty if the text has fewer than 20 words or 40 CJK letters: so little says the same on
   *     many pages
   */
  public static Optional<String> of(String text) {
    String words = Words.joined(text);
    if (words.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(HexFormat.of().formatHex(Sha256.of(words), 0, BYTES));
  }
}
