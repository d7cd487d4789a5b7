package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.index.FailureReport;
import io.zhengwen.cli.index.Journal;
import io.zhengwen.cli.index.PageSender;
import io.zhengwen.cli.index.Stop;
import io.zhengwen.cli.index.StoppableStreams;
import io.zhengwen.cli.input.Page;
import io.zhengwen.cli.input.PageInput;
import io.zhengwen.cli.input.PageSink;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Gathers pages in batches and sends them on several connections. */
final class BatchSink implements PageSink, AutoCloseable {
  private static final String BEFORE = "acknowledged before, by the journal";

  private final Journal journal;
  private final FailureReport failures;
  private final Progress progress;
  private final Stop stop;
  private final int batchSize;
  private final long batchBytes;
  private final OrderedTasks<List<Page>, Sent> tasks;
  private final Set<String> underWay = new HashSet<>();
  private List<Page> batch = new ArrayList<>();
  private long bytes;
  private CommandFailedException reportFailed;

  private record Sent(List<Page> pages, Map<Page, String> problems) {}

  /** Ends the reading of the input. */
  private static final class StoppedException extends CommandFailedException {
    StoppedException() {
      super("stopped");
    }
  }

  BatchSink(
      PageSender sender,
      Journal journal,
      FailureReport failures,
      Progress progress,
      Stop stop,
      int connections,
      int batchSize,
      long batchBytes) {
    this.journal = journal;
    this.failures = failures;
    this.progress = progress;
    this.stop = stop;
    this.batchSize = batchSize;
    this.batchBytes = batchBytes;
    this.tasks =
        new OrderedTasks<>(connections, pages -> new Sent(pages, sender.send(pages)), this::accept);
  }

  /**
   * Sends all pages of an input; only what is under way if the run is asked to stop, which is no
   * failure.
   *
   * @param rest what becomes of the rest then
   */
  void readAll(PageInput input, Streams streams, String rest) throws CommandFailedException {
    try {
      input.read(new StoppableStreams(streams.in(), stop), streams.columns() > 0, this);
      if (!stop.isAsked()) {
        flush();
      }
    } catch (StoppedException e) {
      // Told below.
    }
    if (stop.isAsked()) {
      progress.notice("stopped" + rest);
    }
    tasks.finish();
    if (reportFailed != null) {
      throw reportFailed;
    }
  }

  @Override
  public void page(Page page) throws CommandFailedException {
    if (stop.isAsked()) {
      throw new StoppedException();
    }
    if (journal.hasBefore(page)) {
      progress.skipped(BEFORE);
      return;
    }
    if (!underWay.add(page.id())) {
      // The later of two pages with one id must be the one that stays.
      flush();
      tasks.finish();
      underWay.add(page.id());
    }
    if (!batch.isEmpty() && bytes + page.size() > batchBytes) {
      flush();
    }
    batch.add(page);
    bytes += page.size();
    if (batch.size() == batchSize) {
      flush();
    }
  }

  private void flush() throws CommandFailedException {
    if (!batch.isEmpty()) {
      long held = batch.stream().mapToLong(Page::bytesInMemory).sum();
      List<Page> full = batch;
      batch = new ArrayList<>();
      bytes = 0;
      tasks.submit(full, held);
    }
  }

  private void accept(Sent sent) {
    for (Page page : sent.pages) {
      underWay.remove(page.id());
      String problem = sent.problems.get(page);
      if (problem == null) {
        progress.done();
      } else {
        progress.failed(page.place() + ": " + problem);
      }
    }
  }

  @Override
  public void problem(String place, String reason) {
    if (stop.isAsked()) {
      return; // an input that could not be read to its end
    }
    progress.problem(place + ": " + reason);
    try {
      failures.add(place, reason);
    } catch (CommandFailedException e) {
      reportFailed = e;
    }
  }

  @Override
  public void skipped(String place, String reason) {
    progress.skipped(reason);
  }

  @Override
  public void close() {
    tasks.close();
  }
}
