package io.zhengwen.solr.handler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.solr.Pages;
import java.nio.charset.StandardCharsets;
import org.apache.solr.client.solrj.SolrRequest.METHOD;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.common.util.ContentStreamBase;
import org.apache.solr.request.LocalSolrQueryRequest;
import org.apache.solr.request.SolrQueryRequest;
import org.junit.jupiter.api.Test;

/** Requests within a node need not have the method of HTTP, and bodies must be whole. */
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

  @Test
  void aBodyThatIsNotWholeIsRefused() throws Exception {
    byte[] page = Pages.ENGLISH.getBytes(StandardCharsets.UTF_8);
    ContentStreamBase body = new ContentStreamBase.ByteArrayStream(page, null);

    assertThat(Requests.bytes(body, 10_000)).isEqualTo(page);
    body.setSize(null);
    assertThat(Requests.bytes(body, 10_000)).isEqualTo(page);

    body.setSize(page.length + 1L);
    assertThatThrownBy(() -> Requests.bytes(body, 10_000))
        .isInstanceOf(SolrException.class)
        .hasMessageContaining("only " + page.length + " of the body's")
        .hasMessageContaining("Content-Type");
  }
}
