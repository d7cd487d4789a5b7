package io.zhengwen.solr.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;

/**
 * The words of Chinese, Japanese, Thai, Lao, Khmer or Burmese that someone typed without spaces
 * between them, with names and numbers in other letters: 如何 申请 护照. Those that ask, and those that
 * the analysis leaves out, are none.
 */
final class UnspacedWords {
  private static final Pattern KANA = Pattern.compile("[\\p{IsHiragana}\\p{IsKatakana}]");
  private static final String UNSPACED =
      "[\\p{L}\\p{M}\\p{Nd}&&[" + UnspacedScripts.CHARACTERS + "]]";
  private static final String SPACED = UnspacedScripts.SPACED;
  private static final Pattern PART = Pattern.compile("(" + UNSPACED + "++)|" + SPACED + "++");
  private static final Pattern ROW =
      Pattern.compile("\\p{P}*+(" + SPACED + "*+(" + UNSPACED + ")(?:" + PART + ")*+)\\p{P}*+");

  /** A shorter row is a word or a name, unless it asks. */
  private static final int FEWEST_CHARACTERS = 5;

  /** The same where characters are letters and marks: a word of Thai has five of them. */
  private static final int FEWEST_LETTERS = 10;

  private static final Map<UnicodeScript, String> BY_LETTERS =
      Map.of(
          UnicodeScript.THAI, "th",
          UnicodeScript.LAO, "lo",
          UnicodeScript.KHMER, "km",
          UnicodeScript.MYANMAR, "my");

  private static final Set<String> ASKING =
      Set.of(
          ("什么 怎么 怎么样 怎么办 怎样 怎 如何 为什么 为何 何时 何处 哪 哪些 哪个 哪里 哪儿 哪家 谁 几 多少 多久 多长 多大 是否 请问"
                  + " 吗 呢 何 なに なん どう どこ どの どれ どちら いつ 誰 だれ なぜ いくら いくつ"
                  + " อะไร อย่างไร ยังไง ทำไม ไหน ที่ไหน เมื่อไหร่ เมื่อไร ใคร กี่ เท่าไหร่ เท่าไร ไหม มั้ย หรือ หรือไม่ หรือเปล่า")
              .split(" "));

  /** Words that say little beside others, and are no part of them. */
  private static final Set<String> FUNCTION_WORDS =
      Set.of(
          ("的 了 着 吧 啊 是 为 在 有 没有 没 可以 能 能够 会 要 想 应该 需要 请 让 去 到 来 用 时候 时 上 下 中 里 内 外 前 后"
                  + " 我 你 您 他 她 它 我们 你们 他们 自己"
                  + " ที่ และ ของ ใน การ ความ เป็น คือ ได้ ให้ จะ มี ไป มา กับ จาก แล้ว ว่า นี้ นั้น ต้อง ครับ ค่ะ คะ")
              .split(" "));

  private record Token(int start, int end, String text, boolean unspaced) {
    boolean isSingle() {
      return end - start == 1;
    }

    boolean isDigit() {
      return isSingle() && endsInDigit();
    }

    boolean endsInDigit() {
      return Character.isDigit(text.charAt(text.length() - 1));
    }
  }

  private final String row;
  private final int fewest;
  private final List<String> words = new ArrayList<>();
  private int start;
  private int end;

  /** Whether what is read is of single characters, which are a name or a word together. */
  private boolean inSingles;

  /** Where a single character is the verb of a question or a counter: 怎么 做, 2024 年. */
  private int leftOut = -1;

  private UnspacedWords(String row, int fewest) {
    this.row = row;
    this.fewest = fewest;
  }

  /**
   * Divides a row of characters.
   *
   * @param analyzers an analyzer for words of a language ({@code zh}, {@code ja}, {@code th},
   *     {@code lo}, {@code km}, {@code my}); null for none
   * @return what was typed if it is a single word, or no such row; none if it does nothing but ask
   */
  static List<String> of(String typed, Function<String, Analyzer> analyzers) {
    Matcher matcher = ROW.matcher(typed);
    if (!matcher.matches()) {
      return List.of(typed);
    }
    String row = matcher.group(1);
    String byLetters =
        BY_LETTERS.get(UnicodeScript.of(row.codePointAt(matcher.start(2) - matcher.start(1))));
    Analyzer analyzer =
        analyzers.apply(byLetters != null ? byLetters : KANA.matcher(row).find() ? "ja" : "zh");
    UnspacedWords words =
        new UnspacedWords(row, byLetters == null ? FEWEST_CHARACTERS : FEWEST_LETTERS);
    return analyzer != null && words.divide(tokens(row, analyzer))
        ? List.copyOf(words.words)
        : List.of(typed);
  }

  private static List<Token> tokens(String row, Analyzer analyzer) {
    List<Token> tokens = new ArrayList<>();
    Matcher part = PART.matcher(row);
    while (part.find()) {
      if (part.group(1) == null) {
        tokens.add(new Token(part.start(), part.end(), part.group(), false));
      } else {
        add(part.group(), part.start(), analyzer, tokens);
      }
    }
    return tokens;
  }

  private static void add(String part, int start, Analyzer analyzer, List<Token> tokens) {
    try (TokenStream stream = analyzer.tokenStream("", part)) {
      CharTermAttribute text = stream.addAttribute(CharTermAttribute.class);
      OffsetAttribute offsets = stream.addAttribute(OffsetAttribute.class);
      stream.reset();
      while (stream.incrementToken()) {
        tokens.add(
            new Token(
                start + offsets.startOffset(), start + offsets.endOffset(), text.toString(), true));
      }
      stream.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean divide(List<Token> tokens) {
    boolean asks = false;
    for (Token token : tokens) {
      boolean single = token.isSingle() && token.start() == end;
      if (token.start() < end) {
        continue;
      }
      if (ASKING.contains(token.text())) {
        asks = true;
        endWord(token.end());
        leftOut = token.end();
      } else if (FUNCTION_WORDS.contains(token.text())
          || token.isDigit()
          || single && leftOut == token.start()) {
        endWord(token.end());
      } else if (!token.unspaced()) {
        endWord(token.end());
        words.add(token.text());
        leftOut = token.endsInDigit() ? token.end() : leftOut;
      } else {
        if (!single || !inSingles) {
          endWord(token.start());
        }
        end = token.end();
        inSingles = token.isSingle();
      }
    }
    endWord(row.length());
    return asks || words.size() > 1 && characters() >= fewest;
  }

  private int characters() {
    return row.replaceAll(SPACED, "").length();
  }

  private void endWord(int next) {
    if (end - start > 1) {
      words.add(row.substring(start, end));
    }
    start = next;
    end = next;
    inSingles = false;
  }
}
