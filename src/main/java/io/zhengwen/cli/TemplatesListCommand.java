package io.zhengwen.cli;

import io.zhengwen.bench.report.Table;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.ExitCode;
import io.zhengwen.cli.output.JsonLine;
import io.zhengwen.store.FileTemplateStore;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.TemplateStoreException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists the sites of a template store. */
@Command(name = "list", description = "Lists the sites in a template store.")
final class TemplatesListCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private StoreArgument store;

  @Option(
      names = "--json",
      description = "An object a line with site, pages (learned from), templates, bytes.")
  private boolean json;

  private record Row(String site, long pages, int templates, long bytes) {}

  @Override
  public Integer call() throws CommandFailedException {
    FileTemplateStore sites = store.existing();
    List<Row> rows = new ArrayList<>();
    int failed = 0;
    try {
      for (SiteKey site : sites.sites("", Integer.MAX_VALUE)) {
        try {
          Optional<StoredSite> known = sites.load(site);
          if (known.isPresent()) {
            rows.add(row(site, known.get(), sites.bytes(site)));
          } else {
            failed++;
          }
        } catch (TemplateStoreException e) {
          failed++;
          spec.commandLine().getErr().println(e.getMessage());
        }
      }
    } catch (TemplateStoreException e) {
      throw new CommandFailedException(e.getMessage());
    }
    print(rows);
    return ExitCode.of(rows.size(), failed);
  }

  private static Row row(SiteKey site, StoredSite known, long bytes) {
    return new Row(site.name(), known.pages(), known.templates().size(), bytes);
  }

  private void print(List<Row> rows) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      for (Row row : rows) {
        out.print(JsonLine.of(row));
      }
    } else {
      Table table = new Table(List.of("site", "pages", "templates", "bytes"));
      for (Row row : rows) {
        table.add(List.of(row.site, number(row.pages), number(row.templates), number(row.bytes)));
      }
      out.print(table.toConsole());
    }
    out.flush();
  }

  private static String number(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }
}
