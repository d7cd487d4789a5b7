package io.zhengwen.solr;

import io.zhengwen.ContentExtractor;
import io.zhengwen.ExtractedPage;
import io.zhengwen.PageAnalysis;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParsedPage.Truncation;
import io.zhengwen.page.read.NotHtmlException;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.config.MainContentConfig.MultiValued;
import io.zhengwen.solr.config.MainContentConfig.NonHtml;
import io.zhengwen.solr.config.MainContentConfig.SourceAction;
import io.zhengwen.solr.config.PassageConfig;
import io.zhengwen.solr.config.RequestOptions;
import io.zhengwen.solr.config.SchemaCheck;
import io.zhengwen.solr.document.FieldMapping;
import io.zhengwen.solr.document.FieldValues;
import io.zhengwen.solr.document.NestedDocuments;
import io.zhengwen.solr.document.PassageFields;
import io.zhengwen.solr.document.PassageFields.NestedFields;
import io.zhengwen.solr.document.SourceField;
import io.zhengwen.solr.document.SourceField.RefusedUpdateException;
import io.zhengwen.solr.document.SourceText;
import io.zhengwen.solr.document.SourceText.UnusablePageException;
import io.zhengwen.solr.metrics.Outcome;
import io.zhengwen.solr.metrics.OutcomeCounters;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.util.SimpleOrderedMap;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.schema.IndexSchema;
import org.apache.solr.schema.SchemaField;
import org.apache.solr.update.AddUpdateCommand;
import org.apache.solr.update.processor.UpdateRequestProcessor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Extracts the pages of the documents of one request. */
final class MainContentUpdateProcessor extends UpdateRequestProcessor {
  private static final Logger LOG = LoggerFactory.getLogger(MainContentUpdateProcessor.class);

  private final MainContentConfig config;
  private final RequestOptions options;
  private final ContentExtractor extractor;
  private final PageReader reader;
  private final FieldMapping mapping;
  private final Optional<PassageFields> passages;
  private final OutcomeCounters counters;
  private final IndexSchema schema;
  private final SolrQueryResponse response;
  private final List<PageAnalysis> extracted = new ArrayList<>();
  private final Map<Outcome, Integer> ofRequest = new EnumMap<>(Outcome.class);

  MainContentUpdateProcessor(
      MainContentConfig config,
      RequestOptions options,
      ContentExtractor extractor,
      OutcomeCounters counters,
      IndexSchema schema,
      SolrQueryResponse response,
      UpdateRequestProcessor next) {
    super(next);
    this.config = config;
    this.options = options;
    this.extractor = extractor;
    this.reader = new PageReader(config.limits());
    this.mapping =
        new FieldMapping(
            config.fields(),
            SchemaCheck.languageFields(config, schema),
            field -> SchemaCheck.dateForm(schema, field));
    this.passages = config.passages().map(passages -> passageFields(passages, schema));
    this.counters = counters;
    this.schema = schema;
    this.response = response;
  }

  @Override
  public void processAdd(AddUpdateCommand cmd) throws IOException {
    List<SolrInputDocument> documents = NestedDocuments.of(cmd.getSolrInputDocument());
    List<Outcome> outcomes = new ArrayList<>();
    extracted.clear();
    try {
      for (SolrInputDocument doc : documents) {
        outcomes.add(options.skip() ? Outcome.BYPASSED : process(doc));
      }
    } catch (SolrException e) {
      count(Outcome.FAILED, documents.size());
      throw e;
    }
    if (outcomes.contains(Outcome.SKIPPED)) {
      count(Outcome.SKIPPED, documents.size());
      return;
    }
    outcomes.forEach(outcome -> count(outcome, 1));
    super.processAdd(cmd);
    learn();
  }

  /** Learns from the pages of a document that was accepted. */
  private void learn() {
    for (PageAnalysis page : extracted) {
      try {
        extractor.learn(page);
      } catch (RuntimeException e) {
        LOG.warn("nothing learned from {}", page.page().url(), e);
      }
    }
    extracted.clear();
  }

  @Override
  public void finish() throws IOException {
    if (!ofRequest.isEmpty()) {
      SimpleOrderedMap<Object> summary = new SimpleOrderedMap<>();
      ofRequest.forEach((outcome, documents) -> summary.add(outcome.label(), documents));
      response.addToLog("zhengwen", summary);
    }
    super.finish();
  }

  private Outcome process(SolrInputDocument doc) {
    Optional<SourceField> found;
    try {
      found = SourceField.find(doc, config.sources());
    } catch (RefusedUpdateException e) {
      throw failure(doc, ErrorCode.BAD_REQUEST, e.getMessage(), e);
    }
    if (found.isEmpty()) {
      return Outcome.NO_SOURCE;
    }
    SourceField source = found.get();
    try {
      Outcome outcome = extract(doc, source);
      dropSource(doc);
      return outcome;
    } catch (UnusablePageException | PageRefusedException e) {
      return onError(doc, source, e);
    } catch (SolrException e) {
      throw e;
    } catch (RuntimeException e) {
      LOG.error("{}: method {} failed", name(doc), options.method(), e);
      String reason = "method " + options.method() + " failed: " + e.getClass().getSimpleName();
      return onError(doc, source, new UnusablePageException(reason));
    }
  }

