package io.zhengwen.solr;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.Query;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.search.QParser;
import org.apache.solr.search.QParserPlugin;

/** A query that is slow: it waits until the test lets it go. */
public final class WaitingQParserPlugin extends QParserPlugin {
  static final CountDownLatch ASKED = new CountDownLatch(1);
  static final CountDownLatch GO = new CountDownLatch(1);

  @Override
  public QParser createParser(
      String query, SolrParams local, SolrParams params, SolrQueryRequest request) {
    return new QParser(query, local, params, request) {
      @Override
      public Query parse() {
        ASKED.countDown();
        try {
          GO.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException e) {
          throw new SolrException(SolrException.ErrorCode.SERVER_ERROR, e);
        }
        return new MatchAllDocsQuery();
      }
    };
  }
}
