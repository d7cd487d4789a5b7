package io.zhengwen.solr.handler;

import io.zhengwen.ContentExtractor;
import io.zhengwen.ExtractedPage;
import io.zhengwen.registry.Fingerprint;
import io.zhengwen.solr.ChainExtraction;
import io.zhengwen.solr.ExtractVersion;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.config.RequestOptions;
import io.zhengwen.solr.config.SchemaCheck;
import io.zhengwen.solr.metrics.Outcome;
import io.zhengwen.solr.metrics.OutcomeCounters;
import io.zhengwen.solr.metrics.OutcomeCounters.Count;
import io.zhengwen.store.TemplateStoreException;
import io.zhengwen.studio.Said;
import io.zhengwen.wrapper.library.WrapperLibrary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.core.SolrCore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tests the extraction of a chain, and judges it by the result and by what was counted. */
final class SelfTest {
  private static final Logger LOG = LoggerFactory.getLogger(SelfTest.class);

  /** The share of documents whose pages could not be used that is worth a look. */
  private static final double MANY_UNUSABLE = .05;

  private static final String PROBE = "self-test";

  private static final String PAGE =
      """
      <!DOCTYPE html><html lang="en"><head><title>Weather station</title></head><body>
      <ul><li><a href="/">Start</a></li><li><a href="/map">Map</a></li></ul>
      <div><h1>Weather station</h1>
      <p>This self-test page describes a weather station on a hill. It measures wind, rain and the
      temperature of the air every minute, and it sends what it measured to the valley by radio.</p>
      <p>In winter the batteries are charged once a week, because the days are short and the panels
      are covered with snow. In summer they last for months, and nobody has to climb the hill.</p>
      </div></body></html>
      """;

  private enum Health {
    GREEN,
    YELLOW,
    RED
  }

  private final ChainExtraction chain;
  private final SolrCore core;
  private final List<String> reasons = new ArrayList<>();
  private final Map<String, Object> checks = new LinkedHashMap<>();
  private Health health = Health.GREEN;

  private SelfTest(ChainExtraction chain, SolrCore core) {
    this.chain = chain;
    this.core = core;
  }

  /** Tests now. */
  static SelfTest of(ChainExtraction chain, SolrCore core) {
    SelfTest test = new SelfTest(chain, core);
    test.checkMethod();
    test.checkTemplates();
    test.checkWrappers();
    test.checkSchema();
    test.judgeCounts();
    return test;
  }

  private void checkMethod() {
    try {
      ExtractedPage page = extractor().extract(PAGE, "");
      boolean found = page.content().contains(PROBE);
      report("method", found, Health.YELLOW, "the method finds no main text on the built-in page");
    } catch (RuntimeException e) {
      LOG.error("the method failed on the built-in page", e);
      report("method", false, Health.RED, "the method failed: " + e.getClass().getSimpleName());
    }
  }

  private ContentExtractor extractor() {
    return chain.extractor(RequestOptions.of(chain.config(), new ModifiableSolrParams()));
  }

  private void checkTemplates() {
    if (!extractor().learns()) {
      return;
    }
    try {
      chain.resources().siteLibraries().store().check();
      report("templates", true, Health.YELLOW, "");
    } catch (TemplateStoreException e) {
      LOG.warn("the template store cannot be read", e);
      report("templates", false, Health.YELLOW, "the template store cannot be read: " + reason(e));
    }
  }

  private void checkWrappers() {
    if (chain.wrappers().isEmpty()) {
      return;
    }
    WrapperLibrary library = chain.wrappers().get();
    try {
      library.refresh();
      report("wrappers", true, Health.YELLOW, "");
    } catch (TemplateStoreException e) {
      LOG.warn("the store of wrapper templates cannot be read", e);
      report(
          "wrappers",
          false,
          Health.YELLOW,
          "the store of wrapper templates cannot be read: " + reason(e));
    }
    int alarms = library.seeds().stream().mapToInt(seed -> seed.alarms().size()).sum();
    if (alarms > 0) {
      worsen(
          Health.YELLOW,
          "wrapper templates that fit their seeds less than before: "
              + alarms
              + " alarms, listed by /zhengwen/wrappers?list=alarms");
    }
  }

  private void checkSchema() {
    try {
      SchemaCheck.check(chain.config(), core.getLatestSchema());
      report("schema", true, Health.RED, "");
    } catch (IllegalArgumentException e) {
      report("schema", false, Health.RED, "the schema does not fit: " + e.getMessage());
    }
  }

  private void judgeCounts() {
    OutcomeCounters counters = chain.counters();
    long unusable = 0;
    long pages = 0;
    for (Outcome outcome : List.of(Outcome.FAILED, Outcome.SKIPPED, Outcome.KEPT)) {
      unusable += counters.documents(outcome);
    }
    for (Outcome outcome : List.of(Outcome.EXTRACTED, Outcome.EMPTY, Outcome.NON_HTML)) {
      pages += counters.documents(outcome);
    }
    if (unusable > MANY_UNUSABLE * (pages + unusable)) {
      worsen(
          Health.YELLOW,
          unusable + " of " + (pages + unusable) + " documents had pages that could not be used");
    }
    long storeErrors = counters.count(Count.STORE_ERRORS);
    if (storeErrors > 0) {
      worsen(Health.YELLOW, storeErrors + " reads or writes of templates failed");
    }
  }

  private String reason(TemplateStoreException e) {
    return ServerPaths.hidden(e.getMessage(), core, chain.config());
  }

  private void report(String check, boolean passed, Health otherwise, String reason) {
    checks.put(check, passed ? "passed" : "failed");
    if (!passed) {
      worsen(otherwise, reason);
    }
  }

  private void worsen(Health to, String reason) {
    reasons.add(reason);
    if (to.compareTo(health) > 0) {
      health = to;
    }
  }

  /** The members of an answer by name, in order. */
  Map<String, Object> toMap() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("health", health.name().toLowerCase(Locale.ROOT));
    map.put("reasons", List.copyOf(reasons));
    map.put("reasonDetails", reasons.stream().map(Said::of).toList());
    map.put("selfTest", checks);
    Map<String, Object> documents = new LinkedHashMap<>();
    for (Outcome outcome : Outcome.values()) {
      documents.put(outcome.label(), chain.counters().documents(outcome));
    }
    map.put("documents", documents);
    Map<String, Object> counts = new LinkedHashMap<>();
    for (Count count : Count.values()) {
      counts.put(count.label(), chain.counters().count(count));
    }
    map.put("counts", counts);
    map.put("versions", versions());
    return map;
  }

  private Map<String, Object> versions() {
    MainContentConfig config = chain.config();
    Map<String, Object> versions = new LinkedHashMap<>();
    versions.put("extraction", chain.version());
    versions.put("method", config.method());
    Fingerprint.ofModel(config.method(), config.params())
        .ifPresent(digest -> versions.put("modelSha256", digest));
    versions.put("library", ExtractVersion.library());
    String solr = SolrCore.class.getPackage().getImplementationVersion();
    versions.put("solr", solr == null ? "unknown" : solr);
    return versions;
  }
}
