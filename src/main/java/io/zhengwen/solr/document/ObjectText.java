package io.zhengwen.solr.document;

import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.SolrInputField;
import org.noggit.JSONUtil;

/** Objects in fields that hold text: each becomes JSON. Atomic updates stay, with such values. */
final class ObjectText {
  private static final int ONE_LINE = -1;

  private ObjectText() {}

  /** Whether a value of a field, or of an atomic update of it, is an object. */
  static boolean isIn(Object value) {
    return AtomicUpdate.is(value)
        ? ((Map<?, ?>) value).values().stream().anyMatch(ObjectText::hasObject)
        : hasObject(value);
  }

  private static boolean hasObject(Object value) {
    return value instanceof Map
        || value instanceof Collection<?> many && many.stream().anyMatch(ObjectText::hasObject);
  }

  /** The value or values of a field, without objects. */
  static Object of(Object value) {
    return AtomicUpdate.is(value)
        ? ofMembers((Map<?, ?>) value, ObjectText::withoutObjects)
        : withoutObjects(value);
  }

  private static Object withoutObjects(Object value) {
    if (value instanceof Collection<?> many) {
      return ofEach(many, ObjectText::withoutObjects);
    }
    return value instanceof Map ? JSONUtil.toJSON(plain(value), ONE_LINE) : value;
  }

  /** A value of maps, lists, texts, numbers and truth values. */
  private static Object plain(Object value) {
    if (value instanceof Map<?, ?> object) {
      Map<Object, Object> members = ofMembers(object, ObjectText::plain);
      if (object instanceof SolrInputDocument document && document.hasChildDocuments()) {
        members.put("_childDocuments_", ofEach(document.getChildDocuments(), ObjectText::plain));
      }
      return members;
    }
    if (value instanceof Collection<?> many) {
      return ofEach(many, ObjectText::plain);
    }
    if (value instanceof byte[] bytes) {
      return Base64.getEncoder().encodeToString(bytes);
    }
    return value instanceof Date date ? date.toInstant().toString() : value;
  }

  private static Map<Object, Object> ofMembers(Map<?, ?> object, UnaryOperator<Object> change) {
    Map<Object, Object> changed = new LinkedHashMap<>();
    object.forEach(
        (name, value) ->
            changed.put(
                name,
                change.apply(value instanceof SolrInputField field ? field.getValue() : value)));
    return changed;
  }

  private static List<Object> ofEach(Collection<?> values, UnaryOperator<Object> change) {
    List<Object> changed = new ArrayList<>();
    values.forEach(value -> changed.add(change.apply(value)));
    return changed;
  }
}
