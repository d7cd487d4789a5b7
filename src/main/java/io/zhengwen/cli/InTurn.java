package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.input.Page;
import io.zhengwen.cli.input.PageInput;

/**
 * Runs a task for each page of an input and hands over the results in the order of the pages.
 *
 * @param <O> the type of results
 */
final class InTurn<O> {
  private final OrderedTasks<Job, O> tasks;
  private Page first;
  private long count;

  /** What a task does. */
  @FunctionalInterface
  interface Task<O> {
    /**
     * Returns the result for a page.
     *
     * @param several whether it is one of several
     */
    O apply(Page page, boolean several);
  }

  private record Job(Page page, boolean several) {}

  private InTurn(OrderedTasks<Job, O> tasks) {
    this.tasks = tasks;
  }

  /**
   * Reads the input to its end; what cannot be read or is no page goes to the progress.
   *
   * @return the number of pages
   */
  static <O> long run(
      PageInput input,
      Streams streams,
      Progress progress,
      Task<O> task,
      OrderedTasks.Sink<O> results)
      throws CommandFailedException {
    try (OrderedTasks<Job, O> tasks =
        new OrderedTasks<>(input.threads(), job -> task.apply(job.page, job.several), results)) {
      InTurn<O> run = new InTurn<>(tasks);
      input.read(
          streams::in,
          streams.columns() > 0,
          new ReportingSink(progress) {
            @Override
            public void page(Page page) throws CommandFailedException {
              run.add(page);
            }
          });
      run.finish();
      return run.count;
    }
  }

  /** The first page waits until there is a second. */
  private void add(Page page) throws CommandFailedException {
    count++;
    if (count == 1) {
      first = page;
      return;
    }
    if (count == 2) {
      submit(first, true);
      first = null;
    }
    submit(page, true);
  }

  private void finish() throws CommandFailedException {
    if (count == 1) {
      submit(first, false);
    }
    tasks.finish();
  }

  private void submit(Page page, boolean several) throws CommandFailedException {
    tasks.submit(new Job(page, several), page.bytesInMemory());
  }
}
