package io.zhengwen.solr.config;

import io.zhengwen.page.ParseLimits;
import io.zhengwen.solr.document.Base64Text;
import io.zhengwen.solr.document.Destination;
import io.zhengwen.solr.document.FieldMapping.ExistingTitle;
import io.zhengwen.solr.document.TextLimit;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The processor's options, checked. Immutable.
 *
 * @param sources fields that may hold the page; the first that a document carries is read
 * @param urlField the field with the page's address, or null
 * @param contentTypeField the field with the HTTP header Content-Type, or null
 * @param fields fields to write to, by what is written
 * @param languageFields patterns of the names of fields for one language each, by what is written
 * @param method the method's name
 * @param params the method's parameters by name
 * @param textLimit of the texts that are written
 * @param unchangedIgnore fields that may differ in an unchanged document
 * @param passages how the main text is cut into passages; empty if it is not
 * @param wrappers how wrapper templates are kept and applied; empty if they are not
 */
public record MainContentConfig(
    List<String> sources,
    String urlField,
    String contentTypeField,
    Map<Destination, String> fields,
    Map<Destination, String> languageFields,
    String method,
    Map<String, String> params,
    SourceAction sourceAction,
    ExistingTitle existingTitle,
    Unchanged unchanged,
    List<String> unchangedIgnore,
    OnError onError,
    NonHtml nonHtml,
    MultiValued multiValued,
    Base64Text base64,
    ParseLimits limits,
    TextLimit textLimit,
    TemplateConfig templates,
    Optional<PassageConfig> passages,
    Optional<WrapperConfig> wrappers) {

  /** What becomes of the source field. */
  public enum SourceAction {
    /** It stays as it was sent. */
    KEEP,
    /** It is removed from the document. */
    DROP,
    /** Bytes and base64 become the decoded text; text stays. */
    DECODE
  }

  /** What becomes of a document that is in the index with the same main text and metadata. */
  public enum Unchanged {
    /** It is indexed again. */
    INDEX,
    /** It is left out. */
    SKIP
  }

  /** What becomes of a document whose page cannot be used. */
  public enum OnError {
    /** It is indexed without main text. */
    KEEP,
    /** It is left out with all documents nested with it; the batch goes on. */
    SKIP,
    /** The client gets an error 400. */
    FAIL
  }

  /** What becomes of a document whose source is not HTML. */
  public enum NonHtml {
    /** It is indexed without main text. */
    PASS,
    /** It is an error, handled as {@link OnError} says. */
    FAIL
  }

  /** How a source field with several values is read. */
  public enum MultiValued {
    /** As one page: the values in order, separated by line breaks. */
    JOIN,
    /** Not at all: it is an error, handled as {@link OnError} says. */
    REFUSE
  }

  /** Copies the collections. */
  public MainContentConfig {
    sources = List.copyOf(sources);
    fields = Map.copyOf(fields);
    languageFields = Map.copyOf(languageFields);
    params = Map.copyOf(params);
    unchangedIgnore = List.copyOf(unchangedIgnore);
  }
}
