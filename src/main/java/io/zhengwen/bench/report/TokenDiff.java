package io.zhengwen.bench.report;

import io.zhengwen.bench.measure.CommonSubsequence;
import io.zhengwen.bench.measure.CommonSubsequence.Alignment;
import io.zhengwen.bench.measure.Symbols;
import io.zhengwen.text.Tokens;
import io.zhengwen.text.Tokens.Token;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Compares two texts token by token and marks what only one of them has. A token that lies outside
 * the longest common subsequence in both texts is <em>moved</em>: word overlap counts it as found.
 *
 * @param gold the gold as HTML, marks of class {@code missing} and {@code moved}
 * @param extracted the extraction as HTML, marks of class {@code surplus} and {@code moved}
 * @param missing tokens of the gold that are missing
 * @param surplus tokens of the extraction that are surplus
 */
record TokenDiff(String gold, String extracted, int missing, int surplus) {

  static TokenDiff of(String gold, String extracted) {
    List<Token> goldTokens = Tokens.located(gold);
    List<Token> extractedTokens = Tokens.located(extracted);
    Symbols symbols = new Symbols();
    int[] g = symbols.of(goldTokens.stream().map(Token::text).toList());
    int[] e = symbols.of(extractedTokens.stream().map(Token::text).toList());
    Alignment alignment = CommonSubsequence.align(g, e);
    BitSet goldMoved = moved(g, alignment.inA(), e, alignment.inB());
    BitSet extractedMoved = moved(e, alignment.inB(), g, alignment.inA());
    return new TokenDiff(
        mark(gold, goldTokens, classes(alignment.inA(), goldMoved, "missing")),
        mark(extracted, extractedTokens, classes(alignment.inB(), extractedMoved, "surplus")),
        g.length - alignment.inA().cardinality() - goldMoved.cardinality(),
        e.length - alignment.inB().cardinality() - extractedMoved.cardinality());
  }

  /** The unmatched tokens of {@code a} for which {@code b} has an unmatched token left. */
  private static BitSet moved(int[] a, BitSet inA, int[] b, BitSet inB) {
    int symbols = 0;
    for (int s : a) {
      symbols = Math.max(symbols, s + 1);
    }
    int[] left = new int[symbols];
    for (int j = inB.nextClearBit(0); j < b.length; j = inB.nextClearBit(j + 1)) {
      if (b[j] < symbols) {
        left[b[j]]++;
      }
    }
    BitSet moved = new BitSet();
    for (int i = inA.nextClearBit(0); i < a.length; i = inA.nextClearBit(i + 1)) {
      moved.set(i, left[a[i]]-- > 0);
    }
    return moved;
  }

  private static IntFunction<String> classes(BitSet matched, BitSet moved, String otherwise) {
    return i -> matched.get(i) ? "" : moved.get(i) ? "moved" : otherwise;
  }

  private static String mark(String text, List<Token> tokens, IntFunction<String> classes) {
    StringBuilder out = new StringBuilder();
    String open = "";
    int at = 0;
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      String wanted = classes.apply(i);
      String between = Markup.escape(text.substring(at, token.start()));
      if (wanted.equals(open)) {
        out.append(between);
      } else {
        out.append(open.isEmpty() ? "" : "</mark>").append(between);
        out.append(wanted.isEmpty() ? "" : "<mark class=\"" + wanted + "\">");
        open = wanted;
      }
      out.append(Markup.escape(text.substring(token.start(), token.end())));
      at = token.end();
    }
    out.append(open.isEmpty() ? "" : "</mark>");
    return out.append(Markup.escape(text.substring(at))).toString();
  }
}
