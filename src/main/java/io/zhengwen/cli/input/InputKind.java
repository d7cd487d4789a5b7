package io.zhengwen.cli.input;

import io.zhengwen.text.LowerCase;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.zip.ZipException;

/** What a file or stream holds, recognised by its first bytes. */
enum InputKind {
  /** A web archive: WARC, or its predecessor ARC. */
  WARC,
  /** A ZIP file, which may be a WACZ. */
  ZIP,
  /** JSON objects, one a line, which may have pages. */
  JSON_LINES,
  /** JSON objects in an array, which may have pages, or over several lines. */
  JSON_VALUES,
  /** A page with its images and the like in one file (MHTML). */
  MHTML,
  /** A mail, or a mailbox of them. */
  MAIL,
  /** Anything else. */
  OTHER;

  /** How many bytes of a file are looked at. */
  static final int HEAD = 16384;

  private static final Pattern ARCHIVE_START =
      Pattern.compile("(?:\u00ef\u00bb\u00bf)?\\s*(?:WARC/|filedesc://)");

  /** The beginning of a record. */
  private static final Pattern RECORD =
      Pattern.compile(
          "^WARC/1\\.\\d\\r?\\n(?:WARC|Content)-[A-Z-]+:",
          Pattern.MULTILINE | Pattern.CASE_INSENSITIVE);

  /**
   * Recognises a file by its head, which has been uncompressed.
   *
   * @param name the file's name: one of a web archive is believed even if the archive begins amid a
   *     record, or is broken there
   * @param cut whether the file goes on behind the head
   */
  static InputKind of(byte[] head, boolean cut, String name, JsonMembers members) {
    if (startsWith(head, "PK\3\4")) {
      return ZIP;
    }
    String text = new String(head, StandardCharsets.ISO_8859_1);
    if (isCalledArchive(name)
        || beginsArchive(text)
        || hasRecord(text) && !HtmlSniffer.beginsPage(new String(head, StandardCharsets.UTF_8))) {
      return WARC;
    }
    MessageHead message = MessageHead.of(text);
    if (message.isSavedPage()) {
      return MHTML;
    }
    if (message.isMail()) {
      return MAIL;
    }
    if (JsonHead.isArray(head, cut, members)) {
      return JSON_VALUES;
    }
    if (JsonHead.isJsonLines(head, cut, members)) {
      return JSON_LINES;
    }
    return JsonHead.isObjectOverLines(head, members) ? JSON_VALUES : OTHER;
  }

  private static boolean isCalledArchive(String name) {
    String lower = LowerCase.of(name);
    return lower.endsWith(".warc") || lower.endsWith(".warc.gz");
  }

  /** Whether a head is of a web archive as it is, or a record begins within it. */
  static boolean holdsArchive(byte[] head) {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    return beginsArchive(text) || hasRecord(text);
  }

  private static boolean beginsArchive(String text) {
    return ARCHIVE_START.matcher(text).lookingAt();
  }

  private static boolean hasRecord(String text) {
    return RECORD.matcher(text).find();
  }

  static boolean isGzip(byte[] head) {
    return startsWith(head, "\u001f\u008b");
  }

  /**
   * Returns what can be uncompressed of a head, also behind what is broken; the head itself if it
   * is not gzipped.
   */
  static byte[] uncompressed(byte[] head) {
    if (!isGzip(head)) {
      return head;
    }
    byte[] text = new byte[HEAD];
    int length = 0;
    try (InputStream in = new GzipMembers(new ByteArrayInputStream(head))) {
      for (int n = 0; n >= 0 && length < HEAD; length += Math.max(0, n)) {
        n = readOn(in, text, length);
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return Arrays.copyOf(text, length);
  }

  /** Whether a gzipped head is that of a content without a byte. */
  static boolean isEmptyGzip(byte[] head) {
    try (InputStream in = GzipMembers.ofContent(new ByteArrayInputStream(head))) {
      return in.read() < 0;
    } catch (IOException cutOffOrBroken) {
      return false;
    }
  }

  private static int readOn(InputStream in, byte[] text, int length) throws IOException {
    try {
      return in.read(text, length, HEAD - length);
    } catch (ZipException | EOFException cutOffOrBroken) {
      return 0;
    }
  }

  private static boolean startsWith(byte[] bytes, String latin1) {
    byte[] start = latin1.getBytes(StandardCharsets.ISO_8859_1);
    return bytes.length >= start.length
        && Arrays.equals(bytes, 0, start.length, start, 0, start.length);
  }
}
