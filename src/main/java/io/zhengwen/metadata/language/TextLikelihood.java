package io.zhengwen.metadata.language;

import com.carrotsearch.labs.langid.DetectedLanguage;
import com.carrotsearch.labs.langid.LangIdV3;
import com.carrotsearch.labs.langid.Model;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;

/**
 * How likely a text is in each language: naive Bayes over byte n-grams (Lui and Baldwin: langid.py:
 * An Off-the-shelf Language Identification Tool, ACL 2012). The model is loaded when it is first
 * needed.
 */
final class TextLikelihood {
  /**
   * The n-grams overlap, so their evidence counts for less the longer the text is: log-likelihoods
   * are multiplied by this over the square root of its length. Fitted on the labelled sets.
   */
  private static final double TEMPER = 1.6;

  private TextLikelihood() {}

  private static final class Loaded {
    static final Model MODEL = Model.defaultModel();

    /** The codes of ISO 639-1 by those of the model. */
    static final Map<String, String> CODES =
        MODEL.getDetectedLanguages().stream()
            .filter(code -> LanguageCodes.of(code).isPresent())
            .collect(
                Collectors.toUnmodifiableMap(
                    code -> code, code -> LanguageCodes.of(code).orElseThrow()));

    static final Set<String> KNOWN = Set.copyOf(CODES.values());

    /** Classifiers that no thread uses: their tables are large. */
    static final Queue<LangIdV3> IDLE = new ConcurrentLinkedQueue<>();
  }

  /** Whether a language is known. */
  static boolean knows(String language) {
    return Loaded.KNOWN.contains(language);
  }

  /** The bytes of a text, without halves of surrogate pairs. */
  private static ByteBuffer utf8(CharSequence text) {
    try {
      return StandardCharsets.UTF_8
          .newEncoder()
          .onMalformedInput(CodingErrorAction.IGNORE)
          .onUnmappableCharacter(CodingErrorAction.IGNORE)
          .encode(CharBuffer.wrap(text.toString().toCharArray()));
    } catch (CharacterCodingException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The tempered log-likelihood of a text in each language, up to a constant. */
  static Map<String, Double> of(CharSequence text) {
    double factor = TEMPER / Math.sqrt(Math.max(1, text.length()));
    LangIdV3 idle = Loaded.IDLE.poll();
    LangIdV3 classifier = idle == null ? new LangIdV3(Loaded.MODEL) : idle;
    classifier.reset();
    ByteBuffer bytes = utf8(text);
    classifier.append(bytes.array(), bytes.arrayOffset(), bytes.limit());
    Map<String, Double> likelihoods = new HashMap<>();
    for (DetectedLanguage language : classifier.rank(false)) {
      String code = Loaded.CODES.get(language.langCode);
      if (code != null) {
        likelihoods.merge(code, factor * language.confidence, Math::max);
      }
    }
    Loaded.IDLE.add(classifier);
    return likelihoods;
  }
}
