package io.zhengwen.solr.config;

import io.zhengwen.solr.config.MainContentConfig.SourceAction;
import io.zhengwen.solr.config.MainContentConfig.Unchanged;
import io.zhengwen.solr.document.DateForm;
import io.zhengwen.solr.document.Destination;
import io.zhengwen.solr.document.LanguageFields;
import java.util.HashSet;
import java.util.Map;
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

/** Checks that the schema can hold what the processor writes. */
public final class SchemaCheck {
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

  private SchemaCheck() {}

  /**
   * Checks the configured fields against a schema.
   *
   * @throws IllegalArgumentException if a field is missing or cannot hold its value; the message
   *     names option, field and reason
   */
  public static void check(MainContentConfig config, IndexSchema schema) {
    for (Map.Entry<Destination, String> entry : config.fields().entrySet()) {
      String option = "fields." + entry.getKey().name();
      SchemaField field = requireOurs(schema, option, entry.getValue());
      checkType(entry.getKey().type(), option, field);
    }
    checkLanguageFields(config, schema);
    checkCompared(config, schema);
    if (config.urlField() != null) {
      require(schema, "url", config.urlField());
    }
    if (config.contentTypeField() != null) {
      require(schema, "contentType", config.contentTypeField());
    }
    config.passages().ifPresent(passages -> checkPassages(passages, schema));
    config.wrappers().ifPresent(wrappers -> WrapperSchema.check(wrappers, schema));
    for (String source : config.sources()) {
      checkSource(config.sourceAction(), source, schema);
    }
  }

  /** What is compared with the stored document must be there to read. */
  private static void checkCompared(MainContentConfig config, IndexSchema schema) {
    if (config.unchanged() == Unchanged.SKIP) {
      config
          .fields()
          .forEach(
              (destination, name) -> {
                if (destination.identifies()) {
                  requireReadable(
                      "fields." + destination.name(),
                      schema.getField(name),
                      "unchanged=skip compares it");
                }
              });
    }
  }

  private static void checkLanguageFields(MainContentConfig config, IndexSchema schema) {
    Set<String> others = new HashSet<>(config.sources());
    others.add(config.urlField());
    others.add(config.contentTypeField());
    others.addAll(config.fields().values());
    languageFields(config, schema)
        .byDestination()
        .forEach(
            (destination, byLanguage) -> {
              String option = "languageFields." + destination.name();
              if (byLanguage.isEmpty()) {
                throw new IllegalArgumentException(
                    "option '"
                        + option
                        + "' has the value '"
                        + config.languageFields().get(destination)
                        + "', but the schema '"
                        + schema.getSchemaName()
                        + "' has no field of such a name with a language's code of two letters"
                        + " in place of "
                        + LanguageFields.WILDCARD
                        + "; dynamic fields do not count");
              }
              for (String name : byLanguage.values()) {
                checkType(destination.type(), option, requireOurs(schema, option, name));
                if (!others.add(name)) {
                  throw wrong(option, schema.getField(name), "another option names it too");
                }
              }
            });
  }

  private static void checkPassages(PassageConfig passages, IndexSchema schema) {
    SchemaField field = requireOurs(schema, "passages.field", passages.field());
    checkType(Destination.Type.LONG_TEXT, "passages.field", field);
    if (passages.as() == PassageConfig.As.VALUES) {
      requireMany("passages.field", field);
      return;
    }
    requireNested("option 'passages.as' has the value 'documents'", schema);
    if (passages.headings().isPresent()) {
      SchemaField headings = requireOurs(schema, "passages.headings", passages.headings().get());
      requireText("passages.headings", headings);
      requireMany("passages.headings", headings);
    }
  }

  static void requireNested(String what, IndexSchema schema) {
    if (!schema.isUsableForChildDocs()
        || schema.getFieldOrNull(IndexSchema.NEST_PATH_FIELD_NAME) == null) {
      throw new IllegalArgumentException(
          what
              + ", but the schema '"
              + schema.getSchemaName()
              + "' lacks one of the fields of nested documents, _root_ and _nest_path_");
    }
    requireTextKey(what, schema);
  }

  /** Checks that ids of other documents can be made of a document's id. */
  static void requireTextKey(String what, IndexSchema schema) {
    requireKey(what, schema);
    SchemaField key = schema.getUniqueKeyField();
    if (!holdsText(key.getType())) {
      throw new IllegalArgumentException(
          what
              + ", but the unique key '"
              + key.getName()
              + "' of type '"
              + key.getType().getTypeName()
              + "' cannot hold ids like PAGE#p0; use a string field");
    }
  }

  static void requireKey(String what, IndexSchema schema) {
    if (schema.getUniqueKeyField() == null) {
      throw new IllegalArgumentException(
          what + ", but the schema '" + schema.getSchemaName() + "' has no unique key");
    }
  }

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

  /** The fields of a schema that the option {@code languageFields} names. */
  public static LanguageFields languageFields(MainContentConfig config, IndexSchema schema) {
    return LanguageFields.of(config.languageFields(), schema.getFields().keySet());
  }

  private static void checkSource(SourceAction action, String source, IndexSchema schema) {
    SchemaField key = schema.getUniqueKeyField();
    boolean special = RESERVED.contains(source) || key != null && key.getName().equals(source);
    if (action != SourceAction.DROP || special) {
      SchemaField field = requireOurs(schema, "source", source);
      requirePages("source", field);
      if (action == SourceAction.DECODE && !holdsText(field.getType())) {
        throw wrong(
            "source", field, "it cannot hold text; use sourceAction=keep or sourceAction=drop");
      }
    }
  }

  private static void checkType(Destination.Type type, String option, SchemaField field) {
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

  private static void requirePages(String option, SchemaField field) {
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
