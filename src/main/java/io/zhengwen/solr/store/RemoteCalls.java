package io.zhengwen.solr.store;

import io.zhengwen.store.TemplateStoreException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.util.ExecutorUtil;

/**
 * Makes calls to other nodes in bounded time. After one failed, or took too long, the others are
 * refused for {@value #AWAY_SECONDS} seconds, so that pages do not wait for a store that is away.
 * What is called is not away if it answers that it refuses a call, as a collection that is
 * read-only does. Calls are made in the name of the node, not of the user whose request needs them.
 * Thread-safe.
 */
final class RemoteCalls implements AutoCloseable {
  static final int AWAY_SECONDS = 5;

  private final String what;
  private final ExecutorService threads;

  /**
   * Until when calls are refused, by {@link System#nanoTime}; guarded by this, as is the reason.
   */
  private long awayUntil;

  private String reason;

  /**
   * Prepares calls.
   *
   * @param what is called, as messages name it
   */
  RemoteCalls(String what) {
    this.what = what;
    threads =
        Executors.newCachedThreadPool(
            runnable -> {
              Thread thread =
                  new Thread(
                      () -> {
                        ExecutorUtil.setServerThreadFlag(true);
                        runnable.run();
                      },
                      "zhengwen-templates");
              thread.setDaemon(true);
              return thread;
            });
  }

  /**
   * Makes a call.
   *
   * @throws TemplateStoreException if it fails or takes longer than {@code most}, or if another did
   *     a short while ago
   */
  <T> T call(Duration most, Callable<T> call) {
    refuseWhileAway();
    Future<T> result = threads.submit(call);
    try {
      return result.get(most.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException own && !(own instanceof SolrException)) {
        throw own;
      }
      if (isRefused(e.getCause())) {
        throw new TemplateStoreException(
            what + " refused a call: " + e.getCause().getMessage(), e.getCause());
      }
      throw away(String.valueOf(e.getCause()), e.getCause());
    } catch (TimeoutException e) {
      result.cancel(true);
      throw away("it did not answer within " + most.toSeconds() + " seconds", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new TemplateStoreException("interrupted while waiting for " + what, e);
    }
  }

  /** Whether an exception is an answer that finds fault with a call, not with who answers. */
  private static boolean isRefused(Throwable e) {
    return e instanceof SolrException answer
        && answer.code() >= ErrorCode.BAD_REQUEST.code
        && answer.code() < ErrorCode.SERVER_ERROR.code
        && answer.code() != ErrorCode.TOO_MANY_REQUESTS.code;
  }

  private synchronized void refuseWhileAway() {
    if (reason != null && awayUntil - System.nanoTime() > 0) {
      throw new TemplateStoreException(what + " is away: " + reason);
    }
    reason = null;
  }

  private synchronized TemplateStoreException away(String why, Throwable cause) {
    reason = why;
    awayUntil = System.nanoTime() + TimeUnit.SECONDS.toNanos(AWAY_SECONDS);
    return new TemplateStoreException(what + " is away: " + why, cause);
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
