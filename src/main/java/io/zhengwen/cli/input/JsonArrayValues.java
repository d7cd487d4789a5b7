package io.zhengwen.cli.input;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.store.JsonFault;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * The values of an array, or of several arrays one behind the other, as of an export that was
 * appended to; or objects one behind the other, on any lines. A broken one ends the reading.
 */
final class JsonArrayValues implements JsonValues {
  private final String name;
  private final Allowance in;
  private JsonParser parser;
  private long number;
  private boolean ended;

  /** Refuses values of more bytes than a line may have. */
  private static final class Allowance extends FilterInputStream {
    private long left;

    Allowance(InputStream in) {
      super(in);
    }

    void renew() {
      left = JsonPages.MOST_BYTES;
    }

    @Override
    public int read(byte[] out, int offset, int length) throws IOException {
      int n = super.read(out, offset, length);
      left -= n;
      if (left < 0) {
        throw new IOException("longer than " + JsonPages.MOST_BYTES + " bytes");
      }
      return n;
    }
  }

  JsonArrayValues(InputStream in, String name) {
    this.name = name;
    this.in = new Allowance(in);
  }

  @Override
  public Value next() {
    if (ended) {
      return null;
    }
    number++;
    String place = name + ", object " + number;
    in.renew();
    try {
      if (begins()) {
        return Value.of(JsonPages.MAPPER.readTree(parser), place, "" + number);
      }
      ended = true;
      return null;
    } catch (JsonProcessingException e) {
      return last(place, "not JSON: " + JsonFault.of(e));
    } catch (IOException e) {
      return last(place, Problems.reason(e));
    }
  }

  private Value last(String place, String fault) {
    ended = true;
    return Value.broken(place, fault + "; the rest was not read");
  }

  /** Goes to the next value, into an array and out of it; false at the end. */
  private boolean begins() throws IOException {
    if (parser == null) {
      parser = JsonPages.MAPPER.createParser(in);
    }
    JsonToken token = parser.nextToken();
    while (token == JsonToken.END_ARRAY || token == JsonToken.START_ARRAY && isOutermost()) {
      token = parser.nextToken();
    }
    return token != null;
  }

  private boolean isOutermost() {
    return parser.getParsingContext().getParent().inRoot();
  }
}
