package io.zhengwen.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.channels.Channels;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.netpreserve.jwarc.BrotliUtils;
import org.netpreserve.jwarc.HttpResponse;

/**
 * The content of an archived response without its content encoding. Some crawlers keep the header
 * {@code Content-Encoding} although they stored the content decoded; that is recognised.
 */
final class HttpContent {
  private HttpContent() {}

  /** Reads as much as a page may have. */
  static byte[] read(HttpResponse http) throws IOException {
    String encoding =
        http.headers().first("Content-Encoding").orElse("").strip().toLowerCase(Locale.ROOT);
    PushbackInputStream body = new PushbackInputStream(http.body().stream(), 2);
    try (InputStream decoded = decoded(body, encoding)) {
      return decoded.readNBytes(PageContents.MOST);
    }
  }

  private static InputStream decoded(PushbackInputStream body, String encoding) throws IOException {
    byte[] start = body.readNBytes(2);
    body.unread(start);
    if (start.length < 2 || encoding.isEmpty() || encoding.equals("identity")) {
      return body;
    }
    int word = (start[0] & 0xFF) << 8 | (start[1] & 0xFF);
    return switch (encoding) {
      case "gzip", "x-gzip" -> word == 0x1f8b ? new GZIPInputStream(body) : body;
      case "deflate" -> inflated(body, word);
      case "br" ->
          beginsLikeText(start)
              ? body
              : Channels.newInputStream(BrotliUtils.brotliChannel(Channels.newChannel(body)));
      default -> throw new IOException("unknown content encoding '" + encoding + "'");
    };
  }

  /** Of zlib's format, or bare as some servers send it. */
  private static InputStream inflated(InputStream body, int word) {
    if ((word >> 8 & 0x0f) == 8 && word % 31 == 0) {
      return new InflaterInputStream(body);
    }
    return beginsLikeText(new byte[] {(byte) (word >> 8)})
        ? body
        : new InflaterInputStream(body, new Inflater(true));
  }

  private static boolean beginsLikeText(byte[] start) {
    return start[0] == '<' || start[0] == ' ' || start[0] == '\r' || start[0] == '\n';
  }
}
