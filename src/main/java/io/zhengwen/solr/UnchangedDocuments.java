package io.zhengwen.solr;

import io.zhengwen.solr.config.FieldTraits;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.config.SchemaCheck;
import io.zhengwen.solr.config.WrapperConfig;
import io.zhengwen.solr.document.Destination;
import io.zhengwen.solr.document.FieldValues;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apache.solr.common.SolrDocument;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.params.CommonParams;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.SchemaField;
import org.apache.solr.update.AddUpdateCommand;

/**
 * Recognises documents of one request that are in the index already, with the same main text by its
 * signature and the same values of all other fields that count. What cannot be compared counts as
 * changed.
 */
final class UnchangedDocuments {
  private final MainContentConfig config;
  private final IndexSchema schema;
  private final StoredDocuments stored;

  /** Fields that may differ: the page itself, and what follows from its template. */
  private final Set<String> ignored = new HashSet<>();

  /** Fields that the page and its templates decide on: one that is gone is a change. */
  private final Set<String> required = new TreeSet<>();

  private final Set<String> seen = new HashSet<>();
  private boolean deleted;

  UnchangedDocuments(MainContentConfig config, IndexSchema schema, StoredDocuments stored) {
    this.config = config;
    this.schema = schema;
    this.stored = stored;
    ignored.addAll(config.sources());
    ignored.addAll(config.unchangedIgnore());
    config.passages().ifPresent(passages -> ignored.add(passages.destination()));
    config
        .fields()
        .forEach(
            (destination, field) -> (destination.identifies() ? required : ignored).add(field));
    config.wrappers().flatMap(WrapperConfig::written).ifPresent(required::add);
    SchemaCheck.languageFields(config, schema)
        .byDestination()
        .values()
        .forEach(byLanguage -> ignored.addAll(byLanguage.values()));
  }

  /** Notes that the request deletes: what is stored may be gone when a later document arrives. */
  void deletes() {
    deleted = true;
  }

  /**
   * Whether a document without nested ones, with all that was extracted, need not be indexed, and
   * neither need its records. Those whose id the request has brought before must be.
   *
   * @param records the records of the page that are documents of their own
   */
  boolean contains(AddUpdateCommand cmd, List<SolrInputDocument> records) {
    SolrInputDocument doc = cmd.getSolrInputDocument();
    boolean first = isFirst(doc);
    for (SolrInputDocument record : records) {
      first &= isFirst(record);
    }
    String signature = config.fields().get(Destination.SIGNATURE);
    Set<String> compared = new TreeSet<>(doc.getFieldNames());
    compared.addAll(required);
    compared.removeAll(ignored);
    compared.add(signature);
    return first
        && !deleted
        && isPlain(cmd)
        && doc.containsKey(signature)
        && isStored(doc, compared)
        && records.stream().allMatch(this::isStored);
  }

  private boolean isFirst(SolrInputDocument doc) {
    String id = id(doc);
    return id != null && seen.add(id);
  }

  private String id(SolrInputDocument doc) {
    SchemaField key = schema.getUniqueKeyField();
    return key == null ? null : FieldValues.text(doc, key.getName());
  }

  private boolean isStored(SolrInputDocument record) {
    Set<String> compared = new TreeSet<>(record.getFieldNames());
    compared.removeAll(ignored);
    return isStored(record, compared);
  }

  private boolean isStored(SolrInputDocument doc, Set<String> compared) {
    if (!compared.stream().allMatch(this::isReadable)) {
      return false;
    }
    Optional<SolrDocument> before = stored.get(id(doc), compared);
    return before.isPresent()
        && compared.stream()
            .allMatch(
                field ->
                    values(field, doc.getFieldValues(field))
                        .equals(values(field, before.get().getFieldValues(field))));
  }

  /** Whether the command replaces a document as a whole, whatever its version. */
  private static boolean isPlain(AddUpdateCommand cmd) {
    SolrInputDocument doc = cmd.getSolrInputDocument();
    return cmd.overwrite
        && !doc.containsKey(CommonParams.VERSION_FIELD)
        && doc.values().stream().noneMatch(field -> FieldValues.isUpdate(field.getValue()));
  }

  private boolean isReadable(String field) {
    SchemaField known = schema.getFieldOrNull(field);
    return known != null && FieldTraits.isReadable(known);
  }

  /** Values in a form that is the same as they are sent and as they are stored, or is not. */
  private List<String> values(String field, Collection<Object> values) {
    List<String> texts = new ArrayList<>();
    for (Object value : values == null ? List.of() : values) {
      texts.add(value instanceof Date date ? date.toInstant().toString() : String.valueOf(value));
    }
    if (schema.getField(field).hasDocValues() && !schema.getField(field).stored()) {
      texts.sort(null);
    }
    return texts;
  }
}
