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
 * inputs. At most four tasks for each thread are running or waiting, and fewer if their inputs take
 * much memory. Used by one thread.
 *
 * @param <I> the type of inputs
 * @param <O> the type of results
 */
final class OrderedTasks<I, O> implements AutoCloseable {
  private static final int WINDOW_PER_THREAD = 4;
  private static final long MOST_BYTES = 256_000_000;

  /** Computes a result on one of the threads; its exceptions end the run. */
  @FunctionalInterface
  interface Task<I, O> {
    O apply(I input) throws CommandFailedException;
  }

  /** Takes results; its exceptions end the run. */
  @FunctionalInterface
  interface Sink<O> {
    void accept(O result) throws CommandFailedException;
  }

  private record Submitted<O>(Future<O> result, long bytes) {}

  private final ExecutorService workers;
  private final int window;
  private final Task<I, O> task;
  private final Sink<O> sink;
  private final Queue<Submitted<O>> submitted = new ArrayDeque<>();
  private long bytes;

  OrderedTasks(int threads, Task<I, O> task, Sink<O> sink) {
    this.workers = Executors.newFixedThreadPool(threads);
    this.window = threads * WINDOW_PER_THREAD;
    this.task = task;
    this.sink = sink;
  }

  /**
   * Adds an input; waits for earlier ones if too many are under way.
   *
   * @param inputBytes the memory that it takes
   */
  void submit(I input, long inputBytes) throws CommandFailedException {
    while (submitted.size() >= window
        || (!submitted.isEmpty() && bytes + inputBytes > MOST_BYTES)) {
      acceptNext();
    }
    bytes += inputBytes;
    submitted.add(new Submitted<>(workers.submit(() -> task.apply(input)), inputBytes));
  }

  /** Waits until all inputs that were added are done. */
  void finish() throws CommandFailedException {
    while (!submitted.isEmpty()) {
      acceptNext();
    }
  }

  private void acceptNext() throws CommandFailedException {
    Submitted<O> next = submitted.remove();
    bytes -= next.bytes;
    sink.accept(result(next.result));
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

  /** Ends the threads; what is not done is given up. */
  @Override
  public void close() {
    workers.shutdownNow();
  }
}
