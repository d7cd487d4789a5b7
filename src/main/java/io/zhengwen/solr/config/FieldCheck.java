package io.zhengwen.solr.config;

import io.zhengwen.solr.document.DateForm;
import io.zhengwen.solr.document.Destination;
import java.util.Set;
import org.apache.lucene.index.DocValuesType;
import org.apache.lucene.index.IndexWriter;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.params.CommonParams;
import org.apache.solr.schema.BinaryField;
import org.apache.solr.schema.DateRangeField;
import org.apache.solr.schema.FieldType;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.NumberType;
import org.apache.solr.schema.SchemaField;
import org.apache.solr.schema.SortableTextField;
import org.apache.solr.schema.StrField;
import org.apache.solr.schema.TextField;

/**
 * What fields of a schema can hold, and the refusals of those that cannot hold what they should.
 */
public final class FieldCheck {
  private static final int LONGEST_STRING = IndexWriter.MAX_TERM_LENGTH;
  private static final String LONG_TEXT = "x".repeat(LONGEST_STRING + 1);

  /** Fields that Solr fills itself. */
  static final Set<String> RESERVED =
      Set.of(
          IndexSchema.ROOT_FIELD_NAME,
          IndexSchema.NEST_PATH_FIELD_NAME,
          IndexSchema.NEST_PARENT_FIELD_NAME,
          CommonParams.VERSION_FIELD);

  private static final Set<Class<?>> TEXT_TYPES =
      Set.of(TextField.class, SortableTextField.class, StrField.class);

  private FieldCheck() {}

  /** Checks that a field can be read of a stored document, for a reason. */
  static void requireReadable(String option, SchemaField field, String why) {
    if (!isReadable(field)) {
      throw wrong(option, field, why + ", but it is neither stored nor has docValues");
    }
  }

  /** Whether a field's values are among all those of a stored document. */
  public static boolean isReadable(SchemaField field) {
    return field.stored() || field.hasDocValues() && field.useDocValuesAsStored();
  }

  static void requireMany(String option, SchemaField field) {
    if (!field.multiValued()) {
      throw wrong(option, field, "it cannot hold several values");
    }
  }

  /** Checks that a field can hold values of a type. */
  static void requireType(Destination.Type type, String option, SchemaField field) {
    switch (type) {
      case NUMBER -> {
        if (!holdsFraction(field.getType())) {
          throw wrong(option, field, "it cannot hold a number from 0 to 1");
        }
      }
      case SHORT_TEXT -> requireText(option, field);
      case SHORT_TEXTS -> {
        requireText(option, field);
        if (!field.multiValued()) {
          throw wrong(option, field, "it cannot hold several values");
        }
      }
      case DATE -> {
        if (!holdsDate(field.getType())) {
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
          option, field, "its docValues refuse long text; set useDocValuesAsStored to false");
    }
  }

  /** Whether docValues of a field take a text, as a whole or cut off. */
  private static boolean sorts(SchemaField field, String text) {
    try {
      return field.getType().createFields(field, text).stream()
          .filter(made -> made.fieldType().docValuesType() != DocValuesType.NONE)
          .allMatch(made -> made.binaryValue().length <= LONGEST_STRING);
    } catch (SolrException e) {
      return false;
    }
  }

  static void requireText(String option, SchemaField field) {
    if (!holdsText(field.getType())) {
      throw wrong(option, field, "it cannot hold text");
    }
  }

  /**
   * Whether any text can be a value; most subclasses of these types require a form of their own.
   */
  static boolean holdsText(FieldType type) {
    return TEXT_TYPES.contains(type.getClass());
  }

  /** Whether a number with a fraction can be a value. */
  static boolean holdsFraction(FieldType type) {
    NumberType number = type.getNumberType();
    return number == NumberType.FLOAT || number == NumberType.DOUBLE || holdsText(type);
  }

  /** Whether a date can be a value, as a point or span of time or as text. */
  static boolean holdsDate(FieldType type) {
    return type.getNumberType() == NumberType.DATE
        || type instanceof DateRangeField
        || holdsText(type);
  }

  /** How a field takes dates. */
  public static DateForm dateForm(IndexSchema schema, String name) {
    FieldType type = schema.getFieldType(name);
    if (type instanceof DateRangeField) {
      return DateForm.SPAN;
    }
    return type.getNumberType() == NumberType.DATE ? DateForm.INSTANT : DateForm.TEXT;
  }

  /** Whether a source field can hold bytes. */
  public static boolean holdsBytes(IndexSchema schema, String source) {
    SchemaField field = schema.getFieldOrNull(source);
    return field != null && field.getType() instanceof BinaryField;
  }

  /** Whether a source field can hold several values. */
  public static boolean holdsMany(IndexSchema schema, String source) {
    SchemaField field = schema.getFieldOrNull(source);
    return field != null && field.multiValued();
  }

  /** A field that is neither the document's key nor filled by Solr. */
  static SchemaField requireOurs(IndexSchema schema, String option, String name) {
    SchemaField field = require(schema, option, name);
    SchemaField key = schema.getUniqueKeyField();
    if (key != null && key.getName().equals(name)) {
      throw wrong(option, field, "it is the unique key");
    }
    if (RESERVED.contains(name)) {
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
