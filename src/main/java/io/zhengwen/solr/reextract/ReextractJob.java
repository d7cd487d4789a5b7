package io.zhengwen.solr.reextract;

import io.zhengwen.solr.ChainExtraction;
import io.zhengwen.solr.RouteFields;
import io.zhengwen.solr.StoredDocuments;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.reextract.JobProgress.Fate;
import io.zhengwen.solr.reextract.JobProgress.State;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.apache.solr.common.SolrDocument;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.params.CommonParams;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.common.util.ExecutorUtil;
import org.apache.solr.common.util.SolrNamedThreadFactory;
import org.apache.solr.core.CoreContainer;
import org.apache.solr.core.SolrCore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Extracts the documents of a core again that were extracted another way, one after the other in a
 * thread of its own. In SolrCloud that are the documents of a shard, on its leader.
 *
 * <p>A document is written with the version that was read: if it is changed meanwhile, it is read
 * anew and extracted again. Nothing needs to be remembered for a job that broke off, since the
 * documents that are done have the new version.
 */
public final class ReextractJob {
  private static final Logger LOG = LoggerFactory.getLogger(ReextractJob.class);
  private static final int MOST_ATTEMPTS = 20;
  private static final int MOST_FAULTS = 20;
  private static final String CLOSED = "the core was reloaded or closed; start again";
  private static final int CONFLICT = SolrException.ErrorCode.CONFLICT.code;

  /** The statuses of refusals for which the document is the reason. */
  private static final Set<Integer> OF_DOCUMENT =
      Set.of(SolrException.ErrorCode.BAD_REQUEST.code, CONFLICT);

  private final SolrCore core;
  private final String name;
  private final CoreContainer container;
  private final CoreShard shard;
  private final ReextractOptions options;
  private final OldDocuments documents;
  private final PageUpdate update;
  private final StoredDocuments stored;
  private final ChainUpdates updates;
  private final JobProgress progress;
  private final CountDownLatch stopped = new CountDownLatch(1);
  private int faults;

  private ReextractJob(
      SolrCore core,
      MainContentConfig config,
      ReextractOptions options,
      UnaryOperator<String> told) {
    progress = new JobProgress(told);
    this.core = core;
    this.options = options;
    name = core.getName();
    container = core.getCoreContainer();
    shard = new CoreShard(core);
    documents = new OldDocuments(core, options);
    updates = new ChainUpdates(core, shard, options.chain(), options.learn());
    update =
        new PageUpdate(
            config,
            options,
            core.getLatestSchema().getUniqueKeyField().getName(),
            RouteFields.of(core));
    ModifiableSolrParams here = new ModifiableSolrParams();
    here.set(CommonParams.DISTRIB, false);
    stored = new StoredDocuments(core, here);
  }

  /**
   * Starts a job.
   *
   * @param told makes of a message what answers may say; the log has all
   * @throws IllegalArgumentException if updates would lose fields, a filter cannot be parsed, or
   *     the collection is read-only
   * @throws io.zhengwen.store.TemplateStoreException if wrapper templates could not be read yet
   */
  public static ReextractJob start(
      SolrCore core,
      ChainExtraction extraction,
      ReextractOptions options,
      UnaryOperator<String> told)
      throws IOException {
    AtomicUpdateCheck.check(extraction.config(), core);
    ReextractJob job = new ReextractJob(core, extraction.config(), options, told);
    if (job.shard.isReadOnly()) {
      throw new IllegalArgumentException("the collection is read-only");
    }
    if (!options.forget()) {
      WrapperCheck.check(extraction, job.documents, core.getLatestSchema());
    }
    job.progress.total(job.documents.count());
    ExecutorService thread =
        ExecutorUtil.newMDCAwareSingleThreadExecutor(
            new SolrNamedThreadFactory("zhengwen-reextract"));
    thread.execute(job::run);
    thread.shutdown();
    return job;
  }

  /** The number of searchable documents of a core that are to be extracted again. */
  public static long old(SolrCore core, ReextractOptions options) throws IOException {
    return new OldDocuments(core, options).count();
  }

  /** Asks the job to end after the document that it is at. */
  public void stop() {
    stopped.countDown();
  }

  /** Ends the job at once, as its core is being closed. */
  public void close() {
    end(State.ABORTED, CLOSED);
    stop();
  }

  /** Whether the job has not ended. */
  public boolean isRunning() {
    return progress.isRunning();
  }

