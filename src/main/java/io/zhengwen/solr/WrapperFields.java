package io.zhengwen.solr;

import io.zhengwen.metadata.PageDate;
import io.zhengwen.page.PageModel;
import io.zhengwen.solr.config.FieldTraits;
import io.zhengwen.solr.config.WrapperConfig;
import io.zhengwen.solr.config.WrapperConfig.Records;
import io.zhengwen.solr.config.WrapperSchema;
import io.zhengwen.solr.document.FieldMapping;
import io.zhengwen.solr.document.FieldValues;
import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.library.PageReading;
import io.zhengwen.wrapper.match.FieldMatcher.Given;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.WrapperTemplate;
import io.zhengwen.wrapper.value.ValueReader;
import java.time.temporal.TemporalAccessor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.schema.IndexSchema;

/**
 * Writes what wrapper templates read to documents: the fields of detail pages, the records of list
 * pages. Values that the schema has no field for, or that the field cannot hold, are left out, so
 * that no document is lost for them. Immutable and thread-safe.
 */
final class WrapperFields {
  private static final String RECORD = "record";

  /** The prefixes of {@code CompositeIdRouter}; an address with an exclamation mark has none. */
  private static final Pattern TENANT = Pattern.compile("^(?:[^!/]+!){1,2}");

  private final WrapperConfig config;
  private final WrapperSchema fields;
  private final IndexSchema schema;

  WrapperFields(WrapperConfig config, WrapperSchema fields, IndexSchema schema) {
    this.config = config;
    this.fields = fields;
    this.schema = schema;
  }

  /**
   * Writes what was read from a page, and {@linkplain #clear clears} what was not.
   *
   * @return the records that are documents of their own
   */
  List<SolrInputDocument> write(
      SolrInputDocument doc, PageReading reading, Set<String> before, PageModel page) {
    Map<String, Object> values = new LinkedHashMap<>();
    Optional<WrapperTemplate> template = reading.template();
    template.ifPresent(t -> values.putAll(values(t, reading.fields(), page)));
    List<SolrInputDocument> records =
        template.isPresent() && config.records() != Records.MARK
            ? records(doc, reading, template.get(), page)
            : List.of();
    if (config.records() == Records.CHILDREN && !records.isEmpty()) {
      values.put(config.label(), records);
    }
    List<String> written = List.copyOf(values.keySet());
    if (template.isPresent()) {
      config.template().ifPresent(f -> values.put(f, template.get().name()));
      config.kind().ifPresent(f -> values.put(f, reading.kind().name().toLowerCase(Locale.ROOT)));
      config.written().ifPresent(f -> values.put(f, written));
    }
    values.forEach((field, value) -> FieldMapping.put(doc, field, value));
    clear(doc, before);
    return config.records() == Records.DOCUMENTS ? records : List.of();
  }

  /**
   * Clears the fields that a template wrote to the stored document, unless the document has values
   * for them, if it is an atomic update.
   */
  void clear(SolrInputDocument doc, Set<String> before) {
    if (!FieldMapping.isAtomic(doc)) {
      return;
    }
    Set<String> own = new LinkedHashSet<>(before);
    own.removeIf(field -> !field.equals(config.label()) && !fields.isWritable(field));
    config.ownFields().forEach(field -> own.add(field.getValue()));
    own.removeIf(doc::containsKey);
    own.forEach(field -> FieldMapping.put(doc, field, null));
  }

  private Map<String, Object> values(WrapperTemplate template, Reading reading, PageModel page) {
    ValueReader reader = ValueReader.of(page);
    Map<String, Object> values = new LinkedHashMap<>();
    for (FieldTemplate field : template.fields()) {
      Given given = reading.fields().get(field.name());
      String name = config.destination(field);
      if (given == null || !fields.isWritable(name)) {
        continue;
      }
      List<Object> typed = new ArrayList<>();
      for (Found found : given.values()) {
        reader
            .read(field, found.text())
            .map(v -> v instanceof TemporalAccessor date ? new PageDate(date) : v)
            .filter(value -> fields.holds(name, value))
            .map(value -> inForm(name, value))
            .ifPresent(typed::add);
      }
      if (!typed.isEmpty()) {
        values.put(name, fields.inForm(name, typed));
      }
    }
    return values;
  }

  private Object inForm(String name, Object value) {
    if (value instanceof PageDate date) {
      return FieldTraits.dateForm(schema, name).of(date);
    }
    return value instanceof Number number ? (Object) number.doubleValue() : value;
  }

  /** Records with ids by the address of their own page, or else by their place in the list. */
  private List<SolrInputDocument> records(
      SolrInputDocument doc, PageReading reading, WrapperTemplate template, PageModel page) {
    String id = FieldValues.text(doc, fields.key());
    List<SolrInputDocument> records = new ArrayList<>();
    if (id == null) {
      return records;
    }
    Set<String> ids = new LinkedHashSet<>();
    for (int r = 0; r < reading.records().size(); r++) {
      Reading record = reading.records().get(r);
      if (record.isComplete(template)) {
        SolrInputDocument one = new SolrInputDocument();
        String own = id + "#r" + r;
        if (config.records() == Records.DOCUMENTS) {
          String prefix = tenant(id);
          own =
              link(record, page)
                  .map(link -> prefix + link + "#" + RECORD)
                  .filter(ids::add)
                  .orElse(own);
        }
        one.setField(fields.key(), own);
        Map<String, Object> values = values(template, record, page);
        values.forEach(one::setField);
        config.written().ifPresent(f -> one.setField(f, List.copyOf(values.keySet())));
        config.template().ifPresent(f -> one.setField(f, template.name()));
        config.kind().ifPresent(f -> one.setField(f, RECORD));
        records.add(one);
      }
    }
    return records;
  }

  /** What of a page's id tells Solr the shard, such as {@code tenant!}; empty if nothing does. */
  private static String tenant(String id) {
    Matcher tenant = TENANT.matcher(id);
    return tenant.find() ? tenant.group() : "";
  }

  private static Optional<String> link(Reading record, PageModel page) {
    return Optional.ofNullable(record.fields().get(WrapperTemplate.LINK))
        .flatMap(given -> page.addresses().absolute(given.values().get(0).text()));
  }
}
