package io.zhengwen.method.combined.features;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import io.zhengwen.method.combined.names.KeyIndex;
import io.zhengwen.ml.FeatureRow;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.Tokens;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/**
 * Features of the text that a page declares in JSON-LD as the body of its article, or as the texts
 * of its posts: how much of a block is in it.
 */
final class DeclaredTextFeatures implements FeatureRow.Source {
  private static final int SHINGLE = 3;
  private static final int LEAST_TOKENS = 50;
  private static final JsonFactory JSON =
      JsonFactory.builder().enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS).build();

  private final double[] share;
  private final double ofPage;

  DeclaredTextFeatures(BlockPage measured) {
    PageModel page = measured.model;
    share = new double[measured.size];
    List<String> tokens = Tokens.of(declared(page));
    ofPage = tokens.size() < LEAST_TOKENS ? 0 : tokens.size() / measured.measures.allWords();
    if (ofPage > 0) {
      compare(page, measured, tokens);
    }
  }

  private void compare(PageModel page, BlockPage measured, List<String> declared) {
    KeyIndex index = new KeyIndex(declared.size());
    for (long shingle : Shingles.of(declared, SHINGLE)) {
      index.idOf(shingle);
    }
    StringBuilder text = new StringBuilder();
    for (int b = 0; b < share.length; b++) {
      text.setLength(0);
      BlockText.append(page, measured.blocks, b, text);
      long[] own = Shingles.of(Tokens.of(text.toString()), SHINGLE);
      int found = 0;
      for (long shingle : own) {
        found += index.contains(shingle) ? 1 : 0;
      }
      share[b] = own.length == 0 ? -.5 : (double) found / own.length;
    }
  }

  private static String declared(PageModel page) {
    StringBuilder text = new StringBuilder();
    Stream.concat(page.document().head().children().stream(), page.declarations().stream())
        .filter(e -> e.nameIs("script") && e.attr("type").equalsIgnoreCase("application/ld+json"))
        .map(Element::data)
        .filter(data -> data.contains("\"articleBody\"") || data.contains("\"text\""))
        .forEach(data -> read(data, text));
    return text.toString();
  }

  private static void read(String data, StringBuilder text) {
    try (JsonParser parser = JSON.createParser(data)) {
      for (JsonToken t = parser.nextToken(); t != null; t = parser.nextToken()) {
        if (t == JsonToken.VALUE_STRING
            && parser.currentName() != null
            && (parser.currentName().equals("articleBody")
                || parser.currentName().equals("text"))) {
          appendWithoutTags(parser.getText(), text);
        }
      }
    } catch (IOException e) {
      // What was read before the fault stands.
    }
  }

  /** Appends a text, which many writers leave in HTML, without its tags. */
  private static void appendWithoutTags(String html, StringBuilder text) {
    String value = Parser.unescapeEntities(html, false);
    int end = 0;
    for (int tag = value.indexOf('<'); tag >= 0; tag = value.indexOf('<', end)) {
      text.append(value, end, tag).append(' ');
      end = value.indexOf('>', tag) + 1;
      if (end == 0) {
        return;
      }
    }
    text.append(value, end, value.length()).append('\n');
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    row.add("declared.share", ofPage == 0 ? -1 : share[b]);
    row.add("declared.ofPage", ofPage);
  }
}
