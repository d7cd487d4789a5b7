package io.zhengwen.solr;

import static org.apache.solr.update.processor.DistributingUpdateProcessorFactory.DISTRIB_UPDATE_PARAM;

import io.zhengwen.registry.Resources;
import io.zhengwen.solr.config.ConfigParser;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.config.MainContentConfig.Unchanged;
import io.zhengwen.solr.config.RequestOptions;
import io.zhengwen.solr.config.SchemaCheck;
import io.zhengwen.solr.metrics.OutcomeCounters;
import io.zhengwen.wrapper.library.WrapperLibrary;
import java.util.Optional;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.util.NamedList;
import org.apache.solr.core.SolrCore;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.update.processor.DistributedUpdateProcessor.DistribPhase;
import org.apache.solr.update.processor.UpdateRequestProcessor;
import org.apache.solr.update.processor.UpdateRequestProcessorFactory;
import org.apache.solr.util.plugin.SolrCoreAware;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An update processor that extracts pages before they are indexed: it reads HTML from a field and
 * writes title, main text and noise-stripped body to others.
 *
 * <p>It belongs before {@code LogUpdateProcessorFactory} and {@code
 * DistributedUpdateProcessorFactory}: in SolrCloud a page is then extracted once, on the node that
 * receives it. With {@code TolerantUpdateProcessorFactory} in front of it, errors concern single
 * documents. That processor drops errors of the distribution that name no document; this one
 * answers 503 to them, so that no document is acknowledged that no leader has. It therefore takes
 * part in requests that other nodes forward too, without extracting again.
 *
 * <table>
 *   <caption>Options</caption>
 *   <tr><th>Name</th><th>Value</th></tr>
 *   <tr><td><code>source</code></td><td>
 *     Field or fields that hold the page: a string, several with commas, or an
 *     <code>arr</code>. The first with a value that is not blank is read. Required.
 *   </td></tr>
 *   <tr><td><code>url</code></td><td>
 *     Field with the page's address, for methods that learn by site.
 *   </td></tr>
 *   <tr><td><code>contentType</code></td><td>
 *     Field with the HTTP header Content-Type: its charset is used unless the
 *     bytes contradict it, and a media type other than HTML makes the source non-HTML. For
 *     <code>application/octet-stream</code> and XML types the content decides.
 *   </td></tr>
 *   <tr><td><code>fields</code></td><td>
 *     <code>lst</code> of destinations, at least one: <code>title</code>, <code>content</code>
 *     (main text), <code>language</code> (ISO 639-1), <code>body</code> (noise-stripped body), <code>contentHtml</code> (main text
 *     as HTML), <code>signature</code>, <code>nearSignature</code> (several values) and
 *     <code>nearKey</code> (of the main text, {@link io.zhengwen.signature}), <code>method</code>, <code>confidence</code> (0 to 1), <code>charset</code>
 *     (of sources that came as bytes), <code>extractVersion</code>
 *     ({@link ExtractVersion}), <code>outcome</code>, <code>reason</code> (why there is no
 *     main text, or which limit cut the page off), <code>label.NAME</code> (a label that the
 *     method gives, such as <code>label.pageLength</code> of the method <code>density</code>).
 *   </td></tr>
 *   <tr><td><code>languageFields</code></td><td>
 *     <code>lst</code> of destinations and patterns of field names with one <code>*</code>, such as
 *     <code>content_*</code>: the value is also written to the field with the code of the page's
 *     language in its place, if the schema has it by that name. A language that the document brings
 *     in the field of <code>language</code> stays, and decides.
 *   </td></tr>
 *   <tr><td><code>method</code></td><td>
 *     Extraction method, one of {@link io.zhengwen.registry.Methods#all()}; default {@link
 *     io.zhengwen.registry.Methods#DEFAULT}.
 *   </td></tr>
 *   <tr><td><code>params</code></td><td>
 *     <code>lst</code> of the method's parameters.
 *   </td></tr>
 *   <tr><td><code>sourceAction</code></td><td>
 *     <code>decode</code> (default): bytes and base64 become the decoded text, bytes that are
 *     not HTML are removed, text stays. <code>keep</code>: the field stays as sent; bytes in a
 *     field for text are an error. <code>drop</code>: the fields are removed and need not be in
 *     the schema.
 *   </td></tr>
 *   <tr><td><code>existingTitle</code></td><td>
 *     If the document brings a title: <code>fill</code> (default) replaces it if it is
 *     blank, <code>keep</code> never, <code>overwrite</code> whenever the page has one. Requires
 *     <code>fields.title</code>.
 *   </td></tr>
 *   <tr><td><code>unchanged</code></td><td>
 *     For documents that are in the index with the same signature of the main text, the same
 *     metadata and the same other fields: <code>index</code> (default), or <code>skip</code>, which
 *     leaves them out and requires <code>fields.signature</code>. <code>unchangedIgnore</code> names
 *     fields that may differ.
 *   </td></tr>
 *   <tr><td><code>onError</code></td><td>
 *     For pages that cannot be used, and for faults of the extraction: <code>fail</code>
 *     (default) answers 400 with the
 *     document's id and the reason; <code>skip</code> leaves the document out, with all documents
 *     nested with it; <code>keep</code> indexes it without main text.
 *   </td></tr>
 *   <tr><td><code>nonHtml</code></td><td>
 *     For PDFs, images, archives, JSON, feeds, binary data, by media type or sniffing:
 *     <code>pass</code> (default) indexes the document without main text; <code>fail</code>
 *     makes it an error for <code>onError</code>.
 *   </td></tr>
 *   <tr><td><code>multiValued</code></td><td>
 *     Several values in the source: <code>refuse</code> (default) makes it an error for
 *     <code>onError</code>; <code>join</code> reads them as one page.
 *   </td></tr>
 *   <tr><td><code>base64</code></td><td>
 *     Bytes in strings: <code>detect</code> (default) decodes a string of base64 that holds
 *     markup or a known file format; any other of 200 or more characters of base64 alone is not
 *     HTML. <code>always</code>; <code>never</code>.
 *   </td></tr>
 *   <tr><td><code>limits</code></td><td>
 *     <code>lst</code>: <code>maxSize</code> (characters, default 20,000,000),
 *     <code>maxTags</code> (400,000), <code>maxDepth</code> (8 to 512, default 512),
 *     <code>overflow</code>: <code>truncate</code> (default) reads up to the limit,
 *     <code>refuse</code> makes it an error for <code>onError</code>; <code>maxContent</code>: the
 *     longest main text, body or comments that are written (characters, default without limit).
 *   </td></tr>
 *   <tr><td><code>passages</code></td><td>
 *     <code>lst</code>: the main text is also cut into passages. <code>field</code>: for a passage's
 *     text; <code>as</code>: <code>values</code> (default) makes them values of that field, <code>
 *     documents</code> documents nested in the page's, with ids <code>PAGE#p0</code> and so on;
 *     <code>size</code>: greatest length of a passage in UTF-16 units (1000). For documents also
 *     <code>label</code>: the name under which they are nested (<code>passages</code>), and
 *     <code>headings</code>: a field for the headings that a passage stands under.
 *   </td></tr>
 *   <tr><td><code>templates</code></td><td>
 *     <code>lst</code>, for the methods <code>sitetemplate</code> and
 *     <code>METHOD+sitetemplate</code>: <code>store</code>: <code>memory</code> (default) keeps
 *     templates until the core is reloaded or closed, <code>files</code> keeps them in a directory
 *     below the core's data directory, or in <code>directory</code>, an absolute path;
 *     <code>learn</code>: whether pages that were accepted are learned from (<code>true</code>);
 *     <code>n1</code>: pages of a site in a batch (10); <code>n2</code>: pages of a batch that make
 *     a template (3); <code>site</code>: <code>host</code> (default) or <code>domain</code>, the
 *     registrable domain; <code>prefixes</code>: beginnings of addresses that are a site each, such
 *     as <code>example.org/users/*</code>.
 *   </td></tr>
 *   <tr><td><code>wrappers</code></td><td>
 *     <code>lst</code>: pages of seeds are read with wrapper templates, see {@link
 *     io.zhengwen.wrapper}. <code>store</code>: <code>auto</code> (default), <code>files</code>,
 *     <code>collection</code>, <code>memory</code>; <code>directory</code>, <code>collection</code>,
 *     <code>library</code>: where; <code>mostSeeds</code>, <code>mostMegabytes</code>: bounds; <code>fields</code>:
 *     patterns of field names for <code>text</code> (<code>*_s</code>), <code>texts</code>,
 *     <code>number</code> (<code>*_d</code>), <code>numbers</code>, <code>date</code>
 *     (<code>*_dt</code>), <code>dates</code>; <code>records</code>: <code>children</code>
 *     (default), <code>documents</code>, <code>mark</code>; <code>label</code>: the name under
 *     which records are nested (<code>records</code>); <code>template</code>, <code>kind</code>,
 *     <code>written</code>: fields for the template's name, for <code>list</code>, <code>detail
 *     </code> or <code>record</code>, and for the names of the fields that the template wrote.
 *   </td></tr>
 * </table>
 *
 * <p>If an option is unknown, wrong or contradictory, or the schema lacks a field or the field
 * cannot hold its value, the core does not load; the message names option, value and the legal
 * ones.
 *
 * <p><b>Requests</b> may set {@code zhengwen.method}, {@code zhengwen.params.NAME} (added to the
 * configured parameters if the method is the configured one), {@code zhengwen.existingTitle},
 * {@code zhengwen.unchanged}, {@code zhengwen.onError}, {@code zhengwen.nonHtml}, {@code
 * zhengwen.learn=false}, which learns nothing from the request's pages, and {@code
 * zhengwen.skip=true}, which sends documents on as they are. Any other {@code zhengwen.*} is
 * answered 400: fields, limits and what becomes of the source belong to the owner of the index, and
 * so do method parameters that name files.
 *
 * <p><b>Documents.</b> One without a source field goes on untouched. Nested documents are treated
 * like others. If the page gives nothing for a destination, what the document brings there stays.
 * An empty page is not an error; its outcome is {@code empty}.
 *
 * <p><b>Atomic updates.</b> {@code {"set": page}} on the source sets the destinations, {@code
 * {"set": null}} clears them. Where the update leaves the address alone, the page has the stored
 * one; an update of the address alone extracts nothing. Language fields of other languages are
 * cleared. Other operations on a source field are answered 400 whatever {@code onError} says, since
 * the page in the index is not at hand. A title stored earlier is not at hand either: an update
 * that brings none gets the new page's, whatever {@code existingTitle} says.
 *
 * <p><b>Outcomes</b> are counted by document in the core's metrics {@code UPDATE.zhengwen.*}. If
 * one page fails or skips a document, all documents nested with it count so: {@code extracted},
 * {@code empty}, {@code non_html}, {@code kept}, {@code skipped}, {@code failed}, {@code refused},
 * {@code unchanged}, {@code cleared}, {@code no_source}, {@code bypassed}. {@link
 * io.zhengwen.solr.metrics.OutcomeCounters} lists what else is counted. All processors of a core
 * share their counts, which start anew when the core is loaded. The request log shows the outcomes
 * of each request.
 */
public final class MainContentUpdateProcessorFactory extends UpdateRequestProcessorFactory
    implements SolrCoreAware, UpdateRequestProcessorFactory.RunAlways {
  private static final Logger LOG =
      LoggerFactory.getLogger(MainContentUpdateProcessorFactory.class);

  private MainContentConfig config;
  private ChainExtraction extraction;

  /** Creates a factory; called by Solr. */
  public MainContentUpdateProcessorFactory() {}

  @Override
  public void init(NamedList<?> args) {
    try {
      config = ConfigParser.parse(args);
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  @Override
  public void inform(SolrCore core) {
    try {
      SchemaCheck.check(config, core.getLatestSchema());
      ChainCheck.check(this, core);
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
    if (config.unchanged() == Unchanged.SKIP) {
      ChainCheck.warnings(this, core).forEach(LOG::warn);
    }
    extraction = extraction(core);
  }

  private ChainExtraction extraction(SolrCore core) {
    Resources resources;
    Optional<WrapperLibrary> wrappers;
    try {
      resources = CoreTemplates.of(core, config.templates());
      wrappers = config.wrappers().map(w -> CoreWrappers.of(core, w.storage()));
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
    try {
      return new ChainExtraction(
          config,
          resources,
          wrappers,
          new Extractors(
              config, SchemaCheck.languageFields(config, core.getLatestSchema()), resources),
          OutcomeCounters.of(core));
    } catch (IllegalArgumentException e) {
      throw wrong("options 'method' and 'params': " + e.getMessage());
    }
  }

  /** What handlers use of this processor, once the core has informed it. */
  ChainExtraction extraction() {
    return extraction;
  }

  @Override
  public UpdateRequestProcessor getInstance(
      SolrQueryRequest request, SolrQueryResponse response, UpdateRequestProcessor next) {
    DistribPhase phase = DistribPhase.parseParam(request.getParams().get(DISTRIB_UPDATE_PARAM));
    if (phase == DistribPhase.FROMLEADER) {
      return new DistributionGuard(true, () -> false, next);
    }
    boolean forwarded = phase == DistribPhase.TOLEADER;
    DistributionGuard guard =
        new DistributionGuard(forwarded, new Leadership(request)::isLost, next);
    if (forwarded) {
      return guard;
    }
    try {
      RequestProcessors processors = new RequestProcessors(request);
      processors.checkPlace(this);
      RequestOptions options = RequestOptions.of(config, request.getParams());
      UpdateRequestProcessor ours =
          new MainContentUpdateProcessor(
              extraction, options, request, unchanged(options, request), response, guard);
      return processors.makeAtomicBehind(this)
          ? new AtomicPages(config.sources(), request.getParams(), ours)
          : ours;
    } catch (IllegalArgumentException e) {
      throw new SolrException(ErrorCode.BAD_REQUEST, "zhengwen: " + e.getMessage(), e);
    }
  }

  private Optional<UnchangedDocuments> unchanged(RequestOptions options, SolrQueryRequest request) {
    return options.unchanged() == Unchanged.INDEX
        ? Optional.empty()
        : Optional.of(
            new UnchangedDocuments(
                config,
                request.getSchema(),
                new StoredDocuments(request.getCore(), request.getParams())));
  }

  /** An exception without a cause, since Solr shows the innermost message only. */
  private static SolrException wrong(String message) {
    String name = MainContentUpdateProcessorFactory.class.getSimpleName();
    return new SolrException(ErrorCode.SERVER_ERROR, name + ": " + message);
  }
}
