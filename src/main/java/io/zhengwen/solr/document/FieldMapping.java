package io.zhengwen.solr.document;

import io.zhengwen.ExtractedPage;
import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.language.LanguageCodes;
import io.zhengwen.solr.document.Destination.Result;
import io.zhengwen.solr.metrics.Outcome;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.solr.common.SolrInputDocument;

/**
 * Writes what was extracted to a document's fields. In an atomic update every value is written as
 * {@code {"set": value}}. A destination for which the page has nothing keeps what the document
 * brings; in an atomic update that brings nothing either, it is cleared.
 *
 * <p>What a document brings of the page's metadata stays unless it is blank: a crawler may know
 * better. For the title, {@link ExistingTitle} may say otherwise. Everything else is overwritten
 * where the page has a value. What is blank can be {@linkplain #dropBlanks removed} before.
 *
 * <p>What a document holds then is also written to the {@linkplain LanguageFields fields of its
 * language}. An atomic update clears those of other languages unless it sets them itself.
 */
public final class FieldMapping {
  private final Map<Destination, String> fields;
  private final LanguageFields languageFields;
  private final Function<String, DateForm> dates;
  private final String version;
  private final TextLimit limit;

  /** Which title wins if the document brings one. */
  public enum ExistingTitle {
    /** The document's, even a blank one. */
    KEEP,
    /** The document's, unless it is blank. */
    FILL,
    /** The page's, if it has one. */
    OVERWRITE
  }

  /**
   * Maps to these fields.
   *
   * @param fields by what is written to them
   * @param languageFields fields that get the same values as those, in one language each
   * @param dates how a field by its name takes dates
   * @param version the version of the extraction
   * @param limit of texts
   */
  public FieldMapping(
      Map<Destination, String> fields,
      LanguageFields languageFields,
      Function<String, DateForm> dates,
      String version,
      TextLimit limit) {
    this.fields = fields;
    this.languageFields = languageFields;
    this.dates = dates;
    this.version = version;
    this.limit = limit;
  }

  /** Writes a page's values. */
  public void write(
      SolrInputDocument doc,
      ExtractedPage page,
      SourceText source,
      Outcome outcome,
      String reason,
      ExistingTitle existingTitle) {
    Result result = new Result(page, source.charset().orElse(null), version, outcome, reason);
    write(doc, destination -> limit.apply(destination, destination.value(result)), existingTitle);
  }

  /** Writes that there is no main text, and why. */
  public void writeNothing(SolrInputDocument doc, Outcome outcome, String reason) {
    Result result = new Result(null, null, version, outcome, reason);
    write(doc, destination -> destination.value(result), ExistingTitle.KEEP);
  }

  /** Clears every destination that the document does not set itself. */
  public void clear(SolrInputDocument doc) {
    write(doc, destination -> null, ExistingTitle.KEEP);
  }

  /**
   * Removes what a document brings that is blank: a field for dates or numbers would refuse it. A
   * title stays where titles are kept.
   */
  public void dropBlanks(SolrInputDocument doc, ExistingTitle existingTitle) {
    fields.forEach(
        (destination, field) -> {
          if (existing(destination, existingTitle) != ExistingTitle.KEEP) {
            BlankValues.drop(doc, field);
          }
        });
  }

  /** Replaces the source's bytes by decoded text; without values, removes them. */
  public void writeSource(SolrInputDocument doc, String field, List<String> values) {
    if (!values.isEmpty()) {
      put(doc, field, values.size() == 1 ? values.get(0) : values);
    } else if (isAtomic(doc)) {
      doc.setField(field, set(null));
    } else {
      doc.removeField(field);
    }
  }

  /** Whether a document is an atomic update. */
  public static boolean isAtomic(SolrInputDocument doc) {
    return doc.values().stream().anyMatch(field -> FieldValues.isUpdate(field.getValue()));
  }

  private void write(
      SolrInputDocument doc, Function<Destination, Object> values, ExistingTitle existingTitle) {
    boolean atomic = isAtomic(doc);
    fields.forEach(
        (destination, field) -> {
          Object value = inForm(values.apply(destination), field);
          boolean brought = doc.containsKey(field);
          if (FieldValues.isBlank(value)) {
            if (atomic && !brought) {
              doc.setField(field, set(null));
            }
          } else if (!brought || replaces(existing(destination, existingTitle), doc, field)) {
            doc.setField(field, atomic ? set(value) : value);
          }
        });
    languageFields
        .byDestination()
        .forEach(
            (destination, byLanguage) ->
                writeIn(language(doc, values), doc, byLanguage, written(destination, doc, values)));
  }

  private Object inForm(Object value, String field) {
    return value instanceof PageDate date ? dates.apply(field).of(date) : value;
  }

  /** Writes a value to the field of its language; an atomic update clears the others. */
  private static void writeIn(
      String language, SolrInputDocument doc, Map<String, String> byLanguage, Object value) {
    boolean atomic = isAtomic(doc);
    byLanguage.forEach(
        (code, field) -> {
          if (code.equals(language) && !FieldValues.isBlank(value)) {
            doc.setField(field, atomic ? set(value) : value);
          } else if (atomic && !doc.containsKey(field)) {
            doc.setField(field, set(null));
          }
        });
  }

  /** The document's language, which it may bring itself; null if unknown. */
  private String language(SolrInputDocument doc, Function<Destination, Object> values) {
    Object language = written(Destination.LANGUAGE, doc, values);
    Object found = values.apply(Destination.LANGUAGE);
    return language == null
        ? null
        : LanguageCodes.of(language.toString()).orElse(found == null ? null : found.toString());
  }

  /** What the document holds for a destination, its own value or the page's. */
  private Object written(
      Destination destination, SolrInputDocument doc, Function<Destination, Object> values) {
    return fields.containsKey(destination)
        ? FieldValues.plain(doc, fields.get(destination))
        : values.apply(destination);
  }

  private static ExistingTitle existing(Destination destination, ExistingTitle ofTitle) {
    if (destination.equals(Destination.TITLE)) {
      return ofTitle;
    }
    return destination.isMetadata() ? ExistingTitle.FILL : ExistingTitle.OVERWRITE;
  }

  private static boolean replaces(ExistingTitle existing, SolrInputDocument doc, String field) {
    return switch (existing) {
      case KEEP -> false;
      case FILL -> FieldValues.isBlank(doc, field);
      case OVERWRITE -> true;
    };
  }

  /** Sets a field; in an atomic update as {@code {"set": value}}. */
  public static void put(SolrInputDocument doc, String field, Object value) {
    doc.setField(field, isAtomic(doc) ? set(value) : value);
  }

  private static Map<String, Object> set(Object value) {
    return Collections.singletonMap("set", value);
  }
}
