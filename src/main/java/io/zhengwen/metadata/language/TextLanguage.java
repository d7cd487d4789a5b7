package io.zhengwen.metadata.language;

import java.util.Objects;

/**
 * The language of a text.
 *
 * @param code by ISO 639-1; {@code zh} for Chinese in either script, {@code no} for Norwegian in
 *     either form
 * @param evidence what decided
 * @param confidence the probability that the language is right, from 0 to 1
 */
record TextLanguage(String code, Evidence evidence, double confidence) {
  /** What decided on a language. */
  enum Evidence {
    /** A declaration that the text does not contradict. */
    DECLARED,
    /** The script, in which no other language is written. */
    SCRIPT,
    /** The letters of the text. */
    LETTERS
  }

  /** Checks that nothing is missing. */
  TextLanguage {
    Objects.requireNonNull(code, "code");
    Objects.requireNonNull(evidence, "evidence");
  }
}
