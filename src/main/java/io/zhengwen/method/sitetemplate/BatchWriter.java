package io.zhengwen.method.sitetemplate;

import io.zhengwen.store.Ageing;
import io.zhengwen.store.RecordRefusedException;
import io.zhengwen.store.SiteBatch;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.TemplateStore;
import io.zhengwen.store.TemplateStoreException;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;

/**
 * Merges batches into a store, one after another, in the order in which they were completed. While
 * the store cannot be written, batches wait, and {@value #RETRY_SECONDS} seconds later the next
 * batch, or {@link #retry}, tries again; those for which there is no room, those of a site that the
 * store refuses, and those that still wait when the writer is closed, are lost and counted.
 * Thread-safe.
 */
final class BatchWriter implements AutoCloseable {
  /** How long a store that could not be written is left alone, in seconds. */
  static final int RETRY_SECONDS = 5;

  /** The greatest number of characters of all batches that wait. */
  static final int MOST_CHARS = 20_000_000;

  private static final int BATCH_CHARS = 200;

  private final TemplateStore store;
  private final Ageing ageing;
  private final Clock clock;
  private final Executor executor;
  private final BiConsumer<SiteKey, StoredSite> written;

  /** Held by the thread that writes. */
  private final ReentrantLock writing = new ReentrantLock();

  /** What waits; guarded by itself, as are the following. */
  private final Deque<Waiting> waiting = new ArrayDeque<>();

  private int chars;
  private long retryAt;
  private long lostPages;
  private String problem = "";

  private record Waiting(SiteKey site, SiteBatch batch) {
    int chars() {
      return BATCH_CHARS + batch.chars();
    }
  }

  /**
   * Creates a writer.
   *
   * @param written is told what is known of a site once a batch was merged
   */
  BatchWriter(
      TemplateStore store,
      Ageing ageing,
      Clock clock,
      Executor executor,
      BiConsumer<SiteKey, StoredSite> written) {
    this.store = store;
    this.ageing = ageing;
    this.clock = clock;
    this.executor = executor;
    this.written = written;
  }

  /** Merges a batch into the store, now or later. */
  void write(SiteKey site, SiteBatch batch) {
    Waiting added = new Waiting(site, batch);
    synchronized (waiting) {
      waiting.addLast(added);
      chars += added.chars();
      while (chars > MOST_CHARS) {
        lose(waiting.removeFirst());
      }
    }
    retry();
  }

  /** Writes what waits, unless the store was away a short while ago. */
  void retry() {
    synchronized (waiting) {
      if (waiting.isEmpty() || clock.millis() < retryAt) {
        return;
      }
    }
    executor.execute(this::writeAll);
  }

  private void lose(Waiting batch) {
    chars -= batch.chars();
    lostPages += batch.batch.pages();
  }

  private void writeAll() {
    writing.lock();
    try {
      Waiting next = take();
      while (next != null) {
        merge(next);
        next = take();
      }
    } catch (TemplateStoreException e) {
      synchronized (waiting) {
        problem = e.getMessage();
        retryAt = clock.millis() + 1000L * RETRY_SECONDS;
      }
    } finally {
      writing.unlock();
    }
  }

  private Waiting take() {
    synchronized (waiting) {
      Waiting next = waiting.pollFirst();
      chars -= next == null ? 0 : next.chars();
      return next;
    }
  }

  private void merge(Waiting next) {
    try {
      written.accept(next.site, store.update(next.site, known -> known.merge(next.batch, ageing)));
    } catch (RecordRefusedException e) {
      synchronized (waiting) {
        problem = e.getMessage();
        lostPages += next.batch.pages();
      }
    } catch (TemplateStoreException e) {
      synchronized (waiting) {
        waiting.addFirst(next);
        chars += next.chars();
      }
      throw e;
    }
  }

  /** Returns the number of pages whose counts are lost. */
  long lostPages() {
    synchronized (waiting) {
      return lostPages;
    }
  }

  /** Returns why the store could not be written the last time that it could not; empty if never. */
  String problem() {
    synchronized (waiting) {
      return problem;
    }
  }

  /** Tries once more to write what waits. */
  @Override
  public void close() {
    writeAll();
    synchronized (waiting) {
      while (!waiting.isEmpty()) {
        lose(waiting.removeFirst());
      }
    }
  }
}
