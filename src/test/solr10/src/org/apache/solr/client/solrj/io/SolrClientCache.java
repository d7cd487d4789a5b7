package org.apache.solr.client.solrj.io;

import java.io.Closeable;
import org.apache.solr.client.solrj.SolrClient;
import org.apache.solr.client.solrj.impl.HttpSolrClientBase;

/**
 * A stand-in of ours, not Solr's class: the artifact {@code solr-solrj-streaming} 10.0.0 is not on
 * Maven Central. It hides the class of the same name of 9.10.1, which knows other clients, and
 * keeps none: streaming expressions are not shown by our tests.
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
