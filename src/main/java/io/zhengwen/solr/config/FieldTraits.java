package io.zhengwen.solr.config;

import io.zhengwen.solr.document.DateForm;
import java.util.Set;
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

/** What fields of a schema can hold. */
public final class FieldTraits {
  /** Fields that Solr fills itself. */
  public static final Set<String> RESERVED =
      Set.of(
          IndexSchema.ROOT_FIELD_NAME,
          IndexSchema.NEST_PATH_FIELD_NAME,
          IndexSchema.NEST_PARENT_FIELD_NAME,
          CommonParams.VERSION_FIELD);

  private static final Set<Class<?>> TEXT_TYPES =
      Set.of(TextField.class, SortableTextField.class, StrField.class);

  private FieldTraits() {}

  /** Whether a field's values are among all those of a stored document. */
  public static boolean isReadable(SchemaField field) {
    return field.stored() || field.hasDocValues() && field.useDocValuesAsStored();
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
}
