package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Runs a task for each input on several threads and hands over the results in the order of the
 * inputs. At most four tasks for each thread are running or waiting.
 */
final class OrderedTasks {
  private static final int WINDOW_PER_THREAD = 4;

  private OrderedTasks() {}

  /** Computes a result on one of the threads; its exceptions end the run. */
  @FunctionalInterface
  interface Task<I, O> {
    O apply(I input) throws CommandFailedException;
  }

  /** Takes results; its exceptions end the run. */
  @FunctionalInterface
  interface Sink<O, X extends Exception> {
    void accept(O result) throws X;
  }

  static <I, O, X extends Exception> void run(
      Iterable<I> inputs, int threads, Task<I, O> task, Sink<O, X> sink)
      throws X, CommandFailedException {
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      Queue<Future<O>> window = new ArrayDeque<>();
      for (I input : inputs) {
        if (window.size() == threads * WINDOW_PER_THREAD) {
          sink.accept(result(window.remove()));
        }
        window.add(workers.submit(() -> task.apply(input)));
      }
      while (!window.isEmpty()) {
        sink.accept(result(window.remove()));
      }
    } finally {
      workers.shutdownNow();
    }
  }

  private static <O> O result(Future<O> future) throws CommandFailedException {
    try {
      return future.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof CommandFailedException failed) {
        throw failed;
      }
      if (e.getCause() instanceof OutOfMemoryError) {
        throw new CommandFailedException(
            "out of memory; use fewer --threads or start java with a larger -Xmx");
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailedException("interrupted");
    }
  }
}
