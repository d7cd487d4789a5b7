package io.zhengwen.solr.reextract;

import io.zhengwen.solr.document.FieldValues;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.solr.common.SolrInputDocument;

/** An update that sets fields, while its values are plain. A document that is whole stays so. */
final class PlainUpdate {
  private static final String SET = "set";

  private final Set<String> set = new HashSet<>();
  private final Set<String> plain = new HashSet<>();

  /** Makes the values of an update plain; fields that it clears are removed. */
  void begin(SolrInputDocument document) {
    set.clear();
    plain.clear();
    for (String name : List.copyOf(document.getFieldNames())) {
      Object value = document.getField(name).getValue();
      if (!FieldValues.isUpdate(value)) {
        plain.add(name);
        continue;
      }
      set.add(name);
      Object wanted = ((Map<?, ?>) value).get(SET);
      if (wanted == null) {
        document.removeField(name);
      } else {
        document.setField(name, wanted);
      }
    }
  }

  /** Removes fields that an update neither sets nor clears, except those that it has already. */
  void removeOthers(SolrInputDocument document, Set<String> had) {
    if (!set.isEmpty()) {
      for (String name : List.copyOf(document.getFieldNames())) {
        if (!had.contains(name) && !set.contains(name)) {
          document.removeField(name);
        }
      }
    }
  }

  /** Sets what an update holds now, and clears those of its fields that are gone. */
  void restore(SolrInputDocument document) {
    if (set.isEmpty()) {
      return;
    }
    Set<String> names = new HashSet<>(document.getFieldNames());
    names.addAll(set);
    names.removeAll(plain);
    for (String name : names) {
      Object value = document.containsKey(name) ? document.getField(name).getValue() : null;
      document.setField(name, Collections.singletonMap(SET, value));
    }
  }
}
