package io.zhengwen.method.svm;

import io.zhengwen.text.CodePoints;
import io.zhengwen.text.LowerCase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.cn.smart.HMMChineseTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/** Splits Chinese into words with Lucene's smartcn, a hidden Markov model. Thread-safe. */
final class ChineseSegmenter {
  private final Analyzer analyzer;

  /** Creates a segmenter and loads its dictionary. */
  ChineseSegmenter() {
    analyzer = new Smartcn();
    words("中文");
  }

  private static final class Smartcn extends Analyzer {
    @Override
    protected TokenStreamComponents createComponents(String field) {
      return new TokenStreamComponents(new HMMChineseTokenizer());
    }
  }

  /** Returns the words of {@code text} in lower case, without punctuation. */
  List<String> words(String text) {
    List<String> words = new ArrayList<>();
    try (TokenStream tokens = analyzer.tokenStream("", text)) {
      CharTermAttribute term = tokens.addAttribute(CharTermAttribute.class);
      tokens.reset();
      while (tokens.incrementToken()) {
        if (CodePoints.isWord(Character.codePointAt(term, 0))) {
          words.add(LowerCase.of(term.toString()));
        }
      }
      tokens.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return words;
  }
}
