package io.zhengwen.solr.reextract;

import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.config.SchemaCheck;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.solr.common.params.CommonParams;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.SchemaField;
import org.apache.solr.search.SolrIndexSearcher;

/** Checks that an atomic update of a page loses nothing of its document. */
final class AtomicUpdateCheck {
  private AtomicUpdateCheck() {}

  /**
   * Checks the fields of a schema, and those that documents of an index have by dynamic fields.
   *
   * @throws IllegalArgumentException if a field would be lost, or no page is stored; the message
   *     names the fields
   */
  static void check(MainContentConfig config, IndexSchema schema, SolrIndexSearcher searcher) {
    SchemaField key = schema.getUniqueKeyField();
    if (key == null || !key.stored()) {
      throw new IllegalArgumentException("documents have no unique key that is stored");
    }
    if (schema.getFieldOrNull(CommonParams.VERSION_FIELD) == null) {
      throw new IllegalArgumentException("the schema has no field _version_");
    }
    if (config.sources().stream()
        .map(schema::getFieldOrNull)
        .noneMatch(AtomicUpdateCheck::isKept)) {
      throw new IllegalArgumentException(
          "no page is stored: of "
              + String.join(", ", config.sources())
              + " none is a field that is stored; send the pages again instead");
    }
    Set<String> lost = new TreeSet<>();
    Set<String> names = new TreeSet<>(schema.getFields().keySet());
    searcher.getFieldNames().forEach(names::add);
    names.removeAll(written(config, schema));
    for (String name : names) {
      SchemaField field = schema.getFieldOrNull(name);
      if (field != null && field.indexed() && !isKept(field) && !schema.isCopyFieldTarget(field)) {
        lost.add(name);
      }
    }
    if (!lost.isEmpty()) {
      throw new IllegalArgumentException(
          "atomic updates would lose fields that are neither stored nor have docValues: "
              + String.join(", ", lost)
              + "; make them stored, or send the pages again instead");
    }
  }

  private static boolean isKept(SchemaField field) {
    return field != null && (field.stored() || field.hasDocValues());
  }

  /** Fields that are written anew, by the extraction or by Solr. */
  private static Set<String> written(MainContentConfig config, IndexSchema schema) {
    Set<String> written = new HashSet<>(config.fields().values());
    SchemaCheck.languageFields(config, schema)
        .byDestination()
        .values()
        .forEach(fields -> written.addAll(fields.values()));
    config.passages().ifPresent(passages -> written.add(passages.destination()));
    Stream.of(
            IndexSchema.ROOT_FIELD_NAME,
            IndexSchema.NEST_PATH_FIELD_NAME,
            IndexSchema.NEST_PARENT_FIELD_NAME,
            CommonParams.VERSION_FIELD)
        .forEach(written::add);
    return written;
  }
}
