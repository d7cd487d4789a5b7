package io.zhengwen.cli.input;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;

/**
 * Recognises JSON that may have pages by the beginning of a file. Of JSON lines the first line is
 * an object, or a line behind it is one with a page. The first line may be broken, as where a file
 * was cut; the others must at least begin like JSON.
 */
final class JsonHead {
  private static final JsonFactory JSON =
      JsonFactory.builder().enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS).build();

  private static final int MARK_LENGTH = 3;

  private JsonHead() {}

  /**
   * Whether a head begins JSON lines.
   *
   * @param cut whether the file goes on behind it
   */
  static boolean isJsonLines(byte[] head, boolean cut, JsonMembers members) {
    int start = afterSpace(head, hasMark(head) ? MARK_LENGTH : 0);
    if (start == head.length || head[start] == '<') {
      return false;
    }
    int end = endOfLine(head, start);
    if (head[start] == '{' && isObject(head, start, end, cut, members, false)) {
      return true;
    }
    if (end == start + 1 || head[start] == '[' && !isWhole(head, start, end)) {
      // One value over several lines.
      return false;
    }
    for (int at = afterSpace(head, end); at < head.length; at = afterSpace(head, end)) {
      end = endOfLine(head, at);
      if (head[at] == '{' && isObject(head, at, end, cut, members, true)) {
        return true;
      }
      if (head[at] != '{' && head[at] != '[') {
        return false;
      }
    }
    return false;
  }

  /**
   * Whether a head begins an array of objects.
   *
   * @param cut whether the file goes on behind it
   */
  static boolean isArray(byte[] head, boolean cut, JsonMembers members) {
    int start = afterSpace(head, hasMark(head) ? MARK_LENGTH : 0);
    if (start == head.length || head[start] != '[') {
      return false;
    }
    boolean page = false;
    try (JsonParser json = JSON.createParser(head, start, head.length - start)) {
      json.nextToken();
      if (json.nextToken() != JsonToken.START_OBJECT) {
        return false;
      }
      while (json.nextToken() != JsonToken.END_OBJECT) {
        page |= members.marksPage(json.currentName());
        json.nextToken();
        json.skipChildren();
      }
      return true;
    } catch (JsonEOFException e) {
      return cut || page;
    } catch (IOException e) {
      return false;
    }
  }

  /** Whether a head begins an object over several lines, with a page. */
  static boolean isObjectOverLines(byte[] head, JsonMembers members) {
    int start = afterSpace(head, hasMark(head) ? MARK_LENGTH : 0);
    if (start == head.length || head[start] != '{') {
      return false;
    }
    try (JsonParser json = JSON.createParser(head, start, head.length - start)) {
      json.nextToken();
      while (json.nextToken() != JsonToken.END_OBJECT) {
        if (members.marksPage(json.currentName())) {
          return true;
        }
        json.nextToken();
        json.skipChildren();
      }
      return false;
    } catch (IOException e) {
      return false;
    }
  }

  /** Returns where the values of a line end, which may have white space or a comma behind them. */
  static int endOfValues(byte[] line, int start, int end) {
    int last = withoutSpace(line, start, end);
    return last > start && line[last - 1] == ',' ? withoutSpace(line, start, last - 1) : last;
  }

  private static int withoutSpace(byte[] line, int start, int end) {
    int last = end;
    while (last > start && line[last - 1] <= ' ' && line[last - 1] >= 0) {
      last--;
    }
    return last;
  }

  private static boolean hasMark(byte[] head) {
    return head.length >= MARK_LENGTH
        && head[0] == (byte) 0xEF
        && head[1] == (byte) 0xBB
        && head[2] == (byte) 0xBF;
  }

  private static int afterSpace(byte[] head, int from) {
    int at = from;
    while (at < head.length && head[at] <= ' ' && head[at] >= 0) {
      at++;
    }
    return at;
  }

  private static int endOfLine(byte[] head, int from) {
    int end = from;
    while (end < head.length && head[end] != '\n') {
      end++;
    }
    return end;
  }

  private static boolean isWhole(byte[] head, int start, int end) {
    try (JsonParser json = JSON.createParser(head, start, end - start)) {
      json.nextToken();
      json.skipChildren();
      return !json.currentToken().isStructStart();
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Whether a line, which the head or the end of the file may cut off, has objects.
   *
   * @param needsPage whether one of them must have a page
   */
  private static boolean isObject(
      byte[] head, int start, int end, boolean cut, JsonMembers members, boolean needsPage) {
    int depth = 0;
    boolean page = false;
    boolean any = false;
    int length = endOfValues(head, start, end) - start;
    try (JsonParser json = JSON.createParser(head, start, length)) {
      for (JsonToken t = json.nextToken(); t != null; t = json.nextToken()) {
        depth += t.isStructStart() ? 1 : t.isStructEnd() ? -1 : 0;
        if (t == JsonToken.FIELD_NAME && depth == 1) {
          any = true;
          page |= members.marksPage(json.currentName());
        }
      }
    } catch (IOException e) {
      // A line that goes on beyond the head may have its page there.
      return end == head.length && (page || any && cut && !needsPage);
    }
    return depth == 0 && (page || !needsPage);
  }
}
