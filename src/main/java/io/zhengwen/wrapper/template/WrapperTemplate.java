package io.zhengwen.wrapper.template;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * How to read the fields of the pages that one template printed.
 *
 * @param name names the template: letters, digits, {@code -}, {@code _} and dots
 * @param version counts its changes, from 1
 * @param kind whether its pages are list or detail pages
 * @param records of list pages: a CSS selector of the records' elements
 * @param span of list pages: how many elements beside each other make a record, of which {@code
 *     records} selects the first; null for one
 * @param next of list pages: the link to the next page; null if there is none
 * @param fields the fields of the page, or of each record; of list pages, the field {@value #LINK}
 *     holds the address of the record's own page
 * @param labels texts that label something on these pages, by which a value of another field is
 *     recognised
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record WrapperTemplate(
    String name,
    int version,
    TemplateKind kind,
    String records,
    Integer span,
    FieldTemplate next,
    List<FieldTemplate> fields,
    List<String> labels) {
  /** The field of a record that holds the address of its own page. */
  public static final String LINK = "link";

  /** Copies the lists. */
  public WrapperTemplate {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(kind, "kind");
    fields = List.copyOf(Objects.requireNonNull(fields, "fields"));
    labels = labels == null ? List.of() : List.copyOf(labels);
  }

  /** The field of a name; empty if there is none. */
  public Optional<FieldTemplate> field(String field) {
    return fields.stream().filter(f -> f.name().equals(field)).findFirst();
  }

  /** The same template under a version. */
  public WrapperTemplate withVersion(int number) {
    return new WrapperTemplate(name, number, kind, records, span, next, fields, labels);
  }

  /** The same template with other fields. */
  public WrapperTemplate withFields(List<FieldTemplate> others) {
    return new WrapperTemplate(name, version, kind, records, span, next, others, labels);
  }

  /** The same template with other records and another link to the next page. */
  public WrapperTemplate withRecords(String css, FieldTemplate link) {
    return new WrapperTemplate(name, version, kind, css, span, link, fields, labels);
  }

  /** The same template with other labels. */
  public WrapperTemplate withLabels(List<String> others) {
    return new WrapperTemplate(name, version, kind, records, span, next, fields, others);
  }
}
