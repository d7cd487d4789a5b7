package io.zhengwen.solr.document;

import io.zhengwen.page.read.NotHtmlException;
import io.zhengwen.page.read.PageText;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A source field's values, decoded and checked.
 *
 * @param parts the values in order; none if the source is not HTML
 * @param wereBytes whether any of them came as bytes or base64
 * @param charset the encoding of the first that came as bytes; empty if all were text
 * @param otherFormat what the source is instead of HTML; empty if it may be HTML
 */
public record SourceText(
    List<PageText> parts,
    boolean wereBytes,
    Optional<String> charset,
    Optional<String> otherFormat) {

  /** Thrown for a source that no page can be read from; the message is fit for a user. */
  public static final class UnusablePageException extends Exception {
    /** Creates an exception with the reason as its message. */
    public UnusablePageException(String message) {
      super(message);
    }
  }

  /**
   * Decodes values.
   *
   * @param contentType the HTTP header Content-Type, or null
   * @throws UnusablePageException if a value is neither text nor bytes, or not the base64 that it
   *     must be
   */
  public static SourceText read(List<Object> values, String contentType, Base64Text base64)
      throws UnusablePageException {
    List<PageText> parts = new ArrayList<>();
    Optional<String> charset = Optional.empty();
    Optional<String> otherFormat = Optional.empty();
    boolean wereBytes = false;
    for (Object value : values) {
      Optional<byte[]> bytes = bytes(value, base64);
      wereBytes |= bytes.isPresent();
      if (otherFormat.isPresent()) {
        continue;
      }
      try {
        PageText part =
            bytes.isPresent()
                ? PageText.of(bytes.get(), contentType)
                : PageText.of(value.toString(), contentType);
        parts.add(part);
        if (bytes.isPresent()) {
          charset = charset.or(() -> Optional.of(part.charset().name()));
        } else {
          otherFormat = base64.leftover(value.toString());
        }
      } catch (NotHtmlException e) {
        otherFormat = Optional.of(e.format());
      }
    }
    return otherFormat.isPresent()
        ? new SourceText(List.of(), wereBytes, Optional.empty(), otherFormat)
        : new SourceText(List.copyOf(parts), wereBytes, charset, otherFormat);
  }

  /** The values as text; none if the source is not HTML. */
  public List<String> values() {
    return parts.stream().map(PageText::html).toList();
  }

  /** The page: all values in order, separated by line breaks. */
  public PageText page() {
    return parts.size() == 1 ? parts.get(0) : PageText.join(parts);
  }

  /** Whether a value is bytes. */
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
