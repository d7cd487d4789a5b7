package org.apache.solr.client.solrj.io;

import java.io.Closeable;
import org.apache.solr.client.solrj.SolrClient;
import org.apache.solr.client.solrj.impl.HttpSolrClientBase;

/**
 * A stand-in like {@link org.apache.solr.client.solrj.jetty.HttpJettySolrClient}, before the class
 * of the same name in {@code solr-solrj-streaming} 9.10.1, which knows other clients. It keeps
 * none.
 */
public class SolrClientCache implements Closeable {
  public SolrClientCache(HttpSolrClientBase client) {}

  public void setDefaultZKHost(String host) {}

  public SolrClient getHttpSolrClient(String url) {
    throw new UnsupportedOperationException("stand-in for solr-solrj-streaming");
  }

  @Override
  public void close() {}
}
