package io.zhengwen.solr.document;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.solr.common.SolrInputDocument;

/**
 * The field of a document that holds its page.
 *
 * @param name the field's name
 * @param values the field's values, at least one unless it is being cleared
 */
public record SourceField(String name, List<Object> values) {
  private static final String SET = "set";

  /** Thrown for an update of a source field that is an error whatever {@code onError} says. */
  public static final class RefusedUpdateException extends Exception {
    RefusedUpdateException(String message) {
      super(message);
    }
  }

  /**
   * Finds the source field.
   *
   * @param names candidates; the first with a value that is not blank is the source, else the first
   *     with a blank one
   * @return empty if the document carries none
   * @throws RefusedUpdateException if an atomic update is not a {@code set}
   */
  public static Optional<SourceField> find(SolrInputDocument doc, List<String> names)
      throws RefusedUpdateException {
    SourceField blank = null;
    SourceField cleared = null;
    for (String name : names) {
      Object value = doc.containsKey(name) ? doc.getField(name).getValue() : null;
      if (value == null) {
        continue;
      }
      boolean atomic = FieldValues.isUpdate(value);
      List<Object> values = values(atomic ? replacement(name, (Map<?, ?>) value) : value);
      if (!values.stream().allMatch(SourceField::isBlank)) {
        return Optional.of(new SourceField(name, values));
      }
      if (!values.isEmpty() && blank == null) {
        blank = new SourceField(name, values);
      } else if (values.isEmpty() && atomic && cleared == null) {
        cleared = new SourceField(name, List.of());
      }
    }
    return Optional.ofNullable(blank == null ? cleared : blank);
  }

  private static boolean isBlank(Object value) {
    return (value instanceof CharSequence text && text.toString().isBlank())
        || (value instanceof byte[] bytes && bytes.length == 0)
        || (value instanceof ByteBuffer buffer && !buffer.hasRemaining());
  }

  /** The size of the page: that of bytes, or of strings in UTF-8. */
  public long bytes() {
    long bytes = 0;
    for (Object value : values) {
      if (value instanceof byte[] array) {
        bytes += array.length;
      } else if (value instanceof ByteBuffer buffer) {
        bytes += buffer.remaining();
      } else if (value instanceof CharSequence text) {
        bytes += utf8Length(text.toString());
      }
    }
    return bytes;
  }

  /** The length in UTF-8; a surrogate takes half of what its pair does. */
  private static long utf8Length(String text) {
    long length = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      length += c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
    }
    return length;
  }

  /** Whether an atomic update removes the page. */
  public boolean isCleared() {
    return values.isEmpty();
  }

  private static Object replacement(String name, Map<?, ?> update) throws RefusedUpdateException {
    if (update.size() == 1 && update.containsKey(SET)) {
      return update.get(SET);
    }
    throw new RefusedUpdateException(
        "field '"
            + name
            + "': the atomic update "
            + update.keySet()
            + " of a source field cannot be extracted, since the page in the index is not at hand;"
            + " use {\"set\": page} or {\"set\": null}");
  }

  private static List<Object> values(Object value) {
    List<Object> values = new ArrayList<>();
    for (Object one : value instanceof Collection<?> c ? c : Arrays.asList(value)) {
      if (one != null) {
        values.add(one);
      }
    }
    return values;
  }
}
