package io.zhengwen.bench.corpus;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs a task on every page of a set, in parallel. Thread-safe. */
public final class PageLoop {
  private final int threads;

  /** Creates a loop with the given number of threads, at least 1. */
  public PageLoop(int threads) {
    this.threads = threads;
  }

  /**
   * A task for a page.
   *
   * @param <T> the type of the result
   */
  @FunctionalInterface
  public interface Task<T> {
    /** Returns the result for a page. */
    T run(LabelledPage page) throws IOException;
  }

  /**
   * Runs a task on every page.
   *
   * @param pageDone called after each page, from any thread
   * @return the results in the order of the pages
   * @throws CorpusException naming the page that cannot be read
   * @throws IllegalStateException naming the page on which the task fails
   */
  public <T> List<T> run(Corpus corpus, Task<T> task, Runnable pageDone)
      throws InterruptedException {
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      List<Future<T>> futures = new ArrayList<>();
      for (LabelledPage page : corpus.pages()) {
        futures.add(
            executor.submit(
                () -> {
                  T result = task.run(page);
                  pageDone.run();
                  return result;
                }));
      }
      List<T> results = new ArrayList<>();
      for (int i = 0; i < futures.size(); i++) {
        results.add(get(futures.get(i), corpus.pages().get(i)));
      }
      return results;
    } finally {
      executor.shutdownNow();
    }
  }

  private static <T> T get(Future<T> future, LabelledPage page) throws InterruptedException {
    try {
      return future.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException unreadable) {
        throw new CorpusException(page.file() + ": " + unreadable.getMessage(), unreadable);
      }
      throw new IllegalStateException("failed on " + page.file(), e.getCause());
    }
  }
}
