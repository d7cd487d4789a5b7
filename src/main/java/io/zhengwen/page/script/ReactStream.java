package io.zhengwen.page.script;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The rows of a stream of React server components, as Next.js writes it into a page in chunks.
 *
 * <p>A row is {@code id:value} and ends at a line break, or it is {@code id:Tlength,text}: a text
 * of so many bytes of UTF-8 (id and length are hexadecimal) that other rows refer to as {@code
 * "$id"}. A row may go on in the next chunk. Rows of other kinds (modules, hints, errors) are
 * skipped.
 */
final class ReactStream {
  private final List<String> values = new ArrayList<>();
  private final Map<String, String> texts = new HashMap<>();
  private final String stream;
  private int at;

  /** Reads the rows of a stream whose chunks were joined. */
  ReactStream(String stream) {
    this.stream = stream;
    while (at < stream.length()) {
      readRow();
    }
  }

  /** The objects and arrays among the rows, as JSON, in the order of the stream. */
  List<String> values() {
    return values;
  }

  /** The texts, by what refers to them: {@code $24}. */
  Map<String, String> texts() {
    return texts;
  }

  private void readRow() {
    int colon = endOfHex(at);
    if (!has(':', colon)) {
      skipLine();
      return;
    }
    String id = stream.substring(at, colon);
    at = colon + 1;
    int comma = endOfHex(at + 1);
    if (has('T', at) && has(',', comma) && comma > at + 1 && comma <= at + 8) {
      int end = afterBytes(comma + 1, Integer.parseInt(stream, at + 1, comma, 16));
      texts.put("$" + id, stream.substring(comma + 1, end));
      at = end;
    } else {
      int start = at;
      boolean isStructure = has('{', at) || has('[', at);
      skipLine();
      if (isStructure) {
        values.add(stream.substring(start, at));
      }
    }
  }

  private boolean has(char c, int index) {
    return index < stream.length() && stream.charAt(index) == c;
  }

  private int endOfHex(int from) {
    int end = from;
    while (end < stream.length() && Character.digit(stream.charAt(end), 16) >= 0) {
      end++;
    }
    return end;
  }

  private void skipLine() {
    int end = stream.indexOf('\n', at);
    at = end < 0 ? stream.length() : end + 1;
  }

  /** The index behind so many bytes of UTF-8, or the end of the stream. */
  private int afterBytes(int from, int bytes) {
    int index = from;
    for (int left = bytes; left > 0 && index < stream.length(); ) {
      int cp = stream.codePointAt(index);
      left -= cp < 0x80 ? 1 : cp < 0x800 ? 2 : cp < 0x10000 ? 3 : 4;
      index += Character.charCount(cp);
    }
    return index;
  }
}
