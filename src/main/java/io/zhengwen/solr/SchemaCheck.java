package io.zhengwen.solr;

import java.util.Map;
import org.apache.solr.schema.BinaryField;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.SchemaField;
import org.apache.solr.schema.StrField;

/** Checks that the schema can hold what the processor writes. */
final class SchemaCheck {
  private SchemaCheck() {}

  /**
   * Checks the configured fields against a schema.
   *
   * @throws IllegalArgumentException naming option, field and what is wrong
   */
  static void check(MainContentConfig config, IndexSchema schema) {
    SchemaField uniqueKey = schema.getUniqueKeyField();
    for (Map.Entry<Destination, String> entry : config.fields().entrySet()) {
      String option = "fields." + entry.getKey().option();
      SchemaField field = require(schema, option, entry.getValue());
      if (uniqueKey != null && uniqueKey.getName().equals(field.getName())) {
        throw wrong(option, field, "it is the unique key");
      }
      if (entry.getKey() != Destination.CONFIDENCE && field.getType().getNumberType() != null) {
        throw wrong(option, field, "it cannot hold text");
      }
      if (entry.getKey().isLong()
          && field.getType() instanceof StrField
          && (field.indexed() || field.hasDocValues())) {
        throw wrong(option, field, "it refuses text above 32766 bytes; use an analysed text type");
      }
    }
    if (config.sourceAction() == SourceAction.DROP) {
      return;
    }
    for (String source : config.sources()) {
      SchemaField field = require(schema, "source", source);
      if (config.sourceAction() == SourceAction.DECODE && field.getType() instanceof BinaryField) {
        throw wrong(
            "source", field, "it cannot hold text; use sourceAction=keep or sourceAction=drop");
      }
    }
  }

  /** Whether a source field can hold bytes. */
  static boolean holdsBytes(IndexSchema schema, String source) {
    SchemaField field = schema.getFieldOrNull(source);
    return field != null && field.getType() instanceof BinaryField;
  }

  private static SchemaField require(IndexSchema schema, String option, String name) {
    SchemaField field = schema.getFieldOrNull(name);
    if (field == null) {
      throw new IllegalArgumentException(
          "option '"
              + option
              + "' has the value '"
              + name
              + "', but the schema '"
              + schema.getSchemaName()
              + "' has no such field");
    }
    return field;
  }

  private static IllegalArgumentException wrong(String option, SchemaField field, String why) {
    return new IllegalArgumentException(
        "option '"
            + option
            + "' has the value '"
            + field.getName()
            + "', a field of type '"
            + field.getType().getTypeName()
            + "': "
            + why);
  }
}
