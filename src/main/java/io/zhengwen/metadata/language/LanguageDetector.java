package io.zhengwen.metadata.language;

import io.zhengwen.metadata.language.TextLanguage.Evidence;
import java.lang.Character.UnicodeScript;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the language of a text. The script with most letters leaves a few languages; among those a
 * naive Bayes classifier decides, for which the declared language has the prior probability with
 * which such declarations are right; it is not asked where the commonest words confirm the
 * declaration. So a text overrules a wrong declaration once it is long enough to be sure, and a
 * short one does not. Thread-safe.
 */
final class LanguageDetector {
  /** Characters of a text that are looked at. */
  static final int LOOKED_AT = 500;

  private static final int WINDOWS = 4;

  /** A text with fewer letters says nothing of its language. */
  private static final int FEWEST_LETTERS = 20;

  /** A language less probable is not given. */
  private static final double LEAST_CONFIDENCE = 0.6;

  /** The share of letters from which a language's script is one of the scripts of the text. */
  private static final double SCRIPT_SHARE = 0.3;

  /** A text in Sorani has at least this share of ە, which only Uyghur has, too. */
  private static final double SORANI_SHARE = 0.04;

  /** Between how many languages a prior is divided. */
  private static final double LANGUAGES = 60;

  private static final double HIGHEST = 0.99;

  /** So rare on the web that lists of names and words are taken for them: only if declared. */
  private static final Set<String> ONLY_IF_DECLARED =
      Set.of("la", "vo", "an", "wa", "oc", "qu", "se", "jv", "ht");

  /** The classifier takes these for each other: only a declaration tells them apart. */
  private static final Set<String> ALIKE = Set.of("xh", "zu");

  private LanguageDetector() {}

  /**
   * A language that a page declares.
   *
   * @param code by ISO 639-1
   * @param trust the share of such declarations that are right, above 0 and below 1
   */
  record Declaration(String code, double trust) {}

  /**
   * Finds the language of a text.
   *
   * @param text the text; of a long one, {@value #LOOKED_AT} characters in {@value #WINDOWS} places
   *     are looked at
   * @return empty if text and declaration say too little
   */
  static Optional<TextLanguage> detect(String text, Optional<Declaration> declared) {
    CharSequence sample = sample(text);
    Scripts scripts = Scripts.of(sample);
    if (scripts.total() < FEWEST_LETTERS) {
      return declared.map(d -> new TextLanguage(d.code, Evidence.DECLARED, d.trust));
    }
    UnicodeScript script = scripts.main();
    if (script == UnicodeScript.ARABIC && isSorani(sample)) {
      return Optional.of(new TextLanguage("ku", Evidence.LETTERS, HIGHEST));
    }
    boolean fits = declared.isPresent() && scripts.share(declared.get().code) >= SCRIPT_SHARE;
    if (fits) {
      Declaration d = declared.get();
      if (script == UnicodeScript.LATIN && CommonWords.confirm(sample, d.code)) {
        return Optional.of(new TextLanguage(d.code, Evidence.DECLARED, HIGHEST));
      }
      boolean settled = script != UnicodeScript.LATIN && Scripts.languages(script).size() == 1;
      if (settled || script == UnicodeScript.HAN || !TextLikelihood.knows(d.code)) {
        return Optional.of(new TextLanguage(d.code, Evidence.DECLARED, d.trust));
      }
    } else if (script != UnicodeScript.LATIN && isSettled(script)) {
      List<String> languages = Scripts.languages(script);
      return languages.isEmpty()
          ? Optional.empty()
          : confident(languages.get(0), Evidence.SCRIPT, scripts.share(script));
    }
    return byLetters(sample, scripts, fits ? declared : Optional.empty());
  }

  /**
   * Whether a short text needs no other text of its page: its script leaves one language, and what
   * the page declares is not written in it. A menu in Latin script may have more letters.
   */
  static boolean tellsByScript(String text, Optional<Declaration> declared) {
    Scripts scripts = Scripts.of(text);
    if (declared.isEmpty() || scripts.total() < FEWEST_LETTERS) {
      return false;
    }
    UnicodeScript script = scripts.main();
    return script != UnicodeScript.LATIN
        && isSettled(script)
        && scripts.share(declared.get().code) < SCRIPT_SHARE;
  }

