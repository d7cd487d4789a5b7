package io.zhengwen.solr.config;

import io.zhengwen.solr.document.Destination;
import java.util.Objects;
import org.apache.lucene.index.DocValuesType;
import org.apache.lucene.index.IndexWriter;
import org.apache.solr.common.SolrException;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.SchemaField;
import org.apache.solr.schema.SortableTextField;
import org.apache.solr.schema.StrField;

/** Refuses fields of a schema that cannot hold what they should. */
final class FieldCheck {
  private static final int LONGEST_STRING = IndexWriter.MAX_TERM_LENGTH;

  /** A text of characters of three bytes, which is too long even if it is cut off in the middle. */
  private static final String LONG_TEXT = "\u4E2D".repeat(LONGEST_STRING);

  private FieldCheck() {}

  /** Checks that a field can be read of a stored document, for a reason. */
  static void requireReadable(String option, SchemaField field, String why) {
    if (!FieldTraits.isReadable(field)) {
      throw wrong(option, field, why + ", but it is neither stored nor has docValues");
    }
  }

  /** Checks that a field can hold several values. */
  static void requireMany(String option, SchemaField field) {
    if (!field.multiValued()) {
      throw wrong(option, field, "it cannot hold several values");
    }
  }

  /** Checks that a field can hold values of a type. */
  static void requireType(Destination.Type type, String option, SchemaField field) {
    switch (type) {
      case NUMBER -> {
        if (!FieldTraits.holdsFraction(field.getType())) {
          throw wrong(option, field, "it cannot hold a number from 0 to 1");
        }
      }
      case SHORT_TEXT -> requireText(option, field);
      case SHORT_TEXTS -> {
        requireText(option, field);
        requireMany(option, field);
      }
      case DATE -> {
        if (!FieldTraits.holdsDate(field.getType())) {
          throw wrong(option, field, "it cannot hold a date");
        }
      }
      case LONG_TEXT -> {
        requireText(option, field);
        requirePages(option, field);
      }
    }
  }

  /** Checks that a field takes texts of any length. */
  static void requirePages(String option, SchemaField field) {
    if (field.getType() instanceof StrField && (field.indexed() || field.hasDocValues())) {
      throw wrong(
          option,
          field,
          "it refuses text above "
              + LONGEST_STRING
              + " bytes; use an analysed text type, or a field with neither index nor docValues");
    }
    if (field.getType() instanceof SortableTextField && !sorts(field, LONG_TEXT)) {
      throw wrong(
          option,
          field,
          "its docValues refuse long text; set useDocValuesAsStored to false, and maxCharsForDocValues to at most "
              + LONGEST_STRING / 3);
    }
  }

  /** Whether docValues of a field take a text, as a whole or cut off. */
  private static boolean sorts(SchemaField field, String text) {
    try {
      return field.getType().createFields(field, text).stream()
          .filter(Objects::nonNull)
          .filter(made -> made.fieldType().docValuesType() != DocValuesType.NONE)
          .allMatch(made -> made.binaryValue().length <= LONGEST_STRING);
    } catch (SolrException e) {
      return false;
    }
  }

  /** Checks that a field, which is read, is not one of numbers or dates alone. */
  static void requireNoNumber(String option, SchemaField field) {
    if (field.getType().getNumberType() != null) {
      throw wrong(option, field, "it cannot hold text");
    }
  }

  /** Checks that a field can hold any text. */
  static void requireText(String option, SchemaField field) {
    if (!FieldTraits.holdsText(field.getType())) {
      throw wrong(option, field, "it cannot hold text");
    }
  }

  /** A field that is neither the document's key nor filled by Solr. */
  static SchemaField requireOurs(IndexSchema schema, String option, String name) {
    SchemaField field = require(schema, option, name);
    SchemaField key = schema.getUniqueKeyField();
    if (key != null && key.getName().equals(name)) {
      throw wrong(option, field, "it is the unique key");
    }
    if (FieldTraits.RESERVED.contains(name)) {
      throw wrong(option, field, "Solr fills it");
    }
    return field;
  }

  /** The field that an option names. */
  static SchemaField require(IndexSchema schema, String option, String name) {
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

  /** Tells what is wrong with the field that an option names. */
  static IllegalArgumentException wrong(String option, SchemaField field, String why) {
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
