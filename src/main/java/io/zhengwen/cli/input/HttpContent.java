package io.zhengwen.cli.input;

import io.zhengwen.text.LowerCase;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.channels.Channels;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.netpreserve.jwarc.BrotliUtils;
import org.netpreserve.jwarc.HttpResponse;

/**
 * The content of an archived response without its codings, those of its transfer included. Some
 * crawlers keep the header {@code Content-Encoding} although they stored the content decoded; that
 * is recognised. Codings that are none, such as {@code utf-8}, are ignored, as by browsers.
 */
final class HttpContent {
  /** Codings that change a content; not of all of them can it be freed. */
  private static final Set<String> CODINGS =
      Set.of("gzip", "x-gzip", "deflate", "br", "compress", "x-compress", "zstd", "dcb", "dcz");

  /** More codings, one around the other, than any content has. */
  private static final int MOST_CODINGS = 5;

  private static final int BUFFER = 8192;

  private HttpContent() {}

  /**
   * Reads as much as a page may have.
   *
   * @param cut whether the crawler cut the content off, so that it may end amid a chunk or what is
   *     compressed; it is read as far as it goes
   */
  static byte[] read(HttpResponse http, boolean cut) throws IOException {
    InputStream content = http.body().stream();
    for (String coding : codings(http)) {
      content = decoded(new PushbackInputStream(content, 2), coding);
    }
    try (InputStream decoded = content) {
      return cut ? asFarAsItGoes(decoded) : decoded.readNBytes(PageContents.MOST);
    }
  }

  private static byte[] asFarAsItGoes(InputStream content) throws IOException {
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    byte[] buffer = new byte[BUFFER];
    try {
      for (int n = 0; n >= 0 && read.size() < PageContents.MOST; ) {
        n = content.read(buffer, 0, Math.min(BUFFER, PageContents.MOST - read.size()));
        read.write(buffer, 0, Math.max(0, n));
      }
    } catch (EOFException end) {
      if (read.size() == 0) {
        throw end;
      }
    }
    return read.toByteArray();
  }

  /** The codings of a content, and around it of its transfer, the last one first. */
  private static List<String> codings(HttpResponse http) throws IOException {
    List<String> all = new ArrayList<>(http.headers().all("Content-Encoding"));
    all.addAll(http.headers().all("Transfer-Encoding"));
    List<String> codings = new ArrayList<>();
    for (String name : LowerCase.of(String.join(",", all)).split(",")) {
      String coding = name.strip();
      if (CODINGS.contains(coding)) {
        codings.add(coding);
      }
    }
    if (codings.size() > MOST_CODINGS) {
      throw new IOException("it has more than " + MOST_CODINGS + " content encodings");
    }
    Collections.reverse(codings);
    return codings;
  }

  private static InputStream decoded(PushbackInputStream body, String coding) throws IOException {
    byte[] start = body.readNBytes(2);
    body.unread(start);
    if (start.length < 2) {
      return body;
    }
    return switch (coding) {
      case "gzip", "x-gzip" -> word(start) == 0x1f8b ? GzipMembers.ofContent(body) : body;
      case "deflate" -> inflated(body, start);
      case "br" ->
          beginsLikeText(start)
              ? body
              : Channels.newInputStream(BrotliUtils.brotliChannel(Channels.newChannel(body)));
      default -> {
        if (!beginsLikeText(start)) {
          throw new IOException("the content encoding '" + coding + "' is not supported");
        }
        yield body;
      }
    };
  }

  /** Of zlib's format, or bare as some servers send it. */
  private static InputStream inflated(InputStream body, byte[] start) {
    if ((start[0] & 0x0f) == 8 && word(start) % 31 == 0) {
      return new InflaterInputStream(body);
    }
    return beginsLikeText(start) ? body : new InflaterInputStream(body, new Inflater(true));
  }

  /** Whether markup, white space or a byte order mark is what begins a content. */
  private static boolean beginsLikeText(byte[] start) {
    int word = word(start);
    return "< \t\r\n".indexOf(start[0]) >= 0 || word == 0xEFBB || word == 0xFFFE || word == 0xFEFF;
  }

  private static int word(byte[] start) {
    return (start[0] & 0xFF) << 8 | (start[1] & 0xFF);
  }
}
