package io.zhengwen.solr;

import io.zhengwen.ContentExtractor;
import io.zhengwen.registry.Resources;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.config.RequestOptions;
import io.zhengwen.solr.metrics.OutcomeCounters;
import io.zhengwen.wrapper.library.WrapperLibrary;
import java.util.Optional;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.common.params.UpdateParams;
import org.apache.solr.core.SolrCore;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.update.processor.UpdateRequestProcessorChain;
import org.apache.solr.update.processor.UpdateRequestProcessorFactory;

/**
 * The extraction of an update chain, as handlers use it: the options, methods, templates and
 * counters of its {@link MainContentUpdateProcessorFactory}. Thread-safe; of use as long as the
 * core is open.
 */
public final class ChainExtraction {
  private final MainContentConfig config;
  private final Resources resources;
  private final Optional<WrapperLibrary> wrappers;
  private final Extractors extractors;
  private final OutcomeCounters counters;

  ChainExtraction(
      MainContentConfig config,
      Resources resources,
      Optional<WrapperLibrary> wrappers,
      Extractors extractors,
      OutcomeCounters counters) {
    this.config = config;
    this.resources = resources;
    this.wrappers = wrappers;
    this.extractors = extractors;
    this.counters = counters;
  }

  /**
   * The extraction of a chain; that of its first processor if it has several.
   *
   * @param chain the chain's name; null for the core's default chain
   * @throws SolrException with the status 400 if there is no such chain, or if it extracts nothing
   */
  public static ChainExtraction of(SolrCore core, String chain) {
    return in(core.getUpdateProcessingChain(chain))
        .orElseThrow(() -> none(core, chain, "; name one that has by the parameter 'chain'"));
  }

  /**
   * The extraction of the processors that an update request goes through.
   *
   * @throws SolrException with the status 400 if there are no such, or if none extracts
   */
  public static ChainExtraction ofUpdate(SolrCore core, SolrParams params) {
    return in(core.getUpdateProcessorChain(params))
        .orElseThrow(
            () ->
                none(
                    core,
                    params.get(UpdateParams.UPDATE_CHAIN),
                    "; name one that has by the parameter 'update.chain'"));
  }

  private static Optional<ChainExtraction> in(UpdateRequestProcessorChain chain) {
    for (UpdateRequestProcessorFactory factory : chain.getProcessors()) {
      if (factory instanceof MainContentUpdateProcessorFactory ours) {
        return Optional.of(ours.extraction());
      }
    }
    return Optional.empty();
  }

  private static SolrException none(SolrCore core, String chain, String advice) {
    return new SolrException(
        ErrorCode.BAD_REQUEST,
        "zhengwen: the "
            + (chain == null ? "default update chain" : "update chain '" + chain + "'")
            + " has no "
            + MainContentUpdateProcessorFactory.class.getSimpleName()
            + advice
            + named(core));
  }

  /** What helps where processors are there, but in no chain. */
  private static String named(SolrCore core) {
    return core.getUpdateProcessors().getRegistry().keySet().stream()
        .filter(
            name ->
                core.getUpdateProcessors().get(name) instanceof MainContentUpdateProcessorFactory)
        .findFirst()
        .map(
            name ->
                "; the updateProcessor '"
                    + name
                    + "' is in a chain if that has the attribute processor=\""
                    + name
                    + "\"")
        .orElse("");
  }

  /** The options of the processor. */
  public MainContentConfig config() {
    return config;
  }

  /** The templates of the core, which all its processors with the same options share. */
  public Resources resources() {
    return resources;
  }

  /** The wrapper templates and seeds; empty without the option {@code wrappers}. */
  public Optional<WrapperLibrary> wrappers() {
    return wrappers;
  }

  /** The {@linkplain ExtractVersion version} of what the configured method extracts. */
  public String version() {
    return extractors.get(config.method(), config.params()).version();
  }

  /** What the core's processors count. */
  public OutcomeCounters counters() {
    return counters;
  }

  /**
   * The method that a request asks for.
   *
   * @throws IllegalArgumentException naming what is wrong and what it may be
   */
  public ContentExtractor extractor(RequestOptions options) {
    return extractors.get(options.method(), options.params()).extractor();
  }

  /**
   * Extracts documents as a request asks for it.
   *
   * @throws IllegalArgumentException naming what is wrong and what it may be
   */
  public DocumentExtraction documents(RequestOptions options, SolrQueryRequest request) {
    return new DocumentExtraction(
        config, options, extractors.get(options.method(), options.params()), wrappers, request);
  }
}
