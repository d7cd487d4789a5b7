package io.zhengwen.solr.handler;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.solr.client.solrj.SolrRequest.METHOD;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.request.LocalSolrQueryRequest;
import org.apache.solr.request.SolrQueryRequest;
import org.junit.jupiter.api.Test;

/** A request within a node need not have the method of HTTP. */
class RequestsTest {
  private static SolrQueryRequest request(METHOD method) {
    SolrQueryRequest request = new LocalSolrQueryRequest(null, new ModifiableSolrParams());
    if (method != null) {
      request.getContext().put("httpMethod", method);
    }
    return request;
  }

  @Test
  void withoutAMethodARequestCountsAsPosted() {
    assertThat(Requests.isPost(request(null))).isTrue();
    assertThat(Requests.isPost(request(METHOD.POST))).isTrue();
    assertThat(Requests.isPost(request(METHOD.GET))).isFalse();
  }

  @Test
  void onlyAGetIsOne() {
    assertThat(Requests.isGet(request(METHOD.GET))).isTrue();
    assertThat(Requests.isGet(request(METHOD.POST))).isFalse();
    assertThat(Requests.isGet(request(null))).isFalse();
  }
}
