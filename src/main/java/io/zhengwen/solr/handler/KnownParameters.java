package io.zhengwen.solr.handler;

import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.params.CommonParams;
import org.apache.solr.common.params.CoreAdminParams;
import org.apache.solr.common.params.ShardParams;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.core.RequestParams;

/** The parameters of a handler, beside those that Solr reads of every request. */
final class KnownParameters {
  private static final Set<String> OF_SOLR =
      Set.of(
          CommonParams.WT,
          CommonParams.INDENT,
          CommonParams.VERSION,
          CommonParams.OMIT_HEADER,
          CommonParams.HEADER_ECHO_PARAMS,
          CommonParams.HEADER_ECHO_HANDLER,
          CommonParams.LOG_PARAMS_LIST,
          CommonParams.DISTRIB,
          CommonParams.DEBUG_QUERY,
          CommonParams.TIME_ALLOWED,
          CommonParams.CPU_ALLOWED,
          CommonParams.REQUEST_ID,
          CommonParams.NOW,
          CommonParams.TZ,
          CommonParams.QT,
          ShardParams.IS_SHARD,
          RequestParams.USEPARAM,
          "expandMacros",
          "json",
          "collection",
          "doAs",
          CoreAdminParams.CORE);

  /** Parameters of Solr whose names begin so; {@code _} those between its nodes. */
  private static final List<String> BEGINNINGS_OF_SOLR =
      List.of(
          "_",
          "json.",
          "user.",
          CommonParams.DEBUG,
          ShardParams.SHARDS,
          "shard.",
          "stream.",
          "distrib.");

  private final List<String> own;

  /** The parameters of these names. */
  KnownParameters(String... own) {
    this.own = Stream.of(own).sorted().toList();
  }

  /**
   * Refuses a request with others.
   *
   * @throws SolrException with the status 400 that names one, its value and the handler's own
   */
  void check(SolrParams given) {
    for (Iterator<String> names = given.getParameterNamesIterator(); names.hasNext(); ) {
      String name = names.next();
      if (!own.contains(name) && !isOfSolr(name)) {
        throw Requests.wrong(
            "unknown parameter '"
                + name
                + "' with the value '"
                + given.get(name)
                + "', must be one of "
                + String.join(", ", own));
      }
    }
  }

  private static boolean isOfSolr(String name) {
    return OF_SOLR.contains(name) || BEGINNINGS_OF_SOLR.stream().anyMatch(name::startsWith);
  }
}
