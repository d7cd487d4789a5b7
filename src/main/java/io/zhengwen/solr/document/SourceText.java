package io.zhengwen.solr.document;

import io.zhengwen.page.read.ContentSniffer;
import io.zhengwen.page.read.PageParser;
import io.zhengwen.page.read.PageParser.DecodedPage;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A source field's values as text.
 *
 * @param values the decoded values in order; none where bytes are no HTML
 * @param wereBytes whether any of them came as bytes or base64
 * @param charset the encoding of the first that came as bytes; empty where all were text
 * @param otherFormat what the source is instead of HTML; empty where it may be HTML
 */
public record SourceText(
    List<String> values,
    boolean wereBytes,
    Optional<String> charset,
    Optional<String> otherFormat) {

  /**
   * Decodes values.
   *
   * @param contentType the HTTP header Content-Type, or null
   * @throws UnusablePageException where a value is neither text nor bytes
   */
  public static SourceText read(List<Object> values, String contentType, Base64Text base64)
      throws UnusablePageException {
    List<String> texts = new ArrayList<>();
    Optional<String> charset = Optional.empty();
    boolean wereBytes = false;
    Optional<String> other = ContentSniffer.byContentType(contentType);
    for (Object value : values) {
      Optional<byte[]> bytes = bytes(value, base64);
      if (bytes.isEmpty()) {
        texts.add(value.toString());
        if (other.isEmpty()) {
          other = base64.leftover(value.toString());
        }
        continue;
      }
      wereBytes = true;
      if (other.isEmpty()) {
        other = ContentSniffer.bySignature(bytes.get());
      }
      if (other.isPresent()) {
        return new SourceText(List.of(), true, Optional.empty(), other);
      }
      DecodedPage page = PageParser.decode(bytes.get(), contentType);
      texts.add(page.html());
      charset = charset.or(() -> Optional.of(page.charset().name()));
    }
    for (String text : texts) {
      if (other.isEmpty()) {
        other = ContentSniffer.byText(text);
      }
    }
    if (wereBytes && other.isPresent()) {
      return new SourceText(List.of(), true, Optional.empty(), other);
    }
    return new SourceText(List.copyOf(texts), wereBytes, charset, other);
  }

  /** The page. */
  public String html() {
    return values.size() == 1 ? values.get(0) : String.join("\n", values);
  }

  public static boolean isBytes(Object value) {
    return value instanceof byte[] || value instanceof ByteBuffer;
  }

  private static Optional<byte[]> bytes(Object value, Base64Text base64)
      throws UnusablePageException {
    if (value instanceof byte[] bytes) {
      return Optional.of(bytes);
    }
    if (value instanceof ByteBuffer buffer) {
      byte[] bytes = new byte[buffer.remaining()];
      buffer.duplicate().get(bytes);
      return Optional.of(bytes);
    }
    if (value instanceof CharSequence text) {
      return base64.bytes(text.toString());
    }
    throw new UnusablePageException(
        "the value is of type " + value.getClass().getSimpleName() + "; a page is text or bytes");
  }
}