  /** How far the job is, in values that Solr writes in any format. */
  public Map<String, Object> status() {
    Map<String, Object> status = new LinkedHashMap<>(progress.toMap());
    status.put("version", options.version());
    status.put("rate", options.rate());
    status.put("fq", options.filters());
    options.beforeInstant().ifPresent(before -> status.put("before", before.toString()));
    return status;
  }

  private void run() {
    LOG.info("{}: extracting documents again, {}", name, options);
    try {
      while (step()) {
        // Each step is a page of documents.
      }
    } catch (Exception | StackOverflowError | LinkageError | AssertionError e) {
      fail(e);
    } catch (Error e) {
      fail(e);
      throw e;
    }
  }

  private void fail(Throwable e) {
    end(State.ABORTED, e.toString());
    LOG.error("{}: extracting again failed", name, e);
  }

  private void end(State how, String why) {
    if (progress.end(how, why)) {
      if (how == State.ABORTED) {
        LOG.warn("{}: extracting again broke off, {}", name, progress.toMap());
      } else {
        LOG.info("{}: extracted again, {}", name, progress.toMap());
      }
    }
  }

  /** Takes the next documents; whether there may be more. */
  private boolean step() throws IOException, InterruptedException {
    List<String> ids = List.of();
    Optional<String> end = unusable();
    if (end.isEmpty()) {
      try (SolrCore open = container.getCore(name)) {
        if (open == core) {
          ids = documents.next();
        } else {
          end = Optional.of(CLOSED);
        }
      }
    }
    for (String id : ids) {
      if (isStopped() || end.isPresent()) {
        break;
      }
      end = take(id);
    }
    if (end.isPresent()) {
      end(State.ABORTED, end.get());
      return false;
    }
    if (ids.isEmpty() || isStopped()) {
      try (SolrCore open = container.getCore(name)) {
        if (open == core) {
          updates.commit();
        }
      }
      end(ids.isEmpty() ? State.FINISHED : State.STOPPED, null);
      return false;
    }
    return true;
  }

  /** Why the core cannot be worked on any more; empty if it can. */
  private Optional<String> unusable() {
    try (SolrCore open = container.getCore(name)) {
      if (open != core) {
        return Optional.of(CLOSED);
      }
    }
    return shard.lost();
  }

  /** Takes a document in its time; why the job must end, if it must. */
  private Optional<String> take(String id) throws InterruptedException {
    long begin = System.nanoTime();
    Optional<String> end = unusable();
    if (end.isPresent()) {
      return end;
    }
    try (SolrCore open = container.getCore(name)) {
      if (open == core) {
        extract(id);
        faults = 0;
      }
    } catch (RuntimeException | IOException e) {
      progress.fail(id, reason(e));
      if (e instanceof SolrException answer && OF_DOCUMENT.contains(answer.code())) {
        LOG.warn("{}: document '{}' was not extracted again: {}", name, id, e.getMessage());
        faults = 0;
      } else {
        LOG.warn("{}: document '{}' was not extracted again", name, id, e);
        faults++;
      }
      if (faults >= MOST_FAULTS) {
        return Optional.of(faults + " documents in turn could not be written: " + reason(e));
      }
    }
    if (options.rate() > 0) {
      long rest = Math.round(1e9 / options.rate()) - (System.nanoTime() - begin);
      stopped.await(rest, TimeUnit.NANOSECONDS);
    }
    return Optional.empty();
  }

  /** What to say of a fault: the message alone of an exception of files is a path. */
  private static String reason(Exception e) {
    return e instanceof SolrException ? String.valueOf(e.getMessage()) : e.toString();
  }

  private void extract(String id) throws IOException {
    for (int attempt = 1; ; attempt++) {
      Optional<SolrDocument> found = stored.find(id, update.fields());
      if (found.isEmpty()) {
        progress.count(Fate.DELETED, id);
        return;
      }
      if (update.isNew(found.get())) {
        progress.count(Fate.UP_TO_DATE, id);
        return;
      }
      if (!update.hasPage(found.get())) {
        progress.count(Fate.WITHOUT_PAGE, id);
        return;
      }
      try {
        updates.add(update.of(id, found.get()));
        progress.count(Fate.DONE, id);
        return;
      } catch (SolrException e) {
        if (e.code() != CONFLICT || attempt == MOST_ATTEMPTS) {
          throw e;
        }
        progress.conflict();
      }
    }
  }

  private boolean isStopped() {
    return stopped.getCount() == 0;
  }
}
