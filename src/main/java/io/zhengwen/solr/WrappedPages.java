package io.zhengwen.solr;

import io.zhengwen.PageAnalysis;
import io.zhengwen.page.PageModel;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.config.WrapperConfig;
import io.zhengwen.solr.config.WrapperSchema;
import io.zhengwen.solr.document.SourceText;
import io.zhengwen.wrapper.library.PageReading;
import io.zhengwen.wrapper.library.WrapperLibrary;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.schema.IndexSchema;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads the pages of seeds with their templates, and writes what was read to documents. */
final class WrappedPages {
  private static final Logger LOG = LoggerFactory.getLogger(WrappedPages.class);

  private final WrapperLibrary library;
  private final WrapperFields fields;

  WrappedPages(MainContentConfig config, WrapperLibrary library, IndexSchema schema) {
    WrapperConfig wrappers = config.wrappers().orElseThrow();
    this.library = library;
    fields = new WrapperFields(wrappers, new WrapperSchema(config, schema), schema);
  }

  /**
   * Reads a page. A fault costs the fields, not the document. While the library was never read,
   * nothing is read or cleared.
   *
   * @param written the fields that a template wrote before; in an atomic update they are cleared
   *     where nothing is read for them
   * @return empty if the page belongs to no seed
   */
  Optional<WrappedPage> read(
      SolrInputDocument doc, PageAnalysis analysis, SourceText source, Set<String> written) {
    PageModel page = analysis.page();
    String url = page.url();
    if (!library.isRead()) {
      return Optional.empty();
    }
    try {
      Optional<PageReading> reading = library.read(page, url);
      if (reading.isPresent()) {
        List<SolrInputDocument> records = fields.write(doc, reading.get(), written, page);
        return Optional.of(new WrappedPage(url, source.page().html(), reading.get(), records));
      }
    } catch (RuntimeException e) {
      LOG.error("{}: its fields cannot be read", url, e);
    }
    clear(doc, written);
    return Optional.empty();
  }

  /** Clears the fields that a template wrote before, if the document is an atomic update. */
  void clear(SolrInputDocument doc, Set<String> written) {
    fields.clear(doc, written);
  }
}
