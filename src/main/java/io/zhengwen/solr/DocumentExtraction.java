package io.zhengwen.solr;

import io.zhengwen.ContentExtractor;
import io.zhengwen.ExtractedPage;
import io.zhengwen.PageAnalysis;
import io.zhengwen.extract.passage.Passage;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.read.NotHtmlException;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.page.read.PageText;
import io.zhengwen.solr.EarlierPages.Earlier;
import io.zhengwen.solr.config.FieldTraits;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.config.MainContentConfig.MultiValued;
import io.zhengwen.solr.config.MainContentConfig.NonHtml;
import io.zhengwen.solr.config.MainContentConfig.SourceAction;
import io.zhengwen.solr.config.PassageConfig;
import io.zhengwen.solr.config.RequestOptions;
import io.zhengwen.solr.config.SchemaCheck;
import io.zhengwen.solr.document.FieldMapping;
import io.zhengwen.solr.document.FieldValues;
import io.zhengwen.solr.document.PassageFields;
import io.zhengwen.solr.document.PassageFields.NestedFields;
import io.zhengwen.solr.document.SourceField;
import io.zhengwen.solr.document.SourceField.RefusedUpdateException;
import io.zhengwen.solr.document.SourceText;
import io.zhengwen.solr.document.SourceText.UnusablePageException;
import io.zhengwen.solr.metrics.Outcome;
import io.zhengwen.wrapper.library.WrapperLibrary;
import java.util.List;
import java.util.Optional;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.SchemaField;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Extracts the pages of documents and writes what was found to their fields, as the options of a
 * request say. It changes nothing but the documents: it neither counts nor learns. Thread-safe.
 */
public final class DocumentExtraction {
  private static final Logger LOG = LoggerFactory.getLogger(DocumentExtraction.class);

  private final MainContentConfig config;
  private final RequestOptions options;
  private final ContentExtractor extractor;
  private final PageReader reader;
  private final FieldMapping mapping;
  private final Optional<PassageFields> passages;
  private final Optional<WrappedPages> wrapping;
  private final IndexSchema schema;
  private final EarlierPages earlier;

  /**
   * What became of a document.
   *
   * @param outcome never {@link Outcome#BYPASSED} or {@link Outcome#UNCHANGED}
   * @param reason why there is no main text, or what limits it; empty if nothing does
   * @param analysis what was found; present if the outcome is {@link Outcome#EXTRACTED} or {@link
   *     Outcome#EMPTY}
   * @param truncated whether a limit cut the page off, or only a part of its text was considered
   * @param wrapped what wrapper templates read from it; present if it belongs to a seed
   * @param bytes the size of the page, that of strings in UTF-8; 0 without a page
   */
  public record Result(
      Outcome outcome,
      Optional<String> reason,
      Optional<PageAnalysis> analysis,
      boolean truncated,
      Optional<WrappedPage> wrapped,
      long bytes) {
    /** A document of which nothing was extracted, for a reason or null. */
    public static Result without(Outcome outcome, String reason) {
      return new Result(
          outcome, Optional.ofNullable(reason), Optional.empty(), false, Optional.empty(), 0);
    }

    private Result withBytes(long size) {
      return new Result(outcome, reason, analysis, truncated, wrapped, size);
    }
  }

  DocumentExtraction(
      MainContentConfig config,
      RequestOptions options,
      Extractors.Versioned versioned,
      Optional<WrapperLibrary> library,
      SolrQueryRequest request) {
    this.config = config;
    this.options = options;
    this.schema = request.getSchema();
    this.earlier = new EarlierPages(config, request);
    this.extractor = versioned.extractor();
    this.reader = new PageReader(config.limits());
    this.mapping =
        new FieldMapping(
            config.fields(),
            SchemaCheck.languageFields(config, schema),
            field -> FieldTraits.dateForm(schema, field),
            versioned.version(),
            config.textLimit());
    this.passages = config.passages().map(passages -> passageFields(passages, schema));
    this.wrapping = library.map(templates -> new WrappedPages(config, templates, schema));
  }

  /**
   * Extracts the page of one document, without those nested in it.
   *
   * @throws SolrException with the status 400 and the document's id if the page cannot be used and
   *     {@code onError} is {@code fail}
   */
  public Result process(SolrInputDocument doc) {
    try (ExtractionRoom.Place place = ExtractionRoom.OF_NODE.place()) {
      return process(doc, place);
    }
  }

  /** The same; the place is kept until the document is indexed. */
  Result process(SolrInputDocument doc, ExtractionRoom.Place place) {
    Optional<SourceField> found;
    try {
      found = SourceField.find(doc, config.sources());
    } catch (RefusedUpdateException e) {
      throw failure(doc, e.getMessage(), e);
    }
    mapping.dropBlanks(doc, options.existingTitle());
    if (found.isEmpty()) {
      return Result.without(Outcome.NO_SOURCE, null);
    }
    SourceField source = found.get();
    Earlier before = earlier.of(doc);
    try {
      long bytes = source.bytes();
      Result result = extract(doc, source, before, place).withBytes(bytes);
      dropSource(doc);
      return result;
    } catch (UnusablePageException | PageRefusedException e) {
      return onError(doc, source, before, e);
    } catch (SolrException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      LOG.error("{}: method {} failed", name(doc), options.method(), e);
      String reason = "method " + options.method() + " failed: " + e.getClass().getSimpleName();
      return onError(doc, source, before, new UnusablePageException(reason));
    }
  }

