package org.apache.solr.client.solrj.jetty;

import java.util.concurrent.TimeUnit;
import org.apache.solr.client.solrj.impl.HttpJdkSolrClient;
import org.eclipse.jetty.client.HttpClient;

/**
 * A stand-in of ours, not Solr's class: the artifact {@code solr-solrj-jetty} 10.0.0, which Solr 10
 * does not start without, is not on Maven Central. With it and its neighbours the Solr 10 of our
 * tests is a hybrid: a single node is Solr's own code but for its client of other nodes.
 *
 * <p>Requests go through Solr's client that uses the JDK's, without the headers by which nodes of a
 * secured SolrCloud know each other. SolrCloud, distributed search and replication are not shown by
 * it.
 */
public class HttpJettySolrClient extends HttpJdkSolrClient {
  private HttpJettySolrClient(String url, Builder builder) {
    super(url, builder);
  }

  /** Ignored: the listeners are for Jetty's client. */
  public void addListenerFactory(HttpListenerFactory factory) {}

  /** Refused: a single node forwards no requests. */
  public HttpClient getHttpClient() {
    throw new UnsupportedOperationException("stand-in for solr-solrj-jetty");
  }

  /** As far as Solr's core calls it when a single node starts. */
  public static class Builder extends HttpJdkSolrClient.Builder {
    public Builder() {}

    public Builder(String url) {
      super(url);
    }

    public Builder addListenerFactory(HttpListenerFactory factory) {
      return this;
    }

    public Builder withHttpClient(HttpJettySolrClient client) {
      super.withHttpClient(client);
      return this;
    }

    public Builder withKeyStoreReloadInterval(long interval, TimeUnit unit) {
      return this;
    }

    @Override
    public HttpJettySolrClient build() {
      return new HttpJettySolrClient(baseSolrUrl, this);
    }
  }
}
