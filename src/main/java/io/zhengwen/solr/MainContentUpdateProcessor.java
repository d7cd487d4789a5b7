package io.zhengwen.solr;

import io.zhengwen.ContentExtractor;
import io.zhengwen.PageAnalysis;
import io.zhengwen.method.sitetemplate.SiteTemplateFilter;
import io.zhengwen.solr.config.RequestOptions;
import io.zhengwen.solr.document.NestedDocuments;
import io.zhengwen.solr.document.TextLimit;
import io.zhengwen.solr.metrics.Outcome;
import io.zhengwen.solr.metrics.OutcomeCounters;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.util.SimpleOrderedMap;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.update.AddUpdateCommand;
import org.apache.solr.update.DeleteUpdateCommand;
import org.apache.solr.update.processor.UpdateRequestProcessor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Extracts the pages of the documents of one request. */
final class MainContentUpdateProcessor extends UpdateRequestProcessor {
  private static final Logger LOG = LoggerFactory.getLogger(MainContentUpdateProcessor.class);

  private final RequestOptions options;
  private final ContentExtractor extractor;
  private final DocumentExtraction extraction;
  private final OutcomeCounters counters;
  private final SolrQueryResponse response;
  private final Optional<UnchangedDocuments> unchanged;
  private final List<PageAnalysis> extracted = new ArrayList<>();
  private final AcceptedWrapped wrapped;
  private final UnreadLibrary unread;
  private final TextLimit textLimit;

  /** The characters of main text of a document and of those nested in it. */
  private long written;

  private final Map<Outcome, Integer> ofRequest = new EnumMap<>(Outcome.class);

  MainContentUpdateProcessor(
      ChainExtraction chain,
      RequestOptions options,
      SolrQueryRequest request,
      Optional<UnchangedDocuments> unchanged,
      SolrQueryResponse response,
      UpdateRequestProcessor next) {
    super(next);
    this.options = options;
    this.extractor = chain.extractor(options);
    this.extraction = chain.documents(options, request);
    this.counters = chain.counters();
    this.response = response;
    this.unchanged = unchanged;
    textLimit = chain.config().textLimit();
    wrapped = new AcceptedWrapped(chain.wrappers(), request.getSchema());
    unread = new UnreadLibrary(chain, request);
  }

  @Override
  public void processAdd(AddUpdateCommand cmd) throws IOException {
    try (ExtractionRoom.Place place = ExtractionRoom.OF_NODE.place()) {
      List<Outcome> outcomes = process(NestedDocuments.of(cmd.getSolrInputDocument()), place);
      if (extracted.isEmpty()) {
        place.leave();
      }
      place.index(written);
      if (outcomes.contains(Outcome.SKIPPED)) {
        count(Outcome.SKIPPED, outcomes.size());
        return;
      }
      if (unchanged.isPresent()
          && unchanged.get().contains(cmd, wrapped.records())
          && outcomes.equals(List.of(Outcome.EXTRACTED))) {
        count(Outcome.UNCHANGED, 1);
        return;
      }
      add(cmd, outcomes);
      if (place.isLarge()) {
        LosslessDistributedUpdateProcessor.awaitAnswers(cmd.getReq());
      }
      learn();
      wrapped.accepted();
    }
  }

  private List<Outcome> process(List<SolrInputDocument> documents, ExtractionRoom.Place place) {
    List<Outcome> outcomes = new ArrayList<>();
    extracted.clear();
    wrapped.clear();
    written = 0;
    try {
      for (SolrInputDocument doc : documents) {
        outcomes.add(options.skip() ? Outcome.BYPASSED : process(doc, place));
      }
    } catch (SolrException e) {
      boolean ofPage = e.code() < ErrorCode.SERVER_ERROR.code;
      count(ofPage ? Outcome.FAILED : Outcome.REFUSED, documents.size());
      throw e;
    }
    return outcomes;
  }

  /** Documents that what comes next refuses count as refused, whatever was extracted. */
  private void add(AddUpdateCommand cmd, List<Outcome> outcomes) throws IOException {
    try {
      super.processAdd(cmd);
      for (SolrInputDocument record : wrapped.records()) {
        super.processAdd(addOf(record, cmd));
      }
    } catch (IOException | RuntimeException e) {
      count(Outcome.REFUSED, outcomes.size());
      throw e;
    }
    outcomes.forEach(outcome -> count(outcome, 1));
  }

  /** Adds a record to the shard or collection of its page. */
  private static AddUpdateCommand addOf(SolrInputDocument record, AddUpdateCommand page) {
    AddUpdateCommand add = new AddUpdateCommand(page.getReq());
    add.solrDoc = record;
    for (String field : RouteFields.of(page.getReq().getCore())) {
      Object value = page.solrDoc.getFieldValue(field);
      if (value != null && !record.containsKey(field)) {
        record.setField(field, value);
      }
    }
    add.commitWithin = page.commitWithin;
    return add;
  }

  @Override
  public void processDelete(DeleteUpdateCommand cmd) throws IOException {
    unchanged.ifPresent(UnchangedDocuments::deletes);
    super.processDelete(cmd);
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

  private Outcome process(SolrInputDocument doc, ExtractionRoom.Place place) {
    unread.check(doc);
    long start = System.nanoTime();
    DocumentExtraction.Result result = extraction.process(doc, place);
    if (result.bytes() > 0) {
      OptionalDouble confidence =
          result.analysis().map(a -> a.onDemand().confidence()).orElse(OptionalDouble.empty());
      counters.measure(result.bytes(), System.nanoTime() - start, confidence);
    }
    if (result.truncated()) {
      counters.countTruncated();
    }
    result
        .analysis()
        .map(analysis -> analysis.onDemand().labels().get(SiteTemplateFilter.LABEL))
        .ifPresent(removed -> counters.countTemplatesFired(Integer.parseInt(removed)));
    result
        .analysis()
        .ifPresent(
            page -> written += Math.min(textLimit.most(), page.onDemand().content().length()));
    if (options.learn() && extractor.learns()) {
      result.analysis().ifPresent(extracted::add);
    }
    result.wrapped().ifPresent(page -> wrapped.add(doc, page, options.learn()));
    result
        .wrapped()
        .map(WrappedPage::reading)
        .filter(reading -> reading.template().isPresent() || reading.isFailed())
        .ifPresent(reading -> counters.countWrapped(!reading.isFailed()));
    return result.outcome();
  }

  private void count(Outcome outcome, int documents) {
    counters.count(outcome, documents);
    ofRequest.merge(outcome, documents, Integer::sum);
  }
}
