package io.zhengwen.solr;

import io.zhengwen.wrapper.library.PageReading;
import java.util.List;
import org.apache.solr.common.SolrInputDocument;

/**
 * A page of a seed.
 *
 * @param url its address
 * @param html its source
 * @param reading what templates read from it
 * @param records its records that are to be documents of their own
 */
public record WrappedPage(
    String url, String html, PageReading reading, List<SolrInputDocument> records) {}