  private Outcome extract(SolrInputDocument doc, SourceField source) throws UnusablePageException {
    if (source.isCleared()) {
      mapping.clear(doc);
      passages.ifPresent(fields -> fields.clear(doc));
      return Outcome.CLEARED;
    }
    if (source.values().size() > 1 && config.multiValued() == MultiValued.REFUSE) {
      throw new UnusablePageException(
          "it has " + source.values().size() + " values, but multiValued=refuse allows only one");
    }
    SourceText text =
        SourceText.read(
            source.values(), FieldValues.text(doc, config.contentTypeField()), config.base64());
    if (config.sourceAction() == SourceAction.KEEP
        && source.values().stream().anyMatch(SourceText::isBytes)
        && !SchemaCheck.holdsBytes(schema, source.name())) {
      throw new UnusablePageException(
          "its type cannot hold bytes; set sourceAction to decode or drop");
    }
    if (config.sourceAction() == SourceAction.DECODE && text.wereBytes()) {
      mapping.writeSource(doc, source.name(), text.values());
    }
    if (text.otherFormat().isPresent()) {
      String reason = NotHtmlException.messageFor(text.otherFormat().get());
      if (options.nonHtml() == NonHtml.FAIL) {
        throw new UnusablePageException(reason);
      }
      writeNothing(doc, Outcome.NON_HTML, reason);
      return Outcome.NON_HTML;
    }
    PageAnalysis analysis =
        extractor.analyze(reader.read(text.page(), FieldValues.text(doc, config.urlField())));
    ExtractedPage page = analysis.result();
    boolean empty = page.content().isBlank();
    Outcome outcome = empty ? Outcome.EMPTY : Outcome.EXTRACTED;
    mapping.write(doc, page, text, outcome, reason(page, empty), options.existingTitle());
    if (passages.isPresent()) {
      passages.get().write(doc, page.passages(config.passages().get().size()));
    }
    if (options.learn() && extractor.learns()) {
      extracted.add(analysis);
    }
    return outcome;
  }

  private void writeNothing(SolrInputDocument doc, Outcome outcome, String reason) {
    mapping.writeNothing(doc, outcome, reason);
    passages.ifPresent(fields -> fields.clear(doc));
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

  private Outcome onError(SolrInputDocument doc, SourceField source, Exception e) {
    String reason = "field '" + source.name() + "': " + e.getMessage();
    switch (options.onError()) {
      case FAIL -> throw failure(doc, ErrorCode.BAD_REQUEST, reason, e);
      case SKIP -> {
        LOG.warn("{} skipped: {}", name(doc), reason);
        return Outcome.SKIPPED;
      }
      case KEEP -> {
        LOG.warn("{} kept without main text: {}", name(doc), reason);
        removeUnstorable(doc, source);
        writeNothing(doc, Outcome.KEPT, reason);
        dropSource(doc);
        return Outcome.KEPT;
      }
    }
    throw new IllegalStateException(options.onError().name());
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
            && !SchemaCheck.holdsBytes(schema, source.name());
    if (unstorableBytes || values.size() > 1 && !SchemaCheck.holdsMany(schema, source.name())) {
      mapping.writeSource(doc, source.name(), List.of());
    }
  }

  private void dropSource(SolrInputDocument doc) {
    if (config.sourceAction() == SourceAction.DROP) {
      config.sources().forEach(doc::removeField);
    }
  }

  private String reason(ExtractedPage page, boolean empty) {
    List<String> reasons = new ArrayList<>();
    if (empty) {
      reasons.add("the page has no main text");
    }
    if (page.labels().containsKey(ContentExtractor.SOURCE)) {
      reasons.add("the main text was found only in the data of the page's scripts");
    }
    ParseLimits limits = config.limits();
    for (Truncation truncation : page.truncations()) {
      reasons.add(
          switch (truncation) {
            case SIZE -> "the page was cut off at maxSize=" + limits.maxSize();
            case TAGS -> "the page was cut off at maxTags=" + limits.maxTags();
            case TAG_NAME -> "the page was cut off at a tag with an overlong name";
            case DEPTH ->
                "what is nested deeper than maxDepth=" + limits.maxDepth() + " was moved up";
          });
    }
    boolean blocksTruncated = "truncated".equals(page.labels().get("blocks"));
    if (blocksTruncated) {
      reasons.add("the page has more text blocks than the method considers");
    }
    if (blocksTruncated || !page.truncations().isEmpty()) {
      counters.countTruncated();
    }
    return reasons.isEmpty() ? null : String.join("; ", reasons);
  }

  private void count(Outcome outcome, int documents) {
    counters.count(outcome, documents);
    ofRequest.merge(outcome, documents, Integer::sum);
  }

  private SolrException failure(
      SolrInputDocument doc, ErrorCode code, String reason, Exception cause) {
    return new SolrException(code, "zhengwen: " + name(doc) + ", " + reason, cause);
  }

  private String name(SolrInputDocument doc) {
    SchemaField key = schema.getUniqueKeyField();
    Object id = key == null ? null : FieldValues.plain(doc, key.getName());
    return id == null ? "document without id" : "document '" + id + "'";
  }
}
