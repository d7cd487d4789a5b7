package io.zhengwen.solr.handler;

import io.zhengwen.solr.ChainExtraction;
import io.zhengwen.solr.reextract.CoreRequest;
import io.zhengwen.solr.reextract.ReextractJob;
import io.zhengwen.solr.reextract.ReextractOptions;
import io.zhengwen.solr.reextract.ShardLeaders;
import io.zhengwen.store.TemplateStoreException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.params.CommonParams;
import org.apache.solr.core.CloseHook;
import org.apache.solr.core.SolrCore;
import org.apache.solr.handler.RequestHandlerBase;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.security.AuthorizationContext;
import org.apache.solr.util.plugin.SolrCoreAware;

/**
 * A handler that extracts stored pages again: those of documents whose extraction version is not
 * the one that the chain writes now. In SolrCloud the leader of each shard does so for the
 * documents of its shard.
 *
 * <p>A GET answers how far it is. A POST with {@code action=start} begins, with {@code action=stop}
 * ends after the document at hand. Whatever broke off is carried on by another start. Parameters of
 * a start:
 *
 * <ul>
 *   <li>{@code fq}: a query that documents must match, as often as wanted
 *   <li>{@code rate}: the most documents of a shard in a second; default no bound
 *   <li>{@code keep}: fields with commas whose stored values stay though extraction writes them
 *   <li>{@code before}: an instant; all documents written before are extracted again, whatever
 *       their version
 *   <li>{@code learn=true}: pages are learned from and kept with their seeds, as if they came anew
 *   <li>{@code forget=true}: documents may lose what wrapper templates wrote because there are none
 *   <li>{@code chain}: the update chain, default the core's default chain
 * </ul>
 *
 * <p>What is wrong with a request, an unknown parameter for example, is answered 400, a start while
 * documents are being extracted 409.
 */
public final class ReextractHandler extends RequestHandlerBase implements SolrCoreAware {
  private static final KnownParameters PARAMETERS =
      new KnownParameters("action", "before", "chain", "forget", "fq", "keep", "learn", "rate");

  private volatile ReextractJob job;

  @Override
  public void inform(SolrCore core) {
    core.addCloseHook(
        new CloseHook() {
          @Override
          public void preClose(SolrCore closing) {
            if (job != null) {
              job.close();
            }
          }
        });
  }

  @Override
  public void handleRequestBody(SolrQueryRequest request, SolrQueryResponse response)
      throws IOException {
    response.setHttpCaching(false);
    PARAMETERS.check(request.getOriginalParams());
    String action = request.getParams().get("action", "status");
    boolean changes = action.equals("start") || action.equals("stop");
    if (!changes && !action.equals("status")) {
      throw Requests.wrong(
          "parameter 'action' has the value '" + action + "', must be one of status, start, stop");
    }
    if (changes && !Requests.isPost(request)) {
      throw Requests.wrong("action=" + action + " must be posted");
    }
    if (changes) {
      Origin.check(request);
    }
    SolrCore core = request.getCore();
    boolean cloud = core.getCoreContainer().isZooKeeperAware();
    Map<String, Object> answer;
    if (cloud && request.getParams().getBool(CommonParams.DISTRIB, true)) {
      answer =
          new ShardLeaders(core, request.getPath()).perform(action, request.getOriginalParams());
    } else if (cloud && CoreRequest.isForAnother(request)) {
      answer = CoreRequest.forward(request);
    } else {
      answer = here(request, action);
    }
    answer.forEach(response::add);
  }

  /** Performs an action on this core. */
  private Map<String, Object> here(SolrQueryRequest request, String action) {
    SolrCore core = request.getCore();
    ChainExtraction extraction = Requests.chain(request);
    UnaryOperator<String> told = message -> ServerPaths.hidden(message, core, extraction.config());
    try {
      ReextractOptions options =
          ReextractOptions.of(request.getParams(), extraction, request.getSchema());
      if (action.equals("start")) {
        start(core, extraction, options, told);
      } else if (action.equals("stop")) {
        stop();
      }
      Map<String, Object> status = new LinkedHashMap<>();
      status.put("state", "idle");
      ReextractJob latest = job;
      if (latest != null) {
        status.putAll(latest.status());
      }
      status.put("currentVersion", extraction.version());
      status.put("old", ReextractJob.old(core, options));
      return status;
    } catch (IllegalArgumentException e) {
      throw Requests.wrong(e.getMessage());
    } catch (TemplateStoreException e) {
      throw Requests.away(request, extraction, e);
    } catch (IOException e) {
      throw Requests.refusal(ErrorCode.SERVER_ERROR, told.apply(e.toString()), e);
    }
  }

  private synchronized void start(
      SolrCore core,
      ChainExtraction extraction,
      ReextractOptions options,
      UnaryOperator<String> told)
      throws IOException {
    if (job != null && job.isRunning()) {
      throw Requests.refusal(
          ErrorCode.CONFLICT, "documents are being extracted again; stop that first", null);
    }
    job = ReextractJob.start(core, extraction, options, told);
  }

  /** Waits for a start that is being made, and ends what it began. */
  private synchronized void stop() {
    if (job != null) {
      job.stop();
    }
  }

  @Override
  public Name getPermissionName(AuthorizationContext request) {
    return Requests.permission(request);
  }

  @Override
  public String getDescription() {
    return "Extracts stored pages again";
  }
}
