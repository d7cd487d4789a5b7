package org.apache.solr.client.solrj.jetty;

import java.util.concurrent.CompletableFuture;
import org.apache.solr.client.solrj.SolrClient;
import org.apache.solr.client.solrj.SolrRequest;
import org.apache.solr.client.solrj.impl.LBAsyncSolrClient;
import org.apache.solr.client.solrj.impl.LBSolrClient;
import org.apache.solr.common.util.NamedList;

/** A stand-in like {@link HttpJettySolrClient}: a single node asks no others. */
public class LBJettySolrClient extends LBAsyncSolrClient {
  private LBJettySolrClient(Builder builder) {
    super(builder);
  }

  @Override
  protected CompletableFuture<NamedList<Object>> requestAsyncWithUrl(
      SolrClient client, String url, SolrRequest<?> request) {
    throw new UnsupportedOperationException("stand-in for solr-solrj-jetty");
  }

  /** As far as Solr's core calls it when a single node starts. */
  public static class Builder extends LBSolrClient.Builder<HttpJettySolrClient> {
    public Builder(HttpJettySolrClient client, LBSolrClient.Endpoint... endpoints) {
      super(client, endpoints);
    }

    @Override
    public LBJettySolrClient build() {
      return new LBJettySolrClient(this);
    }
  }
}
