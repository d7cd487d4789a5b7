package io.zhengwen.solr.reextract;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;

/**
 * Performs actions on all shards, whatever happens to one: a start on all or none, a stop on as
 * many as answer.
 *
 * @param <L> a leader
 */
final class ShardActions<L> {
  static final String START = "start";
  static final String STOP = "stop";

  private final Asking<L> asking;

  /** Asks a leader. */
  interface Asking<L> {
    /**
     * Asks a leader to perform an action.
     *
     * @throws SolrException if it does not answer, or with the status of its refusal
     */
    Map<String, Object> ask(L leader, String action);
  }

  ShardActions(Asking<L> asking) {
    this.asking = asking;
  }

  /**
   * Performs an action.
   *
   * @param leaders the leaders by shards
   * @return the answers by shards
   * @throws SolrException with the status of the first leader that failed; what else failed is
   *     suppressed
   */
  Map<String, Map<String, Object>> perform(String action, Map<String, L> leaders) {
    Map<String, Map<String, Object>> answers = new TreeMap<>();
    List<L> begun = new ArrayList<>();
    SolrException fault = null;
    for (Map.Entry<String, L> leader : leaders.entrySet()) {
      try {
        answers.put(leader.getKey(), asking.ask(leader.getValue(), action));
        begun.add(leader.getValue());
      } catch (SolrException e) {
        fault = joined(fault, named(leader.getKey(), e));
        if (action.equals(START)) {
          if (!isRefused(e)) {
            begun.add(leader.getValue());
          }
          stop(begun, fault);
        }
        if (!action.equals(STOP)) {
          throw fault;
        }
      }
    }
    if (fault != null) {
      throw fault;
    }
    return answers;
  }

  /** Whether a leader did not begin for sure; if its answer was lost, it may have. */
  private static boolean isRefused(SolrException e) {
    return e.code() < ErrorCode.SERVER_ERROR.code;
  }

  private void stop(List<L> begun, SolrException reason) {
    for (L leader : begun) {
      try {
        asking.ask(leader, STOP);
      } catch (SolrException e) {
        reason.addSuppressed(e);
      }
    }
  }

  private static SolrException named(String shard, SolrException e) {
    return new SolrException(ErrorCode.getErrorCode(e.code()), shard + ": " + e.getMessage(), e);
  }

  private static SolrException joined(SolrException first, SolrException next) {
    if (first == null) {
      return next;
    }
    first.addSuppressed(next);
    return first;
  }
}
