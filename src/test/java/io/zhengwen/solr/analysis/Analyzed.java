package io.zhengwen.solr.analysis;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;

/** What analyzers make of texts. */
final class Analyzed {
  private Analyzed() {}

  /** The words of a text, each with its step from the one before, and its place. */
  static List<String> words(String text, Analyzer analyzer) throws IOException {
    List<String> words = new ArrayList<>();
    try (TokenStream tokens = analyzer.tokenStream("", text)) {
      CharTermAttribute term = tokens.addAttribute(CharTermAttribute.class);
      OffsetAttribute offset = tokens.addAttribute(OffsetAttribute.class);
      PositionIncrementAttribute step = tokens.addAttribute(PositionIncrementAttribute.class);
      tokens.reset();
      while (tokens.incrementToken()) {
        String place = offset.startOffset() + "-" + offset.endOffset();
        words.add(term + " " + step.getPositionIncrement() + " " + place);
      }
    }
    return words;
  }
}
