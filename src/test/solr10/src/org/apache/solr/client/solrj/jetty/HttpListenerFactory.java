package org.apache.solr.client.solrj.jetty;

import org.eclipse.jetty.client.Request;
import org.eclipse.jetty.client.Result;

/** A stand-in like {@link HttpJettySolrClient}, which never asks for listeners. */
public interface HttpListenerFactory {
  RequestResponseListener get();

  /** What Solr's core extends. */
  abstract class RequestResponseListener {
    public void onQueued(Request request) {}

    public void onBegin(Request request) {}

    public void onComplete(Result result) {}
  }
}