  /** The classifier knows Kurdish in Latin script; in Arabic script it has letters of its own. */
  private static boolean isSorani(CharSequence text) {
    int own = 0;
    int shared = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      own += c == 'ڕ' || c == 'ڵ' ? 1 : 0;
      shared += c == 'ە' ? 1 : 0;
    }
    return own > 1 && shared > SORANI_SHARE * text.length();
  }

  /** Whether a script alone is enough: Han without kana is Chinese. */
  private static boolean isSettled(UnicodeScript script) {
    List<String> languages = Scripts.languages(script);
    return script == UnicodeScript.HAN
        || languages.stream().filter(TextLikelihood::knows).count() <= 1;
  }

  private static Optional<TextLanguage> byLetters(
      CharSequence sample, Scripts scripts, Optional<Declaration> declared) {
    String stated = declared.map(Declaration::code).orElse("");
    double trust = declared.map(Declaration::trust).orElse(0.0);
    Map<String, Double> likelihoods = TextLikelihood.of(sample);
    if (scripts.main() == UnicodeScript.LATIN) {
      readSerbianAsCroatian(likelihoods, stated);
    }
    double ofAlike = ALIKE.stream().mapToDouble(likelihoods::get).max().orElseThrow();
    ALIKE.forEach(language -> likelihoods.put(language, ofAlike));
    double ifStated = Math.log((1 - trust) / LANGUAGES + trust);
    double ifNot = Math.log((1 - trust) / LANGUAGES);
    likelihoods.replaceAll(
        (language, likelihood) -> likelihood + (language.equals(stated) ? ifStated : ifNot));
    likelihoods
        .keySet()
        .removeIf(
            language ->
                scripts.share(language) < SCRIPT_SHARE
                    || ONLY_IF_DECLARED.contains(language) && !language.equals(stated));
    if (likelihoods.isEmpty()) {
      return Optional.empty();
    }
    Map.Entry<String, Double> best =
        Collections.max(likelihoods.entrySet(), Map.Entry.comparingByValue());
    double all = 0;
    for (double score : likelihoods.values()) {
      all += Math.exp(score - best.getValue());
    }
    Evidence evidence = best.getKey().equals(stated) ? Evidence.DECLARED : Evidence.LETTERS;
    return confident(best.getKey(), evidence, 1 / all);
  }

  /** The classifier knows Serbian in Cyrillic script; in Latin script it reads like Croatian. */
  private static void readSerbianAsCroatian(Map<String, Double> likelihoods, String stated) {
    if (stated.equals("sr")) {
      likelihoods.put("sr", likelihoods.get("hr"));
    } else {
      likelihoods.remove("sr");
    }
  }

  private static Optional<TextLanguage> confident(
      String language, Evidence evidence, double confidence) {
    return confidence < LEAST_CONFIDENCE
        ? Optional.empty()
        : Optional.of(new TextLanguage(language, evidence, Math.min(HIGHEST, confidence)));
  }

  private static CharSequence sample(String text) {
    if (text.length() <= LOOKED_AT) {
      return text;
    }
    int window = LOOKED_AT / WINDOWS;
    StringBuilder sample = new StringBuilder(LOOKED_AT + WINDOWS);
    for (int i = 0; i < WINDOWS; i++) {
      int from = (int) ((long) (text.length() - window) * i / (WINDOWS - 1));
      sample.append(text, before(text, from), before(text, from + window)).append('\n');
    }
    return sample;
  }

  /** The index itself, or the one before if it is inside a pair of surrogates. */
  private static int before(String text, int i) {
    boolean inPair =
        i > 0 && i < text.length() && Character.isSurrogatePair(text.charAt(i - 1), text.charAt(i));
    return inPair ? i - 1 : i;
  }
}
