package io.zhengwen.solr.handler;

import io.zhengwen.studio.service.Origins;
import java.util.Locale;
import org.apache.solr.cloud.ZkController;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.request.SolrQueryRequest;

/** Where a change comes from: not from pages of other sites. */
final class Origin {
  private Origin() {}

  /**
   * Refuses a change that a page of another site asks for.
   *
   * @throws SolrException with the status 403
   */
  static void check(SolrQueryRequest request) {
    if (Origins.isForeign(
        name -> Requests.header(request, name), origin -> isOurs(origin, request))) {
      throw Requests.refusal(
          ErrorCode.FORBIDDEN, "changes are not accepted from pages of other sites", null);
    }
  }

  /** Whether a host is the one that was asked, through a proxy or another node or not. */
  private static boolean isOurs(String origin, SolrQueryRequest request) {
    return origin.equalsIgnoreCase(Requests.header(request, "Host"))
        || origin.equalsIgnoreCase(Requests.header(request, "X-Forwarded-Host"))
        || isNode(origin, request.getCoreContainer().getZkController());
  }

  private static boolean isNode(String origin, ZkController cluster) {
    String prefix = origin.toLowerCase(Locale.ROOT) + "_";
    return cluster != null
        && cluster.getClusterState().getLiveNodes().stream()
            .anyMatch(node -> node.toLowerCase(Locale.ROOT).startsWith(prefix));
  }
}
