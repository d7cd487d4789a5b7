package io.zhengwen.relevance;

import io.zhengwen.bench.corpus.GoldMetadata;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.relevance.KnownItem.Kind;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.cn.smart.SmartChineseAnalyzer;
import org.apache.lucene.analysis.core.KeywordTokenizer;
import org.apache.lucene.analysis.en.KStemFilter;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/** Makes queries of the labels of pages, the same ones for the same page every time. */
final class KnownItems implements AutoCloseable {
  private static final int WORDS = 3;
  private static final int WORDS_OF_SNIPPET = 6;
  private static final int CHARACTERS_OF_SNIPPET = 8;
  private static final int LEAST_WORD = 4;
  private static final int LEAST_WORDS_OF_JOINED = 5;
  private static final Pattern SPACES = Pattern.compile("\\s+");
  private static final Pattern NO_IDEOGRAPHS = Pattern.compile("[^\\p{IsHan}]+");

  private final Analyzer chinese = new SmartChineseAnalyzer();
  private final Analyzer others = new StandardAnalyzer();

  /** The queries that a page's labels allow; a page with hardly any text has none. */
  List<KnownItem> of(String id, LabelledPage page) {
    Random random = new Random(page.id().hashCode());
    boolean han = page.language().equals("zh");
    List<KnownItem> items = new ArrayList<>();
    if (!page.title().isBlank()) {
      items.add(item(Kind.TITLE, id, page, page.title()));
    }
    GoldMetadata.of(page).authors().stream()
        .findFirst()
        .ifPresent(author -> items.add(item(Kind.AUTHOR, id, page, author)));
    List<String> sentences = sentences(page.content(), han);
    pick(sentences, random).ifPresent(s -> items.add(item(Kind.SENTENCE, id, page, s)));
    pick(sentences, random)
        .map(s -> han ? run(s, random) : words(s, random))
        .filter(s -> !s.isBlank())
        .ifPresent(s -> items.add(item(Kind.SNIPPET, id, page, s)));
    List<String> words = words(page.content(), han);
    if (words.size() >= WORDS) {
      List<String> three = new ArrayList<>();
      for (int i = 0; i < WORDS; i++) {
        three.add(words.get(random.nextInt(words.size())));
      }
      items.add(item(Kind.WORDS, id, page, String.join(" ", three)));
      List<String> forms = three.stream().map(KnownItems::dictionaryForm).toList();
      if (page.language().equals("en") && !forms.equals(three)) {
        items.add(item(Kind.FORMS, id, page, String.join(" ", forms)));
      }
    }
    if (han) {
      pick(sentences, random)
          .map(s -> some(words(s, true), random))
          .filter(s -> !s.isEmpty())
          .ifPresent(s -> items.add(item(Kind.JOINED, id, page, s)));
    }
    return items;
  }

  /** Three of at least five words, in their order, without spaces. */
  private static String some(List<String> words, Random random) {
    if (words.size() < LEAST_WORDS_OF_JOINED) {
      return "";
    }
    List<String> some = new ArrayList<>(words);
    while (some.size() > WORDS) {
      some.remove(random.nextInt(some.size()));
    }
    return String.join("", some);
  }

  private static KnownItem item(Kind kind, String id, LabelledPage page, String text) {
    return new KnownItem(kind, page.language(), id, SPACES.matcher(text).replaceAll(" ").strip());
  }

  private static Optional<String> pick(List<String> all, Random random) {
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
  }

  /** Sentences of a length that someone might type or paste. */
  private static List<String> sentences(String text, boolean han) {
    List<String> sentences = new ArrayList<>();
    for (String line : text.split("\n")) {
      BreakIterator bounds = BreakIterator.getSentenceInstance(Locale.ROOT);
      bounds.setText(line);
      int start = 0;
      for (int end = bounds.next(); end != BreakIterator.DONE; end = bounds.next()) {
        String sentence = line.substring(start, end).strip();
        int length = han ? sentence.length() : SPACES.split(sentence).length;
        if (han ? length >= 10 && length <= 30 : length >= WORDS_OF_SNIPPET && length <= 25) {
          sentences.add(sentence);
        }
        start = end;
      }
    }
    return sentences;
  }

  private static String words(String sentence, Random random) {
    String[] words = SPACES.split(sentence);
    int first = random.nextInt(words.length - WORDS_OF_SNIPPET + 1);
    return String.join(" ", List.of(words).subList(first, first + WORDS_OF_SNIPPET));
  }

  private static String run(String sentence, Random random) {
    List<String> runs = new ArrayList<>();
    for (String run : NO_IDEOGRAPHS.split(sentence)) {
      if (run.length() >= 4) {
        runs.add(run);
      }
    }
    return pick(runs, random)
        .map(
            run -> {
              int first = random.nextInt(Math.max(1, run.length() - CHARACTERS_OF_SNIPPET + 1));
              return run.substring(first, Math.min(run.length(), first + CHARACTERS_OF_SNIPPET));
            })
        .orElse("");
  }

  private List<String> words(String text, boolean han) {
    List<String> words = new ArrayList<>();
    try (TokenStream tokens = (han ? chinese : others).tokenStream("", text)) {
      CharTermAttribute term = tokens.addAttribute(CharTermAttribute.class);
      tokens.reset();
      while (tokens.incrementToken()) {
        if (term.length() >= (han ? 2 : LEAST_WORD) && Character.isLetter(term.charAt(0))) {
          words.add(term.toString());
        }
      }
      tokens.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return words;
  }

  /** Lucene's stemmer of whole words: harbours becomes harbour. */
  private static String dictionaryForm(String word) {
    KeywordTokenizer whole = new KeywordTokenizer();
    whole.setReader(new StringReader(word));
    try (TokenStream stems = new KStemFilter(whole)) {
      CharTermAttribute stem = stems.addAttribute(CharTermAttribute.class);
      stems.reset();
      stems.incrementToken();
      return stem.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    chinese.close();
    others.close();
  }
}
