package io.zhengwen.cli.input;

import com.fasterxml.jackson.core.JsonParser;
import io.zhengwen.cli.console.Problems;
import java.io.IOException;
import java.io.InputStream;

/**
 * The values of JSON lines, one a line or several on it; a line may end in a comma. Behind a broken
 * one, reading goes on with the next line.
 */
final class JsonLineValues implements JsonValues {
  private final String name;
  private final BoundedLines lines;
  private JsonParser line;
  private long number;
  private int object;
  private boolean ended;

  JsonLineValues(InputStream in, String name) {
    this.name = name;
    this.lines = new BoundedLines(in, JsonPages.MOST_BYTES);
  }

  @Override
  public Value next() {
    Value value = line == null ? null : nextOfLine();
    while (value == null && !ended) {
      value = beginLine();
    }
    return value;
  }

  /** Reads a line and its first value; null if it has none or if there is no further line. */
  private Value beginLine() {
    try {
      byte[] bytes = lines.next();
      if (bytes == null) {
        ended = true;
        return null;
      }
      number++;
      object = 0;
      if (lines.tooLong()) {
        return Value.broken(place(), "longer than " + JsonPages.MOST_BYTES + " bytes");
      }
      line = JsonPages.MAPPER.createParser(bytes, 0, JsonHead.endOfValues(bytes, 0, bytes.length));
    } catch (IOException e) {
      ended = true;
      return Value.broken(name + ", behind line " + number, Problems.reason(e));
    }
    return nextOfLine();
  }

  private Value nextOfLine() {
    object++;
    try {
      if (line.nextToken() == null) {
        line = null;
        return null;
      }
      String position = object == 1 ? "" + number : number + "." + object;
      return Value.of(JsonPages.MAPPER.readTree(line), place(), position);
    } catch (IOException e) {
      line = null;
      return Value.broken(place(), "not JSON: " + Problems.reason(e));
    }
  }

  private String place() {
    return name + ", line " + number + (object <= 1 ? "" : ", object " + object);
  }
}