  private Result extract(
      SolrInputDocument doc, SourceField source, Earlier before, ExtractionRoom.Place place)
      throws UnusablePageException {
    if (source.isCleared()) {
      mapping.clear(doc);
      clearParts(doc, before);
      return Result.without(Outcome.CLEARED, null);
    }
    SourceText text = readSource(doc, source);
    if (text.otherFormat().isPresent()) {
      String reason = NotHtmlException.messageFor(text.otherFormat().get());
      if (options.nonHtml() == NonHtml.FAIL) {
        throw new UnusablePageException(reason);
      }
      writeNothing(doc, before, Outcome.NON_HTML, reason);
      return Result.without(Outcome.NON_HTML, reason);
    }
    PageText html = text.page();
    place.enter(html, config.limits());
    PageAnalysis analysis = extractor.analyze(reader.read(html, before.url()));
    ExtractedPage page = analysis.onDemand();
    Outcome outcome = page.content().isBlank() ? Outcome.EMPTY : Outcome.EXTRACTED;
    String reason = ExtractReason.of(page, config);
    mapping.write(doc, page, text, outcome, reason, options.existingTitle());
    if (passages.isPresent()) {
      List<Passage> all = page.passages(config.passages().get().size());
      passages.get().write(doc, config.textLimit().within(all));
    }
    return new Result(
        outcome,
        Optional.ofNullable(reason),
        Optional.of(analysis),
        ExtractReason.isTruncated(page, config),
        wrapping.flatMap(pages -> pages.read(doc, analysis, text, before.written())),
        0);
  }

  /** Reads what the source holds, and puts it back decoded where the options say so. */
  private SourceText readSource(SolrInputDocument doc, SourceField source)
      throws UnusablePageException {
    if (source.values().size() > 1 && config.multiValued() == MultiValued.REFUSE) {
      throw new UnusablePageException(
          "it has " + source.values().size() + " values, but multiValued=refuse allows only one");
    }
    SourceText text =
        SourceText.read(
            source.values(), FieldValues.text(doc, config.contentTypeField()), config.base64());
    if (config.sourceAction() == SourceAction.KEEP
        && source.values().stream().anyMatch(SourceText::isBytes)
        && !FieldTraits.holdsBytes(schema, source.name())) {
      throw new UnusablePageException(
          "its type cannot hold bytes; set sourceAction to decode or drop");
    }
    if (config.sourceAction() == SourceAction.DECODE && text.wereBytes()) {
      mapping.writeSource(doc, source.name(), text.values());
    }
    return text;
  }

  private void writeNothing(SolrInputDocument doc, Earlier before, Outcome outcome, String reason) {
    mapping.writeNothing(doc, outcome, reason);
    clearParts(doc, before);
  }

  /** Clears passages and what templates wrote, in an atomic update. */
  private void clearParts(SolrInputDocument doc, Earlier before) {
    passages.ifPresent(fields -> fields.clear(doc));
    wrapping.ifPresent(pages -> pages.clear(doc, before.written()));
  }

  private static PassageFields passageFields(PassageConfig config, IndexSchema schema) {
    return switch (config.as()) {
      case VALUES -> PassageFields.asValues(config.field());
      case DOCUMENTS ->
          PassageFields.asDocuments(
              config.label(),
              new NestedFields(
                  schema.getUniqueKeyField().getName(), config.field(), config.headings()));
    };
  }

  private Result onError(SolrInputDocument doc, SourceField source, Earlier before, Exception e) {
    String reason = "field '" + source.name() + "': " + e.getMessage();
    return switch (options.onError()) {
      case FAIL -> throw failure(doc, reason, e);
      case SKIP -> {
        LOG.warn("{} skipped: {}", name(doc), reason);
        yield Result.without(Outcome.SKIPPED, reason);
      }
      case KEEP -> {
        LOG.warn("{} kept without main text: {}", name(doc), reason);
        removeUnstorable(doc, source);
        writeNothing(doc, before, Outcome.KEPT, reason);
        dropSource(doc);
        yield Result.without(Outcome.KEPT, reason);
      }
    };
  }

  /**
   * Bytes in a field for text would be indexed as the name of a Java object; several values in a
   * field for one would be refused.
   */
  private void removeUnstorable(SolrInputDocument doc, SourceField source) {
    Optional<SourceField> now;
    try {
      now = SourceField.find(doc, List.of(source.name()));
    } catch (RefusedUpdateException e) {
      throw new IllegalStateException(e);
    }
    if (now.isEmpty()) {
      return;
    }
    List<Object> values = now.get().values();
    boolean unstorableBytes =
        values.stream().anyMatch(SourceText::isBytes)
            && !FieldTraits.holdsBytes(schema, source.name());
    if (unstorableBytes || values.size() > 1 && !FieldTraits.holdsMany(schema, source.name())) {
      mapping.writeSource(doc, source.name(), List.of());
    }
  }

  private void dropSource(SolrInputDocument doc) {
    if (config.sourceAction() == SourceAction.DROP) {
      config.sources().forEach(doc::removeField);
    }
  }

  private SolrException failure(SolrInputDocument doc, String reason, Exception cause) {
    return new SolrException(
        ErrorCode.BAD_REQUEST, "zhengwen: " + name(doc) + ", " + reason, cause);
  }

  private String name(SolrInputDocument doc) {
    SchemaField key = schema.getUniqueKeyField();
    Object id = key == null ? null : FieldValues.plain(doc, key.getName());
    return id == null ? "document without id" : "document '" + id + "'";
  }
}
