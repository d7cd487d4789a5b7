package io.zhengwen.page.script;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.zhengwen.page.PageModel;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.jsoup.parser.Parser;

/**
 * The texts that a page declares in JSON-LD: the bodies of articles and the texts of posts, answers
 * and comments, in the order of the page.
 */
public final class DeclaredText {
  private static final Set<String> MEMBERS = Set.of("articleBody", "text");
  private static final List<String> QUOTED_MEMBERS = List.of("\"articleBody\"", "\"text\"");

  private DeclaredText() {}

  /**
   * Returns the texts without markup, a line break after each; empty if there are none. JSON that
   * is cut off or malformed is read up to its fault.
   */
  public static String of(PageModel page) {
    StringBuilder text = new StringBuilder();
    for (String data : Declarations.jsonLd(page)) {
      if (QUOTED_MEMBERS.stream().anyMatch(data::contains)) {
        read(data, text);
      }
    }
    return text.toString();
  }

  private static void read(String data, StringBuilder text) {
    try (JsonParser parser = ScriptJson.FACTORY.createParser(LenientJson.json(data))) {
      for (JsonToken t = parser.nextToken(); t != null; t = parser.nextToken()) {
        String name = t == JsonToken.VALUE_STRING ? parser.currentName() : null;
        if (name != null && MEMBERS.contains(name)) {
          appendWithoutTags(parser.getText(), text);
        }
      }
    } catch (IOException e) {
      // What was read before the fault stands.
    }
  }

  /** Appends a text, which many writers leave in HTML, without its tags. */
  private static void appendWithoutTags(String html, StringBuilder text) {
    String value = html.indexOf('&') < 0 ? html : Parser.unescapeEntities(html, false);
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
}
