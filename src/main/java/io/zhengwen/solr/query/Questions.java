package io.zhengwen.solr.query;

import io.zhengwen.text.LowerCase;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.de.GermanAnalyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.es.SpanishAnalyzer;
import org.apache.lucene.analysis.fr.FrenchAnalyzer;
import org.apache.lucene.analysis.it.ItalianAnalyzer;
import org.apache.lucene.analysis.nl.DutchAnalyzer;
import org.apache.lucene.analysis.pt.PortugueseAnalyzer;
import org.apache.lucene.analysis.ru.RussianAnalyzer;

/**
 * Questions in languages that are written with spaces, such as <i>how do I reset my password?</i>:
 * pages that answer them have the words that they are about, and seldom those that ask. {@link
 * UnspacedWords} has those of Chinese and Japanese.
 */
final class Questions {
  private static final int FEWEST_WORDS = 4;
  private static final int FEWEST_WORDS_LEFT = 2;
  private static final int FEWEST_WORDS_TO_MARK = 3;

  /** English words that Lucene's short list of stop words lacks. */
  private static final Set<String> SMALL_IN_ENGLISH =
      words(
          "i me my we us our you your he him his she her its them have has had been from about so");

  /** The words that ask in a language, and its stop words. */
  private record Language(Set<String> asking, CharArraySet small) {
    Language(String asking, CharArraySet small) {
      this(words(asking), small);
    }

    boolean asks(String first, String second) {
      return asking.contains(first) || isSmall(first) && asking.contains(second);
    }

    boolean isSmall(String word) {
      return asking.contains(word) || small.contains(word);
    }
  }

  private static final List<Language> LANGUAGES =
      List.of(
          new Language(
              "how what what's whats why when where which who who's is are do does did can should",
              english()),
          new Language(
              "wie was warum wieso weshalb wann wo wer welche welcher welches wozu woher",
              GermanAnalyzer.getDefaultStopSet()),
          new Language(
              "comment pourquoi quand où qui quel quelle quels quelles que quoi combien est-ce qu'est-ce",
              FrenchAnalyzer.getDefaultStopSet()),
          new Language(
              "cómo como qué que cuándo cuando dónde donde quién quien cuál cuáles cuánto cuántos",
              SpanishAnalyzer.getDefaultStopSet()),
          new Language(
              "come cosa cos'è perché perche quando dove chi quale quali quanto quanti",
              ItalianAnalyzer.getDefaultStopSet()),
          new Language(
              "como que qual quais quando onde quem quanto quantos porque é são",
              PortugueseAnalyzer.getDefaultStopSet()),
          new Language(
              "как что почему когда где кто какой какая какие какое сколько зачем",
              RussianAnalyzer.getDefaultStopSet()),
          new Language(
              "hoe wat waarom wanneer waar wie welke welk hoeveel",
              DutchAnalyzer.getDefaultStopSet()));

  private static final Pattern SPACES = Pattern.compile("\\s+");

  /** A word without an operator. */
  private static final Pattern PLAIN =
      Pattern.compile("(?!(?:AND|OR|NOT)$|[-+!])[^\"():^~*\\[\\]{}]*");

  private static final Pattern EDGES = Pattern.compile("^[^\\p{L}\\p{Nd}]+|[^\\p{L}\\p{Nd}]+$");

  private Questions() {}

  private static Set<String> words(String words) {
    return Set.of(words.split(" "));
  }

  /**
   * The words that a question is about.
   *
   * @return null if it is no question of four words or more, has operators, or is about a single
   *     word
   */
  static String subject(String query) {
    return telling(query, FEWEST_WORDS, FEWEST_WORDS_LEFT);
  }

  /**
   * The words of a question that snippets mark: those that it is about, which may be one.
   *
   * @return null if it is no question of three words or more, has operators, or is about nothing
   */
  static String marked(String query) {
    return telling(query, FEWEST_WORDS_TO_MARK, 1);
  }

  private static String telling(String query, int fewest, int fewestLeft) {
    List<String> words = List.of(SPACES.split(query.strip()));
    if (words.size() < fewest || !words.stream().allMatch(word -> PLAIN.matcher(word).matches())) {
      return null;
    }
    String first = plain(words.get(0));
    String second = plain(words.get(1));
    List<Language> languages =
        LANGUAGES.stream().filter(language -> language.asks(first, second)).toList();
    List<String> subject =
        words.stream().filter(word -> isTelling(plain(word), languages)).toList();
    return languages.isEmpty() || subject.size() < fewestLeft ? null : String.join(" ", subject);
  }

  private static boolean isTelling(String word, List<Language> languages) {
    return !word.isEmpty() && languages.stream().noneMatch(language -> language.isSmall(word));
  }

  private static CharArraySet english() {
    CharArraySet small = CharArraySet.copy(EnglishAnalyzer.getDefaultStopSet());
    small.addAll(SMALL_IN_ENGLISH);
    return small;
  }

  private static String plain(String word) {
    return LowerCase.of(EDGES.matcher(word).replaceAll("").replace('’', '\''));
  }
}
