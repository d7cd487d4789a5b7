package io.zhengwen.solr.config;

import io.zhengwen.solr.config.MainContentConfig.SourceAction;
import io.zhengwen.solr.config.MainContentConfig.Unchanged;
import io.zhengwen.solr.document.Destination;
import io.zhengwen.solr.document.LanguageFields;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.SchemaField;

/** Checks that the schema can hold what the processor writes. */
public final class SchemaCheck {
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
      SchemaField field = FieldCheck.requireOurs(schema, option, entry.getValue());
      FieldCheck.requireType(entry.getKey().type(), option, field);
    }
    checkLanguageFields(config, schema);
    checkCompared(config, schema);
    if (config.urlField() != null) {
      FieldCheck.requireNoNumber("url", FieldCheck.require(schema, "url", config.urlField()));
    }
    if (config.contentTypeField() != null) {
      FieldCheck.requireNoNumber(
          "contentType", FieldCheck.require(schema, "contentType", config.contentTypeField()));
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
                  FieldCheck.requireReadable(
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
                FieldCheck.requireType(
                    destination.type(), option, FieldCheck.requireOurs(schema, option, name));
                if (!others.add(name)) {
                  throw FieldCheck.wrong(
                      option, schema.getField(name), "another option names it too");
                }
              }
            });
  }

  private static void checkPassages(PassageConfig passages, IndexSchema schema) {
    SchemaField field = FieldCheck.requireOurs(schema, "passages.field", passages.field());
    FieldCheck.requireType(Destination.Type.LONG_TEXT, "passages.field", field);
    if (passages.as() == PassageConfig.As.VALUES) {
      FieldCheck.requireMany("passages.field", field);
      return;
    }
    requireNested("option 'passages.as' has the value 'documents'", schema);
    if (passages.headings().isPresent()) {
      SchemaField headings =
          FieldCheck.requireOurs(schema, "passages.headings", passages.headings().get());
      FieldCheck.requireText("passages.headings", headings);
      FieldCheck.requireMany("passages.headings", headings);
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
    if (!FieldTraits.holdsText(key.getType())) {
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

  /** The fields of a schema that the option {@code languageFields} names. */
  public static LanguageFields languageFields(MainContentConfig config, IndexSchema schema) {
    return LanguageFields.of(config.languageFields(), schema.getFields().keySet());
  }

  private static void checkSource(SourceAction action, String source, IndexSchema schema) {
    SchemaField key = schema.getUniqueKeyField();
    boolean special =
        FieldTraits.RESERVED.contains(source) || key != null && key.getName().equals(source);
    if (action != SourceAction.DROP || special) {
      SchemaField field = FieldCheck.requireOurs(schema, "source", source);
      FieldCheck.requirePages("source", field);
      if (action == SourceAction.DECODE && !FieldTraits.holdsText(field.getType())) {
        throw FieldCheck.wrong(
            "source", field, "it cannot hold text; use sourceAction=keep or sourceAction=drop");
      }
    }
  }
}
