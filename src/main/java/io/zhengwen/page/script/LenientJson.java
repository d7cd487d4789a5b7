package io.zhengwen.page.script;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Reads JSON as far as it goes: what stands before an error is kept. */
public final class LenientJson {
  private static final String CHARACTER_DATA = "[CDATA[";

  private static final JsonFactory FACTORY =
      ScriptJson.FACTORY
          .rebuild()
          .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES)
          .enable(JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER)
          .enable(JsonReadFeature.ALLOW_MISSING_VALUES)
          .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .build();

  private LenientJson() {}

  /**
   * Reads the objects and arrays of a text, one after the other. Text before the first is skipped,
   * such as the start of a comment.
   */
  public static List<JsonNode> read(String text) {
    String json = json(text);
    List<JsonNode> roots = new ArrayList<>();
    if (json.isEmpty()) {
      return roots;
    }
    Deque<ContainerNode<?>> open = new ArrayDeque<>();
    try (JsonParser parser = FACTORY.createParser(json)) {
      String name = "";
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token == JsonToken.FIELD_NAME) {
          name = parser.currentName();
        } else if (token.isStructEnd()) {
          open.pop();
        } else {
          JsonNode value = value(parser, token);
          if (open.isEmpty()) {
            roots.add(value);
          } else if (open.peek() instanceof ObjectNode object) {
            object.set(name, value);
          } else if (open.peek() instanceof ArrayNode array) {
            array.add(value);
          }
          if (value instanceof ContainerNode<?> container) {
            open.push(container);
          }
        }
      }
    } catch (IOException broken) {
      return roots;
    }
    return roots;
  }

  /** A text from its first object or array on; empty if there is none. */
  static String json(String text) {
    int i = 0;
    while (i < text.length() && text.charAt(i) != '{') {
      if (text.startsWith(CHARACTER_DATA, i)) {
        i += CHARACTER_DATA.length();
      } else if (text.charAt(i) == '[') {
        return text.substring(i);
      } else {
        i++;
      }
    }
    return text.substring(i);
  }

  private static JsonNode value(JsonParser parser, JsonToken token) throws IOException {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    return switch (token) {
      case START_OBJECT -> nodes.objectNode();
      case START_ARRAY -> nodes.arrayNode();
      case VALUE_TRUE, VALUE_FALSE -> nodes.booleanNode(token == JsonToken.VALUE_TRUE);
      case VALUE_NULL -> nodes.nullNode();
      default -> nodes.textNode(parser.getText());
    };
  }
}
