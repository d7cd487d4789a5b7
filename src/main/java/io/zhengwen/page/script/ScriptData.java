package io.zhengwen.page.script;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * The data that scripts hold for other scripts: JSON by type; JSON that a script begins by
 * assigning or pushing, or assigns to a property of the window anywhere, as a literal or as a
 * string to be parsed, percent-encoded or not; streams of React server components.
 */
final class ScriptData {
  private static final String NAME = "[\\w$.\\[\\]'\"]{1,80}";

  /** A literal, perhaps of a string that is to be decoded or parsed. */
  private static final String LITERAL =
      "(?:JSON\\.parse\\(\\s*+)?+(?:decodeURIComponent\\(\\s*+)?+(?=[{\\[\"'])";

  /**
   * {@code window.NAME = {...}}, {@code NAME = JSON.parse("...")}, {@code NAME.push({...})}, {@code
   * NAME = NAME || []; NAME.push({...})} and the like.
   */
  private static final Pattern BEGINNING =
      Pattern.compile(
          ("\\s*+(?:NAME+\\s*+=\\s*+NAME+\\s*+\\|\\|\\s*+\\[\\s*+]\\s*+;\\s*+)?+"
                  + "(?:(?:(?:var|let|const)\\s++)?NAME+\\s*+=\\s*+|NAME?\\.push\\(\\s*+)"
                  + LITERAL)
              .replace("NAME", NAME));

  /** {@code window.NAME = {...}} and the like anywhere in a script. */
  private static final Pattern GLOBAL =
      Pattern.compile(
          "(?=[gsw])(?<![\\w$.])(?:window|self|globalThis)(?:\\.[\\w$]{1,80}|\\[[\"'][\\w$.-]{1,80}[\"']])"
              + "\\s*+=\\s*+"
              + LITERAL);

  private static final int MOST_GLOBALS = 20;

  /** The stream's chunks are pushed to this name, each in an array {@code [1, "chunk"]}. */
  private static final String STREAM = "__next_f";

  /** Reads literals of JavaScript that are strings or arrays of strings. */
  private static final JsonFactory LITERALS =
      JsonFactory.builder()
          .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES)
          .enable(JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER)
          .build();

  private final ProseStrings strings;
  private final StringBuilder stream = new StringBuilder();

  private ScriptData(ProseStrings strings) {
    this.strings = strings;
  }

  /** Adds the strings of all data in scripts of a page. */
  static void read(Iterable<Element> scripts, ProseStrings strings) {
    ScriptData data = new ScriptData(strings);
    scripts.forEach(data::read);
    ReactStream rows = new ReactStream(data.stream.toString());
    rows.values().forEach(value -> strings.read(value, rows.texts()));
  }

  private void read(Element script) {
    String data = script.data();
    if (script.attr("type").contains("json")) {
      strings.read(PercentEncoding.decode(data));
      return;
    }
    Matcher code = BEGINNING.matcher(data);
    int from = 0;
    if (code.lookingAt()) {
      from = code.end();
      read(code.group(), data.substring(from));
    }
    code.usePattern(GLOBAL).region(from, data.length());
    for (int i = 0; i < MOST_GLOBALS && code.find(); i++) {
      read(code.group(), data.substring(code.end()));
    }
  }

  private void read(String assignment, String literal) {
    if (assignment.contains(STREAM)) {
      stream.append(firstString(literal));
    } else if (literal.startsWith("\"") || literal.startsWith("'")) {
      strings.read(PercentEncoding.decode(firstString(literal)));
    } else {
      strings.read(literal);
    }
  }

  /** The first string of a literal; empty if there is none or it is broken. */
  private static String firstString(String literal) {
    try (JsonParser parser = LITERALS.createParser(literal)) {
      JsonToken token;
      while ((token = parser.nextToken()) != null) {
        if (token == JsonToken.VALUE_STRING) {
          return parser.getText();
        }
      }
    } catch (IOException broken) {
      // As if there were no string.
    }
    return "";
  }
}
