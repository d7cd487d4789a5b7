package io.zhengwen.solr.config;

import io.zhengwen.metadata.PageDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.solr.schema.FieldType;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.NumberType;
import org.apache.solr.schema.SchemaField;

/** Which fields of a schema can take what wrapper templates read. Immutable. */
public final class WrapperSchema {
  private final MainContentConfig config;
  private final IndexSchema schema;

  /** Looks at a schema. */
  public WrapperSchema(MainContentConfig config, IndexSchema schema) {
    this.config = config;
    this.schema = schema;
  }

  /** Checks the fields that options name. */
  static void check(WrapperConfig wrappers, IndexSchema schema) {
    for (Map.Entry<String, String> own : wrappers.ownFields()) {
      FieldCheck.requireText(
          own.getKey(), FieldCheck.requireOurs(schema, own.getKey(), own.getValue()));
    }
    wrappers.written().map(schema::getField).ifPresent(WrapperSchema::checkWritten);
    SchemaCheck.requireKey("option 'wrappers' is given", schema);
    if (wrappers.records() == WrapperConfig.Records.CHILDREN) {
      SchemaCheck.requireNested("option 'wrappers.records' has the value 'children'", schema);
    }
    if (wrappers.records() == WrapperConfig.Records.DOCUMENTS) {
      SchemaCheck.requireTextKey("option 'wrappers.records' has the value 'documents'", schema);
    }
  }

  private static void checkWritten(SchemaField field) {
    FieldCheck.requireMany(WrapperConfig.WRITTEN, field);
    FieldCheck.requireReadable(WrapperConfig.WRITTEN, field, "it is read before an atomic update");
  }

  /** The unique key. */
  public String key() {
    return schema.getUniqueKeyField().getName();
  }

  /**
   * Whether a template may write to a field: the schema has it, and neither Solr nor the crawler
   * fills it.
   */
  public boolean isWritable(String name) {
    return schema.getFieldOrNull(name) != null
        && !FieldTraits.RESERVED.contains(name)
        && !name.equals(key())
        && Stream.concat(
                config.sources().stream(),
                Stream.of(config.urlField(), config.contentTypeField()).filter(Objects::nonNull))
            .noneMatch(name::equals);
  }

  /** Whether a field can hold a value. */
  public boolean holds(String name, Object value) {
    FieldType type = schema.getFieldType(name);
    if (type.getNumberType() == NumberType.DATE) {
      return value instanceof PageDate;
    }
    return type.getNumberType() == null ? FieldTraits.holdsText(type) : value instanceof Number;
  }

  /** The values as a field takes them: the first one if it holds only one. */
  public Object inForm(String name, List<?> values) {
    SchemaField field = schema.getField(name);
    return field.multiValued() ? values : values.get(0);
  }
}
