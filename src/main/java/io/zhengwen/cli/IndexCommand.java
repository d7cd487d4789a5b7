package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.index.DocumentFields;
import io.zhengwen.cli.index.FailureReport;
import io.zhengwen.cli.index.Journal;
import io.zhengwen.cli.index.PageSender;
import io.zhengwen.cli.index.SolrOptions;
import io.zhengwen.cli.index.SolrUpdates;
import io.zhengwen.cli.index.Stop;
import io.zhengwen.cli.input.PageInput;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Sends raw pages to a Solr server, which extracts them, and commits. */
@Command(
    name = "index",
    description = "Sends raw pages to a Solr server that extracts them, and commits.",
    footer = {
      "",
      "The collection's update chain must have Zhengwen's processor. Documents have the fields id, html, and where known url and content_type; see --fields.",
      "Each of --threads has a connection of its own. Pages that fail are named; Solr being away for a while is no failure, see --retry-for.",
    })
final class IndexCommand implements Callable<Integer> {
  private enum Commit {
    END,
    SOFT,
    NONE;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final String WAITING = "; waiting";

  private final Streams streams;

  @Spec private CommandSpec spec;
  @Mixin private PageInput input;
  @Mixin private SolrOptions solr;
  @Mixin private DocumentFields fields;

  @Option(
      names = "--batch",
      paramLabel = "N",
      description = "Pages a request at most, 1 to 1000 (default: ${DEFAULT-VALUE}).")
  private int batchSize = 50;

  @Option(
      names = "--batch-mb",
      paramLabel = "MB",
      description =
          "Megabytes a request at most, unless one page is larger, 1 to 100 (default: ${DEFAULT-VALUE}).")
  private int batchMegabytes = 4;

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      description =
          "Record what Solr has acknowledged; a run with the journal of an earlier one sends only what is not in it.")
  private Path journalFile;

  @Option(
      names = "--failures",
      paramLabel = "FILE",
      description =
          "Write the pages that failed, with their reasons, as JSON lines, which can be given to index again.")
  private Path failuresFile;

  @Option(
      names = "--commit",
      paramLabel = "C",
      description =
          "end (default): make the pages lasting and searchable at the end; soft: only searchable; none: leave it to Solr.")
  private Commit commit = Commit.END;

  @Option(
      names = "--commit-within",
      paramLabel = "MS",
      description = "Ask Solr to make pages searchable within so many milliseconds.")
  private Long commitWithin;

  IndexCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws CommandFailedException {
    check();
    try (Stop stop = new Stop()) {
      Map<String, String> parameters = new LinkedHashMap<>();
      parameters.put("maxErrors", "-1");
      if (commitWithin != null) {
        parameters.put("commitWithin", commitWithin.toString());
      }
      SolrUpdates updates = solr.open(stop, parameters);
      updates.check(reason -> streams.err().println(reason + WAITING));
      warnOfAlias(updates.aliased());
      try (Progress progress = new Progress(streams, "indexing", input::share);
          Journal journal = openJournal();
          FailureReport failures = new FailureReport(failuresFile)) {
        index(updates, journal, failures, progress, stop);
        progress.summary("indexed");
        return progress.exitCode();
      }
    }
  }

  private void warnOfAlias(List<String> collections) throws CommandFailedException {
    if (collections.size() > 1) {
      streams
          .err()
          .println(
              "warning: '"
                  + solr.collection()
                  + "' is an alias of several collections ("
                  + String.join(", ", collections)
                  + "); Solr adds all pages to the first");
    }
  }

  private Journal openJournal() throws CommandFailedException {
    return journalFile == null
        ? Journal.none()
        : Journal.open(journalFile, solr.collection(), input.keepsDuplicates());
  }

  private void check() {
    requireRange("--batch", batchSize, 1000);
    requireRange("--batch-mb", batchMegabytes, 100);
    if (commitWithin != null) {
      requireRange("--commit-within", commitWithin, Integer.MAX_VALUE);
    }
    input.check();
    fields.check();
    for (Path output : new Path[] {journalFile, failuresFile}) {
      if (output != null) {
        input.refuseAsOutput(output);
      }
    }
    if (journalFile != null
        && failuresFile != null
        && normal(journalFile).equals(normal(failuresFile))) {
      throw new ParameterException(
          spec.commandLine(), "--journal and --failures name the same file: " + journalFile);
    }
  }

  private static Path normal(Path file) {
    return file.toAbsolutePath().normalize();
  }

  private void requireRange(String option, long value, long most) {
    if (value < 1 || value > most) {
      throw new ParameterException(
          spec.commandLine(), option + " must be from 1 to " + most + ", was " + value);
    }
  }

  private void index(
      SolrUpdates updates, Journal journal, FailureReport failures, Progress progress, Stop stop) {
    long batchBytes = batchMegabytes * 1_000_000L;
    Consumer<String> waiting = reason -> progress.notice(reason + WAITING);
    PageSender sender = new PageSender(updates, fields, journal, failures, batchBytes, waiting);
    try (BatchSink batches =
        new BatchSink(
            sender, journal, failures, progress, stop, input.threads(), batchSize, batchBytes)) {
      batches.readAll(input, streams, rest());
    } catch (CommandFailedException e) {
      progress.problem(e.getMessage() + rest());
      return;
    }
    if (commit != Commit.NONE) {
      commit(updates, progress, waiting);
    }
  }

  private void commit(SolrUpdates updates, Progress progress, Consumer<String> waiting) {
    try {
      updates.commit(commit == Commit.SOFT, waiting);
    } catch (CommandFailedException e) {
      progress.problem(e.getMessage() + "; what was sent is not committed");
    }
  }

  private String rest() {
    return journalFile == null
        ? "; the rest was not sent"
        : "; the rest was not sent: run again with the same --journal to go on";
  }
}
