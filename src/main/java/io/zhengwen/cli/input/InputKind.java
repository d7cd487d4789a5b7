package io.zhengwen.cli.input;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;

/** What a file or stream holds, recognised by its first bytes. */
enum InputKind {
  /** A web archive: WARC, or its predecessor ARC. */
  WARC,
  /** A ZIP file, which may be a WACZ. */
  ZIP,
  /** JSON objects, one a line, of which the first has a page or a reported failure. */
  PAGES_AS_JSON,
  /** JSON objects, one a line, without pages. */
  OTHER_JSON_LINES,
  /** Anything else. */
  OTHER;

  /** How many bytes of a file are looked at. */
  static final int HEAD = 16384;

  private static final JsonFactory JSON = new JsonFactory();

  /** Recognises a file by its head, which has been uncompressed. */
  static InputKind of(byte[] head, JsonMembers members) {
    if (startsWith(head, "WARC/") || startsWith(head, "filedesc://")) {
      return WARC;
    }
    if (startsWith(head, "PK\3\4")) {
      return ZIP;
    }
    return jsonLines(head, members);
  }

  static boolean isGzip(byte[] head) {
    return startsWith(head, "\u001f\u008b");
  }

  /** Returns what can be uncompressed of a head; the head itself if it is not gzipped. */
  static byte[] uncompressed(byte[] head) {
    if (!isGzip(head)) {
      return head;
    }
    byte[] text = new byte[HEAD];
    int length = 0;
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(head))) {
      for (int n = 0; n >= 0 && length < HEAD; n = in.read(text, length, HEAD - length)) {
        length += n;
      }
    } catch (IOException cutOffOrBroken) {
      // What came before is what can be said about the file.
    }
    return java.util.Arrays.copyOf(text, length);
  }

  private static boolean startsWith(byte[] bytes, String latin1) {
    byte[] start = latin1.getBytes(StandardCharsets.ISO_8859_1);
    return bytes.length >= start.length
        && java.util.Arrays.equals(bytes, 0, start.length, start, 0, start.length);
  }

  private static InputKind jsonLines(byte[] head, JsonMembers members) {
    int start = 0;
    if (startsWith(head, "\u00ef\u00bb\u00bf")) {
      start = 3;
    }
    while (start < head.length && head[start] <= ' ' && head[start] >= 0) {
      start++;
    }
    if (start == head.length || head[start] != '{') {
      return OTHER;
    }
    int end = start;
    while (end < head.length && head[end] != '\n') {
      end++;
    }
    return firstObject(head, start, end, members);
  }

  /** Reads the first line, which the head may cut off. */
  private static InputKind firstObject(byte[] head, int start, int end, JsonMembers members) {
    int depth = 0;
    boolean page = false;
    boolean any = false;
    try (JsonParser json = JSON.createParser(head, start, end - start)) {
      for (JsonToken t = json.nextToken(); t != null; t = json.nextToken()) {
        depth += t.isStructStart() ? 1 : t.isStructEnd() ? -1 : 0;
        if (t == JsonToken.FIELD_NAME && depth == 1) {
          any = true;
          page |= members.marksPage(json.currentName());
        }
      }
    } catch (IOException e) {
      // A line that goes on beyond the head may have its page there.
      boolean cutOff = end == head.length && head.length == HEAD && any;
      return cutOff ? PAGES_AS_JSON : OTHER;
    }
    return depth != 0 ? OTHER : page ? PAGES_AS_JSON : OTHER_JSON_LINES;
  }
}
