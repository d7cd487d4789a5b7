package io.zhengwen.cli;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.cli.input.PageFile;
import io.zhengwen.cli.input.PageFiles;
import io.zhengwen.cli.input.PageInput;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
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
      "The collection's update chain must have Zhengwen's processor; documents have the fields id, url (where known) and html.",
    })
final class IndexCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;
  @Mixin private PageInput input;

  @Option(
      names = "--solr",
      required = true,
      paramLabel = "URL",
      description = "Solr's address, such as http://127.0.0.1:8983/solr.")
  private URI solr;

  @Option(
      names = {"-c", "--collection"},
      required = true,
      paramLabel = "C",
      description = "The collection or core.")
  private String collection;

  @Option(
      names = "--batch",
      paramLabel = "N",
      description = "Pages a request, 1 to 1000 (default: ${DEFAULT-VALUE}).")
  private int batchSize = 20;

  IndexCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws CommandFailedException {
    if (batchSize < 1 || batchSize > 1000) {
      throw new ParameterException(
          spec.commandLine(), "--batch must be from 1 to 1000, was " + batchSize);
    }
    SolrUpdates updates = updates();
    PageFiles found = input.find(streams.in());
    if (!found.pages().isEmpty()) {
      updates.check();
    }
    try (Progress progress = new Progress(streams, "indexing", found.pages().size())) {
      found.problems().forEach(progress::problem);
      List<PageFile> pages = withoutRepeatedIds(found.pages(), progress);
      try {
        send(new PageSender(updates, input), pages, progress);
        updates.commit();
      } catch (CommandFailedException e) {
        progress.stopped(e.getMessage());
      }
      progress.summary("indexed");
      return progress.exitCode();
    }
  }

  private SolrUpdates updates() {
    try {
      return new SolrUpdates(solr, collection);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** A later page with the same id would silently replace an earlier one. */
  private static List<PageFile> withoutRepeatedIds(List<PageFile> pages, Progress progress) {
    Map<String, PageFile> byId = new HashMap<>();
    List<PageFile> first = new ArrayList<>();
    for (PageFile page : pages) {
      PageFile other = byId.putIfAbsent(page.id(), page);
      if (other == null) {
        first.add(page);
      } else {
        progress.failed(page.name() + ": has the same id as " + other.name());
      }
    }
    return first;
  }

  private void send(PageSender sender, List<PageFile> pages, Progress progress)
      throws CommandFailedException {
    OrderedTasks.run(
        batches(pages),
        input.threads(),
        sender::send,
        outcomes -> {
          for (String problem : outcomes) {
            if (problem.isEmpty()) {
              progress.done();
            } else {
              progress.failed(problem);
            }
          }
        });
  }

  private List<List<PageFile>> batches(List<PageFile> pages) {
    List<List<PageFile>> batches = new ArrayList<>();
    for (int i = 0; i < pages.size(); i += batchSize) {
      batches.add(pages.subList(i, Math.min(pages.size(), i + batchSize)));
    }
    return batches;
  }
}
