package io.zhengwen.solr;

import com.ibm.icu.text.Transliterator;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * Whether a text contains what someone typed, as a person would say: every word of it, whatever its
 * case, accents and Chinese script; of scripts without spaces the same characters in a row. Written
 * without Lucene, so that it can judge what Lucene finds.
 */
public final class WordMatch {
  private static final Pattern ACCENTS = Pattern.compile("[\\p{Mn}&&[^\\u3099\\u309A]]");
  private static final Pattern UNSPACED =
      Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}\\u30FC]");
  private static final Pattern OTHERS = Pattern.compile("[^\\p{L}\\p{N}\\p{Mc}]+");

  /** Hangul has spaces: characters on both sides of one are not in a row. */
  private static final Pattern AFTER_HANGUL = Pattern.compile("(?<=\\p{IsHangul})\\s+");

  private static final Transliterator SIMPLIFIED =
      Transliterator.getInstance("Traditional-Simplified");

  /** A letter that no text has, for a space that counts. */
  private static final String GAP = "\u01C1";

  /** Words of texts, which are asked for often. */
  private static final Map<String, String> WORDS = new ConcurrentHashMap<>();

  private WordMatch() {}

  /** Whether the text has every word of the query. */
  public static boolean contains(String text, String query) {
    String words = WORDS.computeIfAbsent(text, WordMatch::words);
    return Arrays.stream(query.split("\\s+")).allMatch(word -> words.contains(words(word)));
  }

  /** The words between spaces, each character of a script without spaces as a word. */
  private static String words(String text) {
    String simplified = SIMPLIFIED.transliterate(text);
    String plain = Normalizer.normalize(simplified, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
    String folded =
        Normalizer.normalize(ACCENTS.matcher(plain).replaceAll(""), Normalizer.Form.NFC);
    String apart = AFTER_HANGUL.matcher(folded).replaceAll(" " + GAP + " ");
    String spaced = UNSPACED.matcher(apart.replace("ß", "ss")).replaceAll(" $0 ");
    return OTHERS.matcher(" " + spaced + " ").replaceAll(" ");
  }
}
